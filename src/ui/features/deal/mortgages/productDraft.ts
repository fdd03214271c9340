import type { MortgageFee, MortgageTerms } from '../../../../core/deal/mortgageProduct.ts';
import { mortgageTermBounds as bounds } from '../../../../core/deal/mortgageProduct.ts';
import { minor, roundMoney } from '../../../../core/kernel/money.ts';
import { percent, rate } from '../../../../core/kernel/rate.ts';
import type { InputSpec } from '../../../../core/deal/strategies/strategyInput.ts';

/** The terms the form asks for, flattened. Other terms of a product stay unchanged. */
export interface ProductFields {
  readonly lender: string;
  readonly name: string;
  readonly rateKind: MortgageTerms['rateKind'];
  readonly initialRate: number;
  readonly initialMonths: number;
  readonly reversionRate: number;
  readonly maxLoanToValue: number;
  readonly minInterestCover: number;
  readonly stressFloor: number;
  readonly productFee: number;
  readonly productFeeAdded: boolean;
  readonly cashback: number;
  readonly borrower: MortgageTerms['borrower'];
}

type FieldKey = Exclude<keyof ProductFields, 'lender' | 'name'>;

/** The fields in the order of the form, after lender and name. */
export const productSpecs: readonly (InputSpec & { readonly key: FieldKey })[] = [
  {
    key: 'rateKind',
    label: 'Rate type',
    unit: 'choice',
    bounds: [0, 0],
    choices: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'tracker', label: 'Tracker' },
      { value: 'discount', label: 'Discount' },
      { value: 'variable', label: 'Variable' },
    ],
  },
  { key: 'initialRate', label: 'Initial rate', unit: 'rate', bounds: bounds.rate },
  { key: 'initialMonths', label: 'Initial period', unit: 'months', bounds: bounds.initialMonths },
  { key: 'reversionRate', label: 'Reversion rate', unit: 'rate', bounds: bounds.rate },
  { key: 'productFee', label: 'Product fee', unit: 'money', bounds: bounds.fee },
  { key: 'productFeeAdded', label: 'Fee added to the loan', unit: 'yes-no', bounds: [0, 1] },
  { key: 'cashback', label: 'Cashback', unit: 'money', bounds: bounds.fee },
  { key: 'maxLoanToValue', label: 'Maximum LTV', unit: 'rate', bounds: bounds.loanToValue },
  { key: 'minInterestCover', label: 'Minimum ICR', unit: 'rate', bounds: bounds.interestCover },
  { key: 'stressFloor', label: 'Minimum stress rate', unit: 'rate', bounds: bounds.rate },
  {
    key: 'borrower',
    label: 'Available to',
    unit: 'choice',
    bounds: [0, 0],
    choices: [
      { value: 'any', label: 'Anyone' },
      { value: 'personal', label: 'Individuals' },
      { value: 'company', label: 'Companies' },
    ],
  },
];

/** The initial values of a new form: a typical five-year fix. */
export const emptyTerms: MortgageTerms = {
  lender: '',
  name: '',
  rateKind: 'fixed',
  initialRate: percent(5),
  initialMonths: 60,
  reversionRate: percent(8),
  fees: [],
  cashback: minor(0),
  maxLoanToValue: percent(75),
  earlyRepaymentCharges: [],
  minInterestCover: percent(125),
  stress: { floor: percent(5.5), margin: rate(0), longFix: null },
  borrower: 'any',
  minLoan: minor(0),
  maxLoan: null,
};

const feeId = 'product';

export function fieldsOf(terms: MortgageTerms): ProductFields {
  const fee = terms.fees.find(({ id }) => id === feeId);
  const { lender, name, rateKind, initialRate, initialMonths, reversionRate, maxLoanToValue, minInterestCover, cashback, borrower } = terms;
  return {
    lender,
    name,
    rateKind,
    initialRate,
    initialMonths,
    reversionRate,
    maxLoanToValue,
    minInterestCover,
    cashback,
    borrower,
    stressFloor: terms.stress.floor,
    productFee: fee?.amount ?? 0,
    productFeeAdded: fee?.due === 'added',
  };
}

/** Terms with the form's values. Validate them with the schema before saving. */
export function termsOf(before: MortgageTerms, { stressFloor, productFee, productFeeAdded, ...fields }: ProductFields): unknown {
  const { share } = before.fees.find(({ id }) => id === feeId) ?? { share: rate(0) };
  const fee: MortgageFee = {
    id: feeId,
    label: 'Product fee',
    amount: roundMoney(productFee),
    share,
    due: productFeeAdded ? 'added' : 'upfront',
  };
  const others = before.fees.filter(({ id }) => id !== feeId);
  return {
    ...before,
    ...fields,
    stress: { ...before.stress, floor: stressFloor },
    fees: productFee === 0 && share === 0 ? others : [fee, ...others],
  };
}
