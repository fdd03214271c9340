import type { MortgageKind } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate, ratio, zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { zeroMoney } from '../../../kernel/money.ts';
import type { LoanApplication } from '../../../market/rules.ts';
import type { Project } from '../project/project.ts';
import type { HeldAnalysis } from './heldFigures.ts';
import { lendersPayment } from './screenFigures.ts';

/** A loan application without the number of dwellings, because that is known only from the deal. */
export type RequestedLoan = Omit<LoanApplication, 'units'>;

interface KeptLoan extends Pick<RequestedLoan, 'purpose' | 'value'> {
  readonly mortgageKind: MortgageKind;
  readonly isByTheNight?: true;
}

/** The long-term loan requested for a property that is kept. */
export function longTermLoan(
  { held }: Pick<HeldAnalysis, 'held'>,
  { purpose, value, mortgageKind, isByTheNight }: KeptLoan,
): RequestedLoan {
  return {
    purpose,
    value,
    loan: held.loan,
    income: held.letting.rent,
    isByTheNight: isByTheNight === true,
    payment: lendersPayment(held.letting, held.debtService),
    isInterestOnly: mortgageKind === 'interest-only',
    ofPrice: ratio(held.loan, value) ?? zeroRate,
  };
}

/** The short-term loan requested for a project. */
export const requestedProjectLoan = (
  { loan }: Project,
  terms: { readonly afterRepairValue: Minor; readonly bridgingOfPrice: Rate },
): RequestedLoan => ({
  purpose: 'project',
  value: terms.afterRepairValue,
  loan: loan.gross,
  income: zeroMoney,
  isByTheNight: false,
  payment: zeroMoney,
  isInterestOnly: true,
  ofPrice: rate(terms.bridgingOfPrice),
});
