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
  certificateWords,
  costPeriodWords,
  costWords,
  loanWords,
  rentPeriodWords,
  valuationWords,
} from '../../../../core/deal/holding/holdingWords.ts';
import type { IsoDate } from '../../../../core/kernel/calendar.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { currencies, currencyNames, zeroMoney } from '../../../../core/kernel/money.ts';
import { zeroRate } from '../../../../core/kernel/rate.ts';
import { countryNames } from './countryNames.ts';

/** One field of a form. `key` is the path of its value in the record. */
export interface FieldSpec {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'long' | 'money' | 'percent' | 'years' | 'weeks' | 'day' | 'choice';
  /** What an empty field means; where absent, it must be filled in. */
  readonly blank?: 'null' | 'zero' | 'no-text';
  readonly choices?: Readonly<Record<string, string>>;
  readonly hint?: string;
}

const named = <Kind extends string>(kinds: readonly Kind[], words: Readonly<Record<Kind, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(kinds.map((kind) => [kind, words[kind]]));

export const holdingFields: readonly FieldSpec[] = [
  { key: 'name', label: 'Name', kind: 'text', hint: 'What you call it, such as the street and number.' },
  { key: 'purchase/date', label: 'Bought on', kind: 'day' },
  { key: 'purchase/price', label: 'Price paid', kind: 'money' },
  {
    key: 'purchase/costs',
    label: 'Buying costs',
    kind: 'money',
    blank: 'zero',
    hint: 'Tax, legal fees and survey. Works are entered as a cost.',
  },
  {
    key: 'voidWeeks',
    label: 'Voids in weeks a year',
    kind: 'weeks',
    blank: 'zero',
    hint: 'Weeks without a tenant to allow for in the years ahead. Past gaps are those between tenancies.',
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
  'purchase/costs': { hint: 'Closing costs, inspection and appraisal. Rehab is entered as a cost.' },
  voidWeeks: { label: 'Vacancy in weeks a year' },
  'place/outcode': { label: 'ZIP code', hint: 'Five digits, such as 45402.' },
  'place/authority': { label: 'County' },
};

const europeanWords: typeof americanWords = {
  'purchase/costs': { hint: 'Purchase tax, notary or legal fees, land register and agent. Works are entered as a cost.' },
  voidWeeks: { label: 'Vacancy in weeks a year' },
  'place/outcode': { label: 'Postcode', hint: 'As in the address, such as 10115.' },
  'place/authority': { label: 'Municipality' },
};

/** The same in the words of where the property is; a file's columns are called one way everywhere. */
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

/** How one kind of part is called, asked for, and begun. */
export interface PartForm {
  readonly one: string;
  readonly title: string;
  readonly empty: string;
  readonly fields: readonly FieldSpec[];
}

export const partForms: Readonly<Record<HoldingPart, PartForm>> = {
  valuations: {
    one: 'valuation',
    title: 'Valuations',
    empty: 'None yet: it is counted at the price paid.',
    fields: [
      { key: 'date', label: 'On', kind: 'day' },
      { key: 'value', label: 'Worth', kind: 'money' },
      { key: 'kind', label: 'Who says so', kind: 'choice', choices: named(valuationKinds, valuationWords) },
    ],
  },
  loans: {
    one: 'loan',
    title: 'Loans',
    empty: 'None: it is owned outright.',
    fields: [
      { key: 'lender', label: 'Lender', kind: 'text', blank: 'no-text' },
      { key: 'kind', label: 'Repaid', kind: 'choice', choices: loanWords },
      { key: 'drawnOn', label: 'Taken on', kind: 'day' },
      { key: 'amount', label: 'Amount', kind: 'money' },
      { key: 'months', label: 'Term in years', kind: 'years' },
      { key: 'rate', label: 'Rate a year', kind: 'percent' },
      { key: 'fixedUntil', label: 'Deal ends on', kind: 'day', blank: 'null', hint: 'The day the fixed or discounted rate ends.' },
      { key: 'laterRate', label: 'Rate after that', kind: 'percent', blank: 'null' },
      {
        key: 'statement/date',
        label: 'Statement of',
        kind: 'day',
        blank: 'null',
        hint: 'Where the lender says another balance than the terms.',
      },
      { key: 'statement/balance', label: 'Balance on the statement', kind: 'money', blank: 'null' },
      { key: 'repaidOn', label: 'Repaid on', kind: 'day', blank: 'null', hint: 'For a loan that is over, such as before a remortgage.' },
    ],
  },
  tenancies: {
    one: 'tenancy',
    title: 'Tenancies',
    empty: 'None: it brings no rent.',
    fields: [
      { key: 'name', label: 'Which part, or whom', kind: 'text', blank: 'no-text' },
      { key: 'rent', label: 'Rent', kind: 'money' },
      { key: 'per', label: 'Paid', kind: 'choice', choices: rentPeriodWords },
      { key: 'start', label: 'From', kind: 'day' },
      { key: 'end', label: 'Last day', kind: 'day', blank: 'null', hint: 'Empty while it goes on.' },
      { key: 'reviewOn', label: 'Rent review on', kind: 'day', blank: 'null' },
    ],
  },
  costs: {
    one: 'cost',
    title: 'Costs',
    empty: 'None yet: figures are before running costs.',
    fields: [
      { key: 'name', label: 'What for', kind: 'text' },
      {
        key: 'kind',
        label: 'Kind',
        kind: 'choice',
        choices: named(costKinds, costWords),
        hint: 'Works paid once count as part of what it cost.',
      },
      { key: 'per', label: 'Paid', kind: 'choice', choices: costPeriodWords },
      { key: 'amount', label: 'Amount', kind: 'money', blank: 'zero' },
      {
        key: 'share',
        label: 'Share of the rent received',
        kind: 'percent',
        blank: 'zero',
        hint: 'Only where it is paid as a share of rent.',
      },
      { key: 'from', label: 'From, or paid on', kind: 'day' },
      { key: 'until', label: 'Until', kind: 'day', blank: 'null' },
    ],
  },
  certificates: {
    one: 'paper',
    title: 'Certificates and papers',
    empty: 'None yet. Add what expires, and it stands in the calendar.',
    fields: [
      { key: 'kind', label: 'Kind', kind: 'choice', choices: named(certificateKinds, certificateWords) },
      { key: 'expiresOn', label: 'Expires on', kind: 'day' },
      { key: 'name', label: 'Note', kind: 'text', blank: 'no-text' },
    ],
  },
};

/** What a new part begins with on a day. */
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
