import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import type { LoanApplication } from '../../../../../src/core/market/rules.ts';

/** A loan for the given share of a 200,000 home to let. */
export const loanOf = (share: number, more: Partial<LoanApplication> = {}): LoanApplication => ({
  purpose: 'purchase',
  value: fromMajor(200_000),
  loan: fromMajor(200_000 * share),
  units: 1,
  income: fromMajor(12_000),
  isByTheNight: false,
  payment: fromMajor(7_000),
  isInterestOnly: false,
  ofPrice: rate(share),
  ...more,
});
