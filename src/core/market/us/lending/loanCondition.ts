/** A lender's condition: the required and the actual value, in its unit (shares, counts, cents, months). */
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
  /** The actual value; null if it is unknown or if there is nothing to compare. */
  readonly has: number | null;
}

/** A condition with a minimum; an unknown value does not meet it. */
export const atLeast = (id: LoanCondition['id'], has: number | null, asked: number): LoanCondition => ({
  id,
  met: has !== null && has >= asked,
  asked,
  has,
});

/** A condition with a maximum; an unknown value does not meet it. */
export const atMost = (id: LoanCondition['id'], has: number | null, asked: number): LoanCondition => ({
  id,
  met: has !== null && has <= asked,
  asked,
  has,
});
