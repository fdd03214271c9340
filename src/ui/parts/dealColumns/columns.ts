import type { BuyToLetKey } from '../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { decisionLabels } from '../../../core/deal/collaboration/collaboration.ts';
import { ownerships, ownershipLabel } from '../../../core/deal/ownership.ts';
import { strategyNames } from '../../../core/deal/strategies/strategyInput.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { dealBands, dealStages } from '../address/dealsSearch.ts';
import { familyOfRow } from '../country/countryFamily.ts';
import { strategyNamesOf } from '../country/strategyNamesOf.ts';
import { stageLabels } from '../dealRow/stageLabels.ts';
import { propertyTypeName } from '../dealRow/propertyTypeName.ts';

/** The type of a column's values. Money is in minor units, rates are fractions, and dates are epoch milliseconds. */
export type ColumnKind = 'text' | 'money' | 'rate' | 'number' | 'date' | 'choice' | 'tags' | 'yes-no';

export const columnIds = [
  'title',
  'stage',
  'score',
  'price',
  'monthlyRent',
  'deposit',
  'mortgageRate',
  'grossYield',
  'netYield',
  'monthlyCashFlow',
  'roi',
  'cashOnCash',
  'cashNeeded',
  'interestCover',
  'profit',
  'profitOnCost',
  'cashLeftIn',
  'breakEvenOccupancy',
  'tags',
  'strategy',
  'judgedFor',
  'assignee',
  'dueOn',
  'decision',
  'saved',
  'band',
  'verdict',
  'gap',
  'address',
  'outcode',
  'bedrooms',
  'propertyType',
  'site',
  'listingUrl',
  'currency',
  'reduced',
  'reducedOn',
  'createdAt',
  'updatedAt',
  'id',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** The field that editing a cell changes. */
export type CellEdit =
  | { readonly kind: 'assumption'; readonly key: BuyToLetKey }
  | { readonly kind: 'stage' }
  | { readonly kind: 'tags' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'strategy' }
  | { readonly kind: 'ownership' };

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Column {
  readonly id: ColumnId;
  readonly label: string;
  readonly kind: ColumnKind;
  /** Column header with the period of its amounts; defaults to `label`. */
  readonly head?: string;
  /** Default width in pixels. */
  readonly width: number;
  /** Value for sorting and filtering; null when unknown. */
  readonly of: (row: DealRow) => string | number | null;
  readonly edit?: CellEdit;
  readonly choices?: readonly Choice[];
  /** One-sentence definition. */
  readonly help?: string;
}

type Rest = Partial<Pick<Column, 'edit' | 'choices' | 'help' | 'width' | 'label' | 'head'>>;

const widths: Readonly<Record<ColumnKind, number>> = {
  text: 160,
  money: 112,
  rate: 96,
  number: 84,
  date: 112,
  choice: 124,
  tags: 160,
  'yes-no': 80,
};

const column = (kind: ColumnKind, label: string, ...[of, rest]: readonly [of: Column['of'], rest?: Rest]): Omit<Column, 'id'> => ({
  kind,
  label,
  width: widths[kind],
  of,
  ...rest,
});

const assumption = (key: BuyToLetKey): CellEdit => ({ kind: 'assumption', key });
const words = (names: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The label shown if the deal itself does not set an ownership. */
export const asInProfile = 'As in the profile';

const table: Readonly<Record<ColumnId, Omit<Column, 'id'>>> = {
  title: column('text', 'Deal', (row) => row.title, { width: 264 }),
  stage: column('choice', 'Stage', (row) => dealStages.indexOf(row.stage), {
    edit: { kind: 'stage' },
    choices: dealStages.map((value) => ({ value, label: stageLabels[value] })),
  }),
  score: column('number', 'Score', (row) => row.score, { help: 'How well the deal meets your rules, from 0 to 100.' }),
  price: column('money', 'Price', (row) => row.price, {
    edit: assumption('purchasePrice'),
    help: 'Your price if you entered one, otherwise the asking price.',
  }),
  monthlyRent: column('money', 'Rent', (row) => row.monthlyRent, {
    head: 'Rent/mo',
    edit: assumption('monthlyRent'),
    help: 'Monthly rent before voids and costs – yours or our estimate.',
  }),
  deposit: column('rate', 'Deposit', (row) => row.deposit, { edit: assumption('deposit'), help: 'Percentage of the price paid in cash.' }),
  mortgageRate: column('rate', 'Rate', (row) => row.mortgageRate, { edit: assumption('mortgageRate'), help: 'Annual mortgage rate.' }),
  grossYield: column('rate', 'Gross yield', (row) => row.grossYield, { help: 'Annual rent ÷ price.' }),
  netYield: column('rate', 'Net yield', (row) => row.netYield, { help: '(Annual rent − running costs) ÷ price.' }),
  monthlyCashFlow: column('money', 'Cash flow', (row) => row.monthlyCashFlow, {
    head: 'Cash flow/mo',
    help: 'Monthly rent left after costs and the mortgage, before income tax.',
  }),
  roi: column('rate', 'ROI', (row) => row.roi, {
    help: 'Return on investment in year one: (cash flow + loan repaid + growth) ÷ cash needed.',
  }),
  cashOnCash: column('rate', 'Cash-on-cash', (row) => row.cashOnCash, {
    help: 'First-year cash flow ÷ cash invested.',
  }),
  cashNeeded: column('money', 'Cash needed', (row) => row.cashNeeded, { help: 'Deposit, tax, fees and refurbishment.' }),
  interestCover: column('rate', 'Interest cover', (row) => row.interestCover, {
    help: 'Annual rent ÷ annual interest at the lender’s stress rate.',
  }),
  profit: column('money', 'Profit', (row) => row.profit, { help: 'Profit on a flip after costs and tax.' }),
  profitOnCost: column('rate', 'Profit on cost', (row) => row.profitOnCost, {
    help: 'Profit on a flip ÷ total cost.',
  }),
  cashLeftIn: column('money', 'Cash left in', (row) => row.cashLeftIn, {
    help: 'Cash invested that a refinance doesn’t return.',
  }),
  breakEvenOccupancy: column('rate', 'Break-even', (row) => row.breakEvenOccupancy, {
    help: 'Percentage of rooms or nights that must be let to cover all costs.',
  }),
  tags: column('tags', 'Tags', (row) => (row.tags.length === 0 ? null : row.tags.join(', ')), { edit: { kind: 'tags' } }),
  strategy: column('choice', 'Strategy', (row) => strategyNamesOf(familyOfRow(row))[row.strategy], {
    edit: { kind: 'strategy' },
    choices: words(strategyNames),
    width: 172,
  }),
  judgedFor: column('choice', 'Judged for', (row) => row.judgedFor ?? asInProfile, {
    edit: { kind: 'ownership' },
    choices: [asInProfile, ...ownerships.map(ownershipLabel)].map((value) => ({ value, label: value })),
    width: 172,
    help: 'The buyer, and whether score and figures are before or after tax.',
  }),
  assignee: column('text', 'Assigned to', (row) => row.assignee),
  dueOn: column('date', 'Due', (row) => (row.dueOn === null ? null : Date.parse(row.dueOn))),
  decision: column('choice', 'Decision', (row) => (row.decision === null ? null : decisionLabels[row.decision]), {
    choices: words(decisionLabels),
  }),
  saved: column('yes-no', 'Saved', (row) => row.saved, { edit: { kind: 'saved' } }),
  band: column('choice', 'Band', (row) => (row.band === null ? null : dealBands.length - dealBands.indexOf(row.band)), {
    choices: dealBands.map((value) => ({ value, label: capital(value) })),
  }),
  verdict: column('text', 'Verdict', (row) => row.verdict, { width: 300 }),
  gap: column('text', 'Needs', (row) => row.gap, { width: 240, help: 'Inputs needed to show figures.' }),
  address: column('text', 'Address', (row) => row.address, { width: 240 }),
  outcode: column('text', 'Outcode', (row) => row.outcode, { width: 92 }),
  bedrooms: column('number', 'Beds', (row) => row.bedrooms, { width: 72 }),
  propertyType: column('text', 'Type', (row) => row.propertyType, { width: 140 }),
  site: column('choice', 'Source', (row) => row.site, { choices: words({ rightmove: 'Rightmove', zoopla: 'Zoopla' }) }),
  listingUrl: column('text', 'Listing', (row) => row.listingUrl, { width: 200 }),
  currency: column('text', 'Currency', (row) => row.currency, { width: 92 }),
  reduced: column('yes-no', 'Reduced', (row) => (row.reducedOn === null ? 0 : 1), { help: 'The asking price was reduced.' }),
  reducedOn: column('date', 'Reduced on', (row) => (row.reducedOn === null ? null : Date.parse(row.reducedOn))),
  createdAt: column('date', 'Added', (row) => row.createdAt),
  updatedAt: column('date', 'Changed', (row) => row.updatedAt),
  id: column('text', 'Id', (row) => row.id, { width: 220 }),
};

/** Headers are never truncated. These are the pixels per letter, and the padding, which leaves room for sort and filter marks. */
const [letterPx, aroundPx] = [7.2, 34];

const byId = Object.fromEntries(
  columnIds.map((id) => {
    const made: Column = { id, ...table[id] };
    return [id, { ...made, width: Math.max(made.width, Math.ceil(headOf(made).length * letterPx) + aroundPx) }];
  }),
) as Readonly<Record<ColumnId, Column>>;

export const columnOf = (id: ColumnId): Column => byId[id];

/** Column header: its name with the period of its amounts. */
export function headOf({ head, label }: Pick<Column, 'head' | 'label'>): string {
  return head ?? label;
}

export const allColumns: readonly Column[] = columnIds.map(columnOf);

/** Default table columns. The first is sticky. */
export const standardColumns: readonly ColumnId[] = [
  'title',
  'stage',
  'score',
  'price',
  'monthlyRent',
  'deposit',
  'mortgageRate',
  'netYield',
  'monthlyCashFlow',
  'cashOnCash',
  'interestCover',
  'tags',
];

export const isNumeric = ({ kind }: Column): boolean => kind === 'money' || kind === 'rate' || kind === 'number';

/** Columns for scatter plot axes. */
export const numericColumns: readonly Column[] = allColumns.filter(isNumeric);

export const parseColumnId = (text: string): ColumnId | null => columnIds.find((id) => id === text) ?? null;

/** A cell's choices. Strategies use the names of the property's country. */
export function choicesIn({ id, choices = [] }: Column, row: DealRow): readonly Choice[] {
  return id === 'strategy' ? words(strategyNamesOf(familyOfRow(row))) : choices;
}

/** A row's values in a choice column: its tags, property type or choice. */
export function valuesOf(asked: Column, row: DealRow): readonly string[] {
  if (asked.kind === 'tags') return row.tags;
  const value =
    asked.id === 'propertyType'
      ? propertyTypeName(row.propertyType)
      : asked.kind === 'yes-no'
        ? String(asked.of(row))
        : choiceOf(asked, row);
  return value === null ? [] : [value];
}

/** The stored value of a choice, for filters and editing. */
export function choiceOf({ id }: Column, row: DealRow): string | null {
  if (id === 'stage') return row.stage;
  if (id === 'band') return row.band;
  if (id === 'strategy') return row.strategy;
  if (id === 'judgedFor') return row.judgedFor ?? asInProfile;
  if (id === 'decision') return row.decision;
  return id === 'site' ? row.site : null;
}
