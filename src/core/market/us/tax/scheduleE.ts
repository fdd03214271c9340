import { minor, shareOf, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

/** A year of a rental as Schedule E of the federal return has it. */
export interface RentalYear {
  readonly rent: Minor;
  /** Taxes, insurance, repairs, management and the like; no works that last and no loan repaid. */
  readonly costs: Minor;
  readonly interest: Minor;
  /** The year's part of points and other costs of the loan, which are written off over it. */
  readonly loanCosts: Minor;
  readonly depreciation: Minor;
}

/** Rent less all that is deducted; below zero it is a loss. */
export const scheduleE = ({ rent, costs, interest, loanCosts, depreciation }: RentalYear): Minor =>
  subtractMoney(rent, sumMoney([costs, interest, loanCosts, depreciation]));

/** The part of what a property cost that is written off: land never is. */
export const buildingBasis = (basis: Minor, landShare: Rate): Minor => subtractMoney(basis, shareOf(basis, landShare));

/** Points and loan costs, written off in equal parts over the loan; what is left when it is paid off counts then. */
export interface LoanCosts {
  readonly amount: Minor;
  /** Months of the loan. */
  readonly months: number;
}

/** Written off of loan costs in the first months, in cents. */
export const loanCostsBy = ({ amount, months }: LoanCosts, elapsed: number): Minor =>
  shareOf(amount, rate(months <= 0 ? 1 : Math.min(1, elapsed / months)));

/** Basis of a home turned into a rental: the lesser of its adjusted basis and its market value on that day, of which land is a share. */
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
