import { addMoney, minor, roundMoney, subtractMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { TaxBandLine } from '../rules.ts';
import { poundsText } from './taxReading.ts';
import type { Purchase, TaxReading } from './taxReading.ts';
import type { RuleRef } from '../ruleRef.ts';

/** The rule that links purchases, and what to say beside it. */
export interface LinkedLaw {
  readonly law: RuleRef;
  readonly notes: readonly string[];
}

/** Said where a relief that averages over dwellings is open, and how many are linked is not known. */
export const averagingNote = ({ linked }: Purchase): readonly string[] =>
  linked?.dwellings === undefined
    ? ['Multiple dwellings relief over the linked purchases is not counted: how many dwellings they hold is not known.']
    : [];

/**
 * What one of several linked transactions bears of the tax on all of them: the share its price has in theirs. The edges of the slices
 * are those of the whole consideration; what is taxed and the tax are the share, and sum to it.
 */
export function shareOfLinked(reading: TaxReading, { isLinked, one, price }: Purchase, { law, notes }: LinkedLaw): TaxReading {
  if (!isLinked) return reading;
  const taxed = shares(reading.lines, ({ taxed: amount }) => amount, [one.price, price]);
  const tax = shares(reading.lines, ({ tax: amount }) => amount, [one.price, price]);
  const others = subtractMoney(price, one.price);
  return {
    lines: reading.lines.map((line, at) => ({ ...line, taxed: taxed[at] as Minor, tax: tax[at] as Minor })),
    refs: [...reading.refs, law],
    notes: [
      `Linked with purchases of ${poundsText(others / 100)}: the tax on ${poundsText(price / 100)} together, of which this one bears the share of its price. ` +
        'The linked ones are taken as the same kind of property, bought by the same kind of buyer.',
      ...notes,
      ...reading.notes,
    ],
  };
}

/** Each amount's share, rounded so that the shares sum to the share of the sum. */
function shares(
  lines: readonly TaxBandLine[],
  amountOf: (line: TaxBandLine) => Minor,
  [part, whole]: readonly [part: Minor, whole: Minor],
): readonly Minor[] {
  let [sum, given]: readonly [Minor, Minor] = [zeroMoney, zeroMoney];
  return lines.map((line) => {
    sum = addMoney(sum, amountOf(line));
    const until = roundMoney((sum * part) / whole);
    const own = minor(until - given);
    given = until;
    return own;
  });
}
