import type { MortgageFee, MortgageTerms } from '../../../../core/deal/mortgageProduct.ts';
import { mortgageTermBounds as bounds } from '../../../../core/deal/mortgageProduct.ts';
import { minor, roundMoney } from '../../../../core/kernel/money.ts';
import { percent, rate } from '../../../../core/kernel/rate.ts';
import type { InputSpec } from '../../../../core/deal/strategies/strategyInput.ts';

/** The terms a form asks for, flat; the rest of a product's terms stays as it was. */
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
    label: 'Kind of rate',
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
  { key: 'initialMonths', label: 'For how long', unit: 'months', bounds: bounds.initialMonths },
  { key: 'reversionRate', label: 'Rate after that', unit: 'rate', bounds: bounds.rate },
  { key: 'productFee', label: 'Product fee', unit: 'money', bounds: bounds.fee },
  { key: 'productFeeAdded', label: 'Fee added to the loan', unit: 'yes-no', bounds: [0, 1] },
  { key: 'cashback', label: 'Cashback', unit: 'money', bounds: bounds.fee },
  { key: 'maxLoanToValue', label: 'Most they lend, of the value', unit: 'rate', bounds: bounds.loanToValue },
  { key: 'minInterestCover', label: 'Least interest cover', unit: 'rate', bounds: bounds.interestCover },
  { key: 'stressFloor', label: 'Rent tested at, at least', unit: 'rate', bounds: bounds.rate },
  {
    key: 'borrower',
    label: 'Lent to',
    unit: 'choice',
    bounds: [0, 0],
    choices: [
      { value: 'any', label: 'Anyone' },
      { value: 'personal', label: 'Persons' },
      { value: 'company', label: 'Companies' },
    ],
  },
];

/** Where a new form starts: an ordinary five-year fix, to be typed over. */
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

/** Terms with what the form holds; to be checked by the schema before they are kept. */
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
