import { fromMajor, minor, shareOf, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Filing } from './filing.ts';
import { qualifiedBusinessIncomeDeduction, qualifiedBusinessIncomeRate } from './investorReliefs.ts';

export interface QualifiedBusiness {
  /** The tax year, 2018 to 2026; throws for a year without thresholds. */
  readonly year: number;
  readonly filing: Filing;
  /** Income of one business or of all rentals combined; a negative amount carries to the next year. */
  readonly qualifiedIncome: Minor;
  /** Taxable income before this deduction. */
  readonly taxableIncome: Minor;
  readonly netCapitalGain: Minor;
  /** Wages paid to employees; zero for a landlord without any. */
  readonly wages: Minor;
  /**
   * The original cost of buildings and equipment owned at year end, before depreciation and without land. It counts while they are
   * depreciated, and for at least ten years.
   */
  readonly unadjustedBasis: Minor;
  readonly materialParticipation: boolean;
}

/**
 * The deduction for qualified business income in cents (26 U.S.C. § 199A): 20% of that income. Above the threshold the deduction is limited
 * to half the wages paid or, if more, a quarter of them plus 2.5% of the property's cost. The limit phases in over $75,000 of income above
 * the threshold ($150,000 for couples); until 2025 over $50,000 ($100,000 for couples). From 2026 the deduction is at least $400 on $1,000
 * of income from a business the owner works in.
 */
export function qualifiedIncomeDeduction(given: QualifiedBusiness): Minor {
  const { taxableIncome, netCapitalGain } = given;
  const component = qualifiedIncomeComponent(minor(Math.max(0, given.qualifiedIncome)));
  const limit = minor(Math.max(0, taxableIncome - netCapitalGain));
  const most = qualifiedBusinessIncomeDeduction({ qualifiedIncome: limit, taxableIncome, netCapitalGain });
  return minor(Math.max(Math.min(limitedByProperty(component, given), most), leastDeduction(given)));
}

/** 20% of qualified income before any limit, in cents. */
export const qualifiedIncomeComponent = (qualifiedIncome: Minor): Minor => shareOf(qualifiedIncome, qualifiedBusinessIncomeRate);

function limitedByProperty(component: Minor, { year, filing, taxableIncome, wages, unadjustedBasis }: QualifiedBusiness): Minor {
  const above = taxableIncome - thresholdOf(year, filing);
  if (above <= 0) return component;
  const limit = Math.max(shareOf(wages, percent(50)), shareOf(wages, percent(25)) + shareOf(unadjustedBasis, percent(2.5)));
  const excess = minor(Math.max(0, component - limit));
  const phaseIn = fromMajor((filing === 'joint' ? 2 : 1) * (year < leastFrom ? 50_000 : 75_000));
  return minor(component - shareOf(excess, percent(Math.min(1, above / phaseIn) * 100)));
}

const leastFrom = 2026;
const leastDeduction = ({ year, materialParticipation, qualifiedIncome }: QualifiedBusiness): Minor =>
  year >= leastFrom && materialParticipation && qualifiedIncome >= fromMajor(1_000) ? fromMajor(400) : zeroMoney;

function thresholdOf(year: number, filing: Filing): Minor {
  const [single, joint, separate] = thresholds[year] ?? [];
  if (single === undefined || joint === undefined) throw new RangeError(`No qualified business income threshold for ${year}`);
  return fromMajor(filing === 'joint' ? joint : filing === 'separate' ? (separate ?? single) : single);
}

/**
 * Thresholds in dollars of taxable income: for a single person or head of household, for a couple, and for a separate return where it
 * differs (Revenue Procedure 2025-32 and those before it).
 */
const thresholds: Readonly<Record<number, readonly [single: number, joint: number, separate?: number]>> = {
  2018: [157_500, 315_000],
  2019: [160_700, 321_400, 160_725],
  2020: [163_300, 326_600],
  2021: [164_900, 329_800, 164_925],
  2022: [170_050, 340_100],
  2023: [182_100, 364_200],
  2024: [191_950, 383_900],
  2025: [197_300, 394_600],
  2026: [201_750, 403_500, 201_775],
};
