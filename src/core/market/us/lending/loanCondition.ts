/** A condition of a lender: what it asks, what the loan has, in the unit of the condition (shares, counts, cents, months). */
export interface LoanCondition {
  readonly id:
    | 'loan-to-value'
    | 'loan-to-cost'
    | 'loan-to-arv'
    | 'financed-properties'
    | 'reserves'
    | 'rent-cover'
    | 'least-loan'
    | 'loan-limit'
    | 'down-payment'
    | 'credit-score'
    | 'self-sufficiency'
    | 'months-on-title'
    | 'months-of-first-mortgage';
  readonly met: boolean;
  readonly asked: number;
  /** Null where it is not known or there is nothing to compare. */
  readonly has: number | null;
}

/** A condition that asks for so much at least; what is not known is not met. */
export const atLeast = (id: LoanCondition['id'], has: number | null, asked: number): LoanCondition => ({
  id,
  met: has !== null && has >= asked,
  asked,
  has,
});

/** A condition that allows so much at most; what is not known is not met. */
export const atMost = (id: LoanCondition['id'], has: number | null, asked: number): LoanCondition => ({
  id,
  met: has !== null && has <= asked,
  asked,
  has,
});
