import { fromMajor, minor, negateMoney, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { afterUse, totalDeficit, usableDeficits, withDeficit } from './deficits.ts';
import type { Deficit } from './deficits.ts';

/** A household’s share of an unfurnished letting year. */
export interface BareYear {
  readonly rent: Minor;
  readonly costs: Minor;
  readonly interest: Minor;
}

/** A year's result under réel foncier, as in tax return 2044: a profit, or a deficit split into its two parts. */
export interface LandResult {
  readonly profit: Minor;
  /** The deficit carried forward against unfurnished rents for ten years: interest above the rent, and costs beyond the limit. */
  readonly carriedDeficit: Minor;
  /** The deficit offset against the year's other income. */
  readonly incomeDeficit: Minor;
}

const mostOffIncome = fromMajor(10_700);

/**
 * Rent less costs and interest, in cents. In a deficit, interest above the rent never reduces other income, but up to €10,700 of the rest
 * does.
 */
export function landResult({ rent, costs, interest }: BareYear): LandResult {
  const result = minor(rent - costs - interest);
  if (result >= 0) return { profit: result, carriedDeficit: zeroMoney, incomeDeficit: zeroMoney };
  const ofInterest = minor(Math.max(0, interest - rent));
  const ofCosts = minor(0 - result - ofInterest);
  const incomeDeficit = minor(Math.min(ofCosts, mostOffIncome));
  return { profit: zeroMoney, carriedDeficit: minor(ofInterest + ofCosts - incomeDeficit), incomeDeficit };
}

/** The taxable part of a year's result after earlier deficits, in cents; negative if a deficit reduces other income. */
export function landIncome({ profit, carriedDeficit, incomeDeficit }: LandResult, brought: Minor): Minor {
  const afterCarried = profit - carriedDeficit;
  if (afterCarried < 0) return negateMoney(incomeDeficit);
  const afterDeficit = minor(afterCarried - incomeDeficit);
  return afterDeficit < 0 ? afterDeficit : minor(Math.max(0, afterDeficit - brought));
}

export interface LandYear {
  readonly taxable: Minor;
  readonly carried: readonly Deficit[];
}

/** A year under réel foncier, in cents, with the deficits carried in and out. */
export function landYear(given: BareYear, carried: readonly Deficit[], year: number): LandYear {
  const usable = usableDeficits(carried, year);
  const result = landResult(given);
  const taxable = landIncome(result, totalDeficit(usable));
  const used = result.profit > 0 ? subtractMoney(result.profit, taxable) : zeroMoney;
  return { taxable, carried: withDeficit(afterUse(usable, used), year, result.carriedDeficit) };
}
