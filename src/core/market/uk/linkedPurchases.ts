import { itemAt } from '../../kernel/itemAt.ts';
import { addMoney, minor, roundMoney, subtractMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { TaxBandLine } from '../rules.ts';
import { poundsText } from './taxReading.ts';
import type { Purchase, TaxReading } from './taxReading.ts';
import type { RuleRef } from '../ruleRef.ts';

/** The rule that links purchases, and its note. */
export interface LinkedLaw {
  readonly law: RuleRef;
  readonly notes: readonly string[];
}

/** A note if a relief that averages over dwellings is available and the number of linked dwellings is unknown. */
export const averagingNote = ({ linked }: Purchase): readonly string[] =>
  linked?.dwellings === undefined
    ? ['Multiple dwellings relief isn’t included for the linked purchases. Enter how many dwellings they contain.']
    : [];

/**
 * One linked transaction's share, by price, of the tax on all of them. Band edges apply to the total price; `taxed` and `tax` are the
 * amounts apportioned to this transaction, and sum to its share of the totals.
 */
export function shareOfLinked(reading: TaxReading, { isLinked, one, price }: Purchase, { law, notes }: LinkedLaw): TaxReading {
  if (!isLinked) return reading;
  const taxed = shares(reading.lines, ({ taxed: amount }) => amount, [one.price, price]);
  const tax = shares(reading.lines, ({ tax: amount }) => amount, [one.price, price]);
  const others = subtractMoney(price, one.price);
  return {
    lines: reading.lines.map((line, at) => ({ ...line, taxed: itemAt(taxed, at), tax: itemAt(tax, at) })),
    refs: [...reading.refs, law],
    notes: [
      `Linked with purchases totalling ${poundsText(others / 100)}. Tax is calculated on the combined ${poundsText(price / 100)} and divided between the purchases by price. ` +
        'We assume the linked purchases are the same kind of property, bought by the same kind of buyer.',
      ...notes,
      ...reading.notes,
    ],
  };
}

/** Each amount's share of the tax, rounded cumulatively so that rounding errors do not add up. */
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
