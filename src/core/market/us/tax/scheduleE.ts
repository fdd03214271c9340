import { minor, shareOf, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

/** A rental year for Schedule E of the federal return. */
export interface RentalYear {
  readonly rent: Minor;
  /** Taxes, insurance, repairs, management and similar costs, excluding capital improvements and loan repayments. */
  readonly costs: Minor;
  readonly interest: Minor;
  /** The year's share of points and other loan costs, amortised over the loan. */
  readonly loanCosts: Minor;
  readonly depreciation: Minor;
}

/** Rent less all deductions, in cents; a loss is negative. */
export const scheduleE = ({ rent, costs, interest, loanCosts, depreciation }: RentalYear): Minor =>
  subtractMoney(rent, sumMoney([costs, interest, loanCosts, depreciation]));

/** The depreciable part of a property's cost, in cents; land is excluded. */
export const buildingBasis = (basis: Minor, landShare: Rate): Minor => subtractMoney(basis, shareOf(basis, landShare));

/** Points and loan costs, amortised evenly over the loan; any remainder is deducted when the loan is paid off. */
export interface LoanCosts {
  readonly amount: Minor;
  /** Loan term in months. */
  readonly months: number;
}

/** The loan costs amortised in the first `elapsed` months, in cents. */
export const loanCostsBy = ({ amount, months }: LoanCosts, elapsed: number): Minor =>
  shareOf(amount, rate(months <= 0 ? 1 : Math.min(1, elapsed / months)));

/**
 * The basis of a home converted to a rental, in cents: the lesser of its adjusted basis and its market value on the day of conversion; and
 * the land's share of that basis.
 */
export function conversionBasis({ adjustedBasis, marketValue, landShare }: Conversion): {
  readonly basis: Minor;
  readonly land: Minor;
  readonly building: Minor;
} {
  const basis = minor(Math.min(adjustedBasis, marketValue));
  const building = buildingBasis(basis, landShare);
  return { basis, land: subtractMoney(basis, building), building };
}

export interface Conversion {
  readonly adjustedBasis: Minor;
  readonly marketValue: Minor;
  readonly landShare: Rate;
}
