import { isoDate } from '../../../kernel/calendar.ts';
import { addMoney, minor, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { bandTax, bandTotal } from '../../bandTax.ts';
import type { BandStart } from '../../bandTax.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import { bracketsOf } from './incomeBrackets.ts';

export interface GainsTaxInput {
  readonly year: number;
  readonly filing: Filing;
  /** The year's taxable income after deductions, excluding these gains. */
  readonly ordinaryIncome: Minor;
  /** Gain on property held for more than a year, excluding recaptured depreciation. */
  readonly longTermGain: Minor;
  /** Unrecaptured section 1250 gain: depreciation recaptured on a building's sale. */
  readonly recapturedGain: Minor;
}

export interface GainsTax {
  readonly onLongTermGain: Minor;
  readonly onRecapture: Minor;
  readonly total: Minor;
  readonly rule: UsRule;
}

/** The error for a year without known brackets. */
export interface YearNotKnown {
  readonly kind: 'year-not-known';
  readonly year: number;
}

/**
 * Federal tax on long-term gains in cents, or an error for years without brackets. Ordinary income fills the brackets first. Recaptured
 * depreciation comes next, at the ordinary rate but at most 25%; other long-term gain comes last, at 0, 15 and 20% (26 U.S.C. § 1(h)).
 */
export function gainsTax(input: GainsTaxInput): Result<GainsTax, YearNotKnown> {
  const brackets = bracketsOf(input.year);
  if (brackets === null) return err({ kind: 'year-not-known', year: input.year });
  const { filing } = input;
  const income = atLeastNothing(input.ordinaryIncome);
  const belowGain = addMoney(income, atLeastNothing(input.recapturedGain));
  const top = addMoney(belowGain, atLeastNothing(input.longTermGain));
  const onRecapture = taxBetween(capped(brackets.ordinary[filing]), income, belowGain);
  const onLongTermGain = taxBetween(brackets.gains[filing], belowGain, top);
  const rule: UsRule = {
    id: `us-gains-${input.year}`,
    title: `Federal tax on long-term gains, ${input.year}`,
    url: brackets.url,
    inForceFrom: isoDate(`${input.year}-01-01`),
    checkedOn,
    certainty: 'confirmed',
  };
  return ok({ onLongTermGain, onRecapture, total: sumMoney([onLongTermGain, onRecapture]), rule });
}

/** The maximum rate on recaptured depreciation, in per cent (§ 1(h)(1)(E)). */
export const highestOnRecapture = 25;
const capped = (bands: readonly BandStart[]): readonly BandStart[] =>
  bands.map(([from, ratePercent]) => [from, Math.min(ratePercent, highestOnRecapture)]);

const taxBetween = (bands: readonly BandStart[], from: Minor, to: Minor): Minor =>
  subtractMoney(bandTotal(bandTax(to, bands)), bandTotal(bandTax(from, bands)));

const atLeastNothing = (amount: Minor): Minor => minor(Math.max(0, amount));
