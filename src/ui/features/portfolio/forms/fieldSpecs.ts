import {
  certificateKinds,
  costKinds,
  valuationKinds,
  type Certificate,
  type Holding,
  type HoldingCost,
  type HoldingPart,
  type Loan,
  type PartOf,
  type Tenancy,
  type Valuation,
} from '../../../../core/deal/holding/holding.ts';
import {
  certificateLabels,
  costPeriodLabels,
  costLabels,
  loanLabels,
  rentPeriodLabels,
  valuationLabels,
} from '../../../../core/deal/holding/holdingLabels.ts';
import type { IsoDate } from '../../../../core/kernel/calendar.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { currencies, currencyNames, zeroMoney } from '../../../../core/kernel/money.ts';
import { zeroRate } from '../../../../core/kernel/rate.ts';
import { countryNames } from './countryNames.ts';

/** One field of a form. `key` is the path of its value in the record. `column` is its name in CSV files, the label by default. */
export interface FieldSpec {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'long' | 'money' | 'percent' | 'years' | 'weeks' | 'day' | 'choice';
  /** The meaning of an empty field. A field without it is required. */
  readonly blank?: 'null' | 'zero' | 'no-text';
  readonly choices?: Readonly<Record<string, string>>;
  readonly hint?: string;
  /** Keeps an earlier label as the column name, so that older files still import. */
  readonly column?: string;
}

