import { minor, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { LettingYear, PersonalCarry, PersonalOwner, PersonalYear } from '../../landlordRules.ts';
import { financeCostCredit } from './financeCostCredit.ts';
import { incomeTax } from './incomeTax.ts';
import type { YearlyIncome } from './incomeTax.ts';
import type { IncomeTaxYear } from './incomeTaxYears.ts';
import type { PropertyProfit } from './propertyProfit.ts';

/** One owner's share of a letting year. */
export interface OwnersPart {
  readonly letting: LettingYear;
  readonly owner: PersonalOwner;
  readonly carried: PersonalCarry;
  readonly rules: IncomeTaxYear;
  /** Other income, and the tax on it alone. */
  readonly outside: YearlyIncome;
  readonly without: Minor;
}

/** One of the methods the law allows for taxing a year. */
export interface TaxMethod {
  readonly profit: PropertyProfit;
  /** The year's finance costs eligible for credit; null if the method gives no credit, and earlier costs carry forward. */
  readonly financeCosts: Minor | null;
}

export type YearReading = Pick<PersonalYear, 'taxableProfit' | 'lines' | 'credit' | 'tax' | 'carried'>;

/** The extra tax an owner owes on a profit in a year, in pence: the tax on all income with it, less the credit and the tax without it. */
export function taxOwnerYear(
  { owner, carried, rules, outside, without }: Omit<OwnersPart, 'letting'>,
  { profit, financeCosts }: TaxMethod,
): YearReading {
  const withLetting = incomeTax({ ...outside, property: profit.taxable }, rules);
  const relief = financeCostCredit({
    costs: financeCosts === null ? zeroMoney : minor(financeCosts + carried.financeCosts),
    profit: profit.taxable,
    adjustedIncome: minor(Math.max(0, owner.otherIncome + profit.taxable - withLetting.allowance)),
    creditPercent: rules.creditPercent,
  });
  const credit = minor(Math.min(relief.credit, withLetting.total));
  return {
    taxableProfit: profit.taxable,
    lines: withLetting.lines,
    credit,
    tax: minor(withLetting.total - credit - without),
    carried: { losses: profit.lossesForward, financeCosts: financeCosts === null ? carried.financeCosts : relief.carriedForward },
  };
}

/** The owner's cash left after tax, in pence. */
export const netCashOf = ({ rent, costs, financeCosts, principalRepaid }: LettingYear, tax: Minor): Minor =>
  minor(rent - costs - financeCosts - principalRepaid - tax);
