import { fromMajor, minor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { confirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const surchargeRate = percent(5.5);

/** One person's income tax exempt from the surcharge, and the maximum share of the excess. */
interface Limit {
  readonly from: number;
  readonly exempt: Minor;
  readonly mostOfExcess: Rate;
}

/** § 3 (3) and § 4 SolzG 1995, newest first. */
const limits: readonly Limit[] = [
  { from: 2026, exempt: fromMajor(20_350), mostOfExcess: percent(11.9) },
  { from: 2025, exempt: fromMajor(19_950), mostOfExcess: percent(11.9) },
  { from: 2024, exempt: fromMajor(18_130), mostOfExcess: percent(11.9) },
  { from: 2023, exempt: fromMajor(17_543), mostOfExcess: percent(11.9) },
  { from: 2021, exempt: fromMajor(16_956), mostOfExcess: percent(11.9) },
  { from: 2002, exempt: fromMajor(972), mostOfExcess: percent(20) },
];

/**
 * The solidarity surcharge (Solidaritätszuschlag) on a year's income tax, in cents, rounded down; income splitting doubles the exempt
 * limit. Throws for a year without a limit.
 */
export function solidaritySurcharge(year: number, incomeTax: Minor, isSplitting: boolean): Minor {
  const limit = limits.find(({ from }) => from <= year);
  if (limit === undefined) throw new RangeError(`No surcharge limit for ${year}`);
  const excess = incomeTax - limit.exempt * (isSplitting ? 2 : 1);
  if (excess <= 0) return minor(0);
  return wholeCents(Math.min(incomeTax * surchargeRate, excess * limit.mostOfExcess));
}

/** The rule that sets a year's surcharge. */
export const surchargeRule = (year: number): RuleRef =>
  confirmedRule({
    id: `de-solidarity-surcharge-${year}`,
    title: `Solidarity surcharge for ${year} (§§ 3, 4 SolzG 1995)`,
    inForceFrom: `${year}-01-01`,
    url: 'https://www.gesetze-im-internet.de/solzg_1995/__3.html',
  });

const wholeCents = (amount: number): Minor => minor(Math.floor(Number(amount.toPrecision(13))));
