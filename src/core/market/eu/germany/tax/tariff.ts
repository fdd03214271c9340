import { fromMajor, minor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { confirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** § 32a (1) EStG for one year, in euros: the limits of its five zones and the figures in their formulas. */
interface Tariff {
  /** The basic allowance (Grundfreibetrag), then the last euro of the second, third and fourth zone. */
  readonly upTo: readonly [allowance: number, second: number, third: number, fourth: number];
  readonly second: number;
  readonly third: number;
  readonly beforeThird: number;
  /** The amounts deducted from 42% and 45%. */
  readonly less: readonly [fourth: number, top: number];
}

const tariffs: Readonly<Record<number, Tariff>> = {
  2018: { upTo: [9000, 13_996, 54_949, 260_532], second: 997.8, third: 220.13, beforeThird: 948.49, less: [8621.75, 16_437.7] },
  2019: { upTo: [9168, 14_254, 55_960, 265_326], second: 980.14, third: 216.16, beforeThird: 965.58, less: [8780.9, 16_740.68] },
  2020: { upTo: [9408, 14_532, 57_051, 270_500], second: 972.87, third: 212.02, beforeThird: 972.79, less: [8963.74, 17_078.74] },
  2021: { upTo: [9744, 14_753, 57_918, 274_612], second: 995.21, third: 208.85, beforeThird: 950.96, less: [9136.63, 17_374.99] },
  2022: { upTo: [10_347, 14_926, 58_596, 277_825], second: 1088.67, third: 206.43, beforeThird: 869.32, less: [9336.45, 17_671.2] },
  2023: { upTo: [10_908, 15_999, 62_809, 277_825], second: 979.18, third: 192.59, beforeThird: 966.53, less: [9972.98, 18_307.73] },
  2024: { upTo: [11_784, 17_005, 66_760, 277_825], second: 954.8, third: 181.19, beforeThird: 991.21, less: [10_636.31, 18_971.06] },
  2025: { upTo: [12_096, 17_443, 68_480, 277_825], second: 932.3, third: 176.64, beforeThird: 1015.13, less: [10_911.92, 19_246.67] },
  2026: { upTo: [12_348, 17_799, 69_878, 277_825], second: 914.51, third: 173.1, beforeThird: 1034.87, less: [11_135.63, 19_470.38] },
};

/**
 * One person's income tax by a year's tariff, in cents. Income and tax are rounded down to whole euros. Throws for a year without a tariff.
 */
export function tariffTax(year: number, income: Minor): Minor {
  const tariff = tariffs[year];
  if (tariff === undefined) throw new RangeError(`No income tax tariff for ${year}`);
  return fromMajor(wholeEuros(formula(tariff, Math.max(0, Math.floor(income / 100)))));
}

/** Income tax by the splitting procedure, in cents: twice the tax on half the income. */
export const splittingTax = (year: number, income: Minor): Minor => minor(2 * tariffTax(year, minor(Math.floor(income / 2))));

/** The rule that sets a year's tariff. */
export const tariffRule = (year: number): RuleRef =>
  confirmedRule({
    id: `de-income-tax-${year}`,
    title: `Income tax scale for ${year} (§ 32a EStG)`,
    inForceFrom: `${year}-01-01`,
    url: 'https://www.gesetze-im-internet.de/estg/__32a.html',
  });

function formula({ upTo, second, third, beforeThird, less }: Tariff, income: number): number {
  const [allowance, endOfSecond, endOfThird, endOfFourth] = upTo;
  if (income <= allowance) return 0;
  if (income <= endOfSecond) {
    const part = (income - allowance) / 10_000;
    return (second * part + 1400) * part;
  }
  if (income <= endOfThird) {
    const part = (income - endOfSecond) / 10_000;
    return (third * part + 2397) * part + beforeThird;
  }
  return income <= endOfFourth ? income * 0.42 - less[0] : income * 0.45 - less[1];
}

/** Whole euros, rounded down after removing floating-point error, which must not remove a euro. */
const wholeEuros = (amount: number): number => Math.floor(Number(amount.toPrecision(12)));
