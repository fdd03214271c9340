import type { Annuity } from './annuity.ts';
import { ipmt, ppmt } from './ipmt.ts';

/** Payments `start` to `end`, both included; the first payment is 1. */
export interface PaymentSpan {
  readonly start: number;
  readonly end: number;
}

/** The interest within a run of payments (Excel CUMIPMT), signed as in Excel. Throws if the run is not within the life of the loan. */
export const cumipmt = (loan: Annuity, span: PaymentSpan): number => sumOver(loan, span, ipmt);

/**
 * The principal repaid within a run of payments (Excel CUMPRINC), signed as in Excel. Throws if the run is not within the life of the loan.
 */
export const cumprinc = (loan: Annuity, span: PaymentSpan): number => sumOver(loan, span, ppmt);

function sumOver(loan: Annuity, span: PaymentSpan, part: (loan: Annuity, per: number) => number): number {
  const start = Math.ceil(span.start);
  const end = Math.floor(span.end);
  if (!(start >= 1 && end >= start && end <= loan.nper))
    throw new RangeError(`The loan has ${loan.nper} payments, but payments ${start} to ${end} were requested`);
  let sum = 0;
  for (let per = start; per <= end; per += 1) sum += part(loan, per);
  return sum;
}