const named = <Kind extends string>(kinds: readonly Kind[], words: Readonly<Record<Kind, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(kinds.map((kind) => [kind, words[kind]]));

export const holdingFields: readonly FieldSpec[] = [
  { key: 'name', label: 'Name', kind: 'text', hint: 'For example the street and number.' },
  { key: 'purchase/date', label: 'Bought on', kind: 'day' },
  { key: 'purchase/price', label: 'Price paid', kind: 'money' },
  {
    key: 'purchase/costs',
    label: 'Buying costs',
    kind: 'money',
    blank: 'zero',
    hint: 'Tax, legal fees and survey. Enter refurbishment as a cost.',
  },
  {
    key: 'voidWeeks',
    label: 'Void weeks a year',
    column: 'Voids in weeks a year',
    kind: 'weeks',
    blank: 'zero',
    hint: 'Weeks without a tenant to allow for in the forecast. Past voids come from the gaps between tenancies.',
  },
  { key: 'place/address', label: 'Address', kind: 'text', blank: 'no-text' },
  { key: 'place/outcode', label: 'Postcode district', kind: 'text', blank: 'no-text', hint: 'The first half, such as M6.' },
  { key: 'place/authority', label: 'Local authority', kind: 'text', blank: 'no-text' },
  { key: 'place/country', label: 'Country', kind: 'choice', choices: countryNames },
  {
    key: 'currency',
    label: 'Currency',
    kind: 'choice',
    choices: Object.fromEntries(
      currencies.map((code) => [code, `${currencyNames[code].replace(/^./, (first) => first.toUpperCase())} (${code})`]),
    ),
  },
  { key: 'note', label: 'Note', kind: 'long', blank: 'no-text' },
];

const americanWords: Readonly<Record<string, Partial<FieldSpec>>> = {
  'purchase/costs': { hint: 'Closing costs, inspection and appraisal. Enter rehab as a cost.' },
  voidWeeks: { label: 'Vacant weeks a year' },
  'place/outcode': { label: 'ZIP code', hint: 'Five digits, such as 45402.' },
  'place/authority': { label: 'County' },
};

const europeanWords: typeof americanWords = {
  'purchase/costs': { hint: 'Purchase tax, notary or legal fees, land register and agent. Enter refurbishment as a cost.' },
  voidWeeks: { label: 'Vacant weeks a year' },
  'place/outcode': { label: 'Postcode', hint: 'As in the address, such as 10115.' },
  'place/authority': { label: 'Municipality' },
};

/** The fields, labelled in the terms used in the property's country. Their column names in files are the same for every country. */
export function holdingFieldsIn(country: MarketCountry | null): readonly FieldSpec[] {
  if (country === null || country === 'GB') return holdingFields;
  const words = country === 'US' ? americanWords : europeanWords;
  return holdingFields.map((field) => ({ ...field, ...words[field.key] }));
}

export const saleFields: readonly FieldSpec[] = [
  { key: 'sale/date', label: 'Sold on', kind: 'day', blank: 'null' },
  { key: 'sale/price', label: 'Sold for', kind: 'money', blank: 'null' },
  { key: 'sale/costs', label: 'Selling costs', kind: 'money', blank: 'zero' },
];

/** The labels and fields of one kind of part. */
export interface PartForm {
  readonly one: string;
  /** The prefix of its CSV columns, if not `one`. */
  readonly column?: string;
  readonly title: string;
  readonly empty: string;
  readonly fields: readonly FieldSpec[];
}

export const partForms: Readonly<Record<HoldingPart, PartForm>> = {
  valuations: {
    one: 'valuation',
    title: 'Valuations',
    empty: 'None yet – valued at the purchase price.',
    fields: [
      { key: 'date', label: 'Date', column: 'On', kind: 'day' },
      { key: 'value', label: 'Value', column: 'Worth', kind: 'money' },
      { key: 'kind', label: 'Source', column: 'Who says so', kind: 'choice', choices: named(valuationKinds, valuationLabels) },
    ],
  },
  loans: {
    one: 'loan',
    title: 'Loans',
    empty: 'No loans – owned outright.',
    fields: [
      { key: 'lender', label: 'Lender', kind: 'text', blank: 'no-text' },
      { key: 'kind', label: 'Repayment type', column: 'Repaid', kind: 'choice', choices: loanLabels },
      { key: 'drawnOn', label: 'Start date', column: 'Taken on', kind: 'day' },
      { key: 'amount', label: 'Amount', kind: 'money' },
      { key: 'months', label: 'Term in years', kind: 'years' },
      { key: 'rate', label: 'Annual rate', column: 'Rate a year', kind: 'percent' },
      {
        key: 'fixedUntil',
        label: 'Mortgage deal ends on',
        column: 'Deal ends on',
        kind: 'day',
        blank: 'null',
        hint: 'The date the fixed or discounted rate ends.',
      },
      { key: 'laterRate', label: 'Reversion rate', column: 'Rate after that', kind: 'percent', blank: 'null' },
      {
        key: 'statement/date',
        label: 'Statement date',
        column: 'Statement of',
        kind: 'day',
        blank: 'null',
        hint: 'If your lender’s balance differs from this schedule.',
      },
      { key: 'statement/balance', label: 'Statement balance', column: 'Balance on the statement', kind: 'money', blank: 'null' },
      {
        key: 'repaidOn',
        label: 'Repaid on',
        kind: 'day',
        blank: 'null',
        hint: 'For a loan that has been repaid, such as by a remortgage.',
      },
    ],
  },
  tenancies: {
    one: 'tenancy',
    title: 'Tenancies',
    empty: 'No tenancies – no rent is counted.',
    fields: [
      { key: 'name', label: 'Tenant or unit', column: 'Which part, or whom', kind: 'text', blank: 'no-text' },
      { key: 'rent', label: 'Rent', kind: 'money' },
      { key: 'per', label: 'Rent period', column: 'Paid', kind: 'choice', choices: rentPeriodLabels },
      { key: 'start', label: 'Start date', column: 'From', kind: 'day' },
      { key: 'end', label: 'End date', column: 'Last day', kind: 'day', blank: 'null', hint: 'Leave empty if it’s ongoing.' },
      { key: 'reviewOn', label: 'Rent review on', kind: 'day', blank: 'null' },
    ],
  },
  costs: {
    one: 'cost',
    title: 'Costs',
    empty: 'None yet – figures exclude running costs.',
    fields: [
      { key: 'name', label: 'Description', column: 'What for', kind: 'text' },
      {
        key: 'kind',
        label: 'Kind',
        kind: 'choice',
        choices: named(costKinds, costLabels),
        hint: 'One-off refurbishment is added to the total cost.',
      },
      { key: 'per', label: 'Frequency', column: 'Paid', kind: 'choice', choices: costPeriodLabels },
      { key: 'amount', label: 'Amount', kind: 'money', blank: 'zero' },
      {
        key: 'share',
        label: 'Percentage of rent received',
        column: 'Share of the rent received',
        kind: 'percent',
        blank: 'zero',
        hint: 'Only for a cost paid as a percentage of rent.',
      },
      { key: 'from', label: 'Start or payment date', column: 'From, or paid on', kind: 'day' },
      { key: 'until', label: 'End date', column: 'Until', kind: 'day', blank: 'null' },
    ],
  },
  certificates: {
    one: 'certificate',
    column: 'Paper',
    title: 'Certificates and documents',
    empty: 'None yet. Add one with an expiry date to see it in your dates.',
    fields: [
      { key: 'kind', label: 'Kind', kind: 'choice', choices: named(certificateKinds, certificateLabels) },
      { key: 'expiresOn', label: 'Expires on', kind: 'day' },
      { key: 'name', label: 'Note', kind: 'text', blank: 'no-text' },
    ],
  },
};

/** The initial values of a new part, dated today. */
export function newPart(part: HoldingPart, { purchase }: Holding, today: IsoDate): PartOf<HoldingPart> {
  switch (part) {
    case 'valuations':
      return { date: today, value: zeroMoney, kind: 'own' } satisfies Valuation;
    case 'loans':
      return {
        lender: '',
        kind: 'interest-only',
        drawnOn: purchase.date,
        amount: zeroMoney,
        months: 300,
        rate: zeroRate,
        fixedUntil: null,
        laterRate: null,
        statement: null,
        repaidOn: null,
      } satisfies Loan;
    case 'tenancies':
      return { name: '', start: today, end: null, rent: zeroMoney, per: 'month', reviewOn: null } satisfies Tenancy;
    case 'costs':
      return {
        kind: 'maintenance',
        name: '',
        amount: zeroMoney,
        per: 'year',
        share: zeroRate,
        from: purchase.date,
        until: null,
      } satisfies HoldingCost;
    default:
      return { kind: 'gas-safety', name: '', expiresOn: today } satisfies Certificate;
  }
}
