import type { BuyToLetKey } from '../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { ownerships, ownershipWords } from '../../../core/deal/ownership.ts';
import { strategyNames } from '../../../core/deal/strategies/strategyInput.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { dealBands, dealStages } from '../address/dealsSearch.ts';
import { familyOfRow } from '../country/homeFamily.ts';
import { strategyNamesOf } from '../country/strategyNamesOf.ts';
import { stageWords } from '../dealRow/stageWords.ts';
import { typeName } from '../dealRow/typeName.ts';

/** How a column's values are shown, compared, filtered and exported. Money in minor units, rates as fractions, dates in epoch milliseconds. */
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

/** What is changed when a cell is edited. */
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
  /** Over the column, with the period of its amounts; `label` where absent. */
  readonly head?: string;
  /** Pixels until the person changes it. */
  readonly width: number;
  /** What it is sorted and filtered by; null where it is not known. */
  readonly of: (row: DealRow) => string | number | null;
  readonly edit?: CellEdit;
  readonly choices?: readonly Choice[];
  /** What the figure means, in a sentence. */
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

/** What stands in place of an owner where the deal names none. */
export const asInProfile = 'As in the profile';

const table: Readonly<Record<ColumnId, Omit<Column, 'id'>>> = {
  title: column('text', 'Deal', (row) => row.title, { width: 264 }),
  stage: column('choice', 'Stage', (row) => dealStages.indexOf(row.stage), {
    edit: { kind: 'stage' },
    choices: dealStages.map((value) => ({ value, label: stageWords[value] })),
  }),
  score: column('number', 'Score', (row) => row.score, { help: 'How well the deal meets your rules, from 0 to 100.' }),
  price: column('money', 'Price', (row) => row.price, {
    edit: assumption('purchasePrice'),
    help: 'Your price where you typed one, else the asking price.',
  }),
  monthlyRent: column('money', 'Rent', (row) => row.monthlyRent, {
    head: 'Rent/mo',
    edit: assumption('monthlyRent'),
    help: 'A month, before empty weeks and costs: yours, or the estimate in use.',
  }),
  deposit: column('rate', 'Deposit', (row) => row.deposit, { edit: assumption('deposit'), help: 'Share of the price paid in cash.' }),
  mortgageRate: column('rate', 'Rate', (row) => row.mortgageRate, { edit: assumption('mortgageRate'), help: 'Mortgage rate a year.' }),
  grossYield: column('rate', 'Gross yield', (row) => row.grossYield, { help: 'A year’s rent over the price.' }),
  netYield: column('rate', 'Net yield', (row) => row.netYield, { help: 'A year’s rent less running costs, over the price.' }),
  monthlyCashFlow: column('money', 'Cash flow', (row) => row.monthlyCashFlow, {
    head: 'Cash flow/mo',
    help: 'What is left a month after costs and the mortgage, before income tax.',
  }),
  roi: column('rate', 'ROI', (row) => row.roi, {
    help: 'Return on investment in year one: cash flow, loan repaid and growth over the cash needed.',
  }),
  cashOnCash: column('rate', 'Cash-on-cash', (row) => row.cashOnCash, {
    help: 'The first year’s cash flow over the cash put in.',
  }),
  cashNeeded: column('money', 'Cash needed', (row) => row.cashNeeded, { help: 'Deposit, tax, fees and works.' }),
  interestCover: column('rate', 'Interest cover', (row) => row.interestCover, {
    help: 'A year’s rent over a year’s interest at the lender’s stress rate.',
  }),
  profit: column('money', 'Profit', (row) => row.profit, { help: 'What a flip leaves after its costs and tax.' }),
  profitOnCost: column('rate', 'Profit on cost', (row) => row.profitOnCost, {
    help: 'The profit of a flip over everything it costs.',
  }),
  cashLeftIn: column('money', 'Cash left in', (row) => row.cashLeftIn, {
    help: 'What a refinance does not give back of the cash put in.',
  }),
  breakEvenOccupancy: column('rate', 'Break-even', (row) => row.breakEvenOccupancy, {
    help: 'The share of rooms or nights that have to be let to cover everything.',
  }),
  tags: column('tags', 'Tags', (row) => (row.tags.length === 0 ? null : row.tags.join(', ')), { edit: { kind: 'tags' } }),
  strategy: column('choice', 'Strategy', (row) => strategyNamesOf(familyOfRow(row))[row.strategy], {
    edit: { kind: 'strategy' },
    choices: words(strategyNames),
    width: 172,
  }),
  judgedFor: column('choice', 'Judged for', (row) => row.judgedFor ?? asInProfile, {
    edit: { kind: 'ownership' },
    choices: [asInProfile, ...ownerships.map(ownershipWords)].map((value) => ({ value, label: value })),
    width: 172,
    help: 'Who buys it, and whether score and figures are before or after their tax.',
  }),
  saved: column('yes-no', 'Saved', (row) => row.saved, { edit: { kind: 'saved' } }),
  band: column('choice', 'Band', (row) => (row.band === null ? null : dealBands.length - dealBands.indexOf(row.band)), {
    choices: dealBands.map((value) => ({ value, label: capital(value) })),
  }),
  verdict: column('text', 'Verdict', (row) => row.verdict, { width: 300 }),
  gap: column('text', 'Needs', (row) => row.gap, { width: 240, help: 'What has to be typed before there are figures.' }),
  address: column('text', 'Address', (row) => row.address, { width: 240 }),
  outcode: column('text', 'Outcode', (row) => row.outcode, { width: 92 }),
  bedrooms: column('number', 'Beds', (row) => row.bedrooms, { width: 72 }),
  propertyType: column('text', 'Type', (row) => row.propertyType, { width: 140 }),
  site: column('choice', 'Source', (row) => row.site, { choices: words({ rightmove: 'Rightmove', zoopla: 'Zoopla' }) }),
  listingUrl: column('text', 'Listing', (row) => row.listingUrl, { width: 200 }),
  currency: column('text', 'Currency', (row) => row.currency, { width: 92 }),
  reduced: column('yes-no', 'Reduced', (row) => (row.reducedOn === null ? 0 : 1), { help: 'Its asking price came down.' }),
  reducedOn: column('date', 'Reduced on', (row) => (row.reducedOn === null ? null : Date.parse(row.reducedOn))),
  createdAt: column('date', 'Added', (row) => row.createdAt),
  updatedAt: column('date', 'Changed', (row) => row.updatedAt),
  id: column('text', 'Id', (row) => row.id, { width: 220 }),
};

/** A head is read whole: so wide is a letter of it, and the room around it, where the marks of order and filter have theirs. */
const [letterPx, aroundPx] = [7.2, 34];

const byId = Object.fromEntries(
  columnIds.map((id) => {
    const made: Column = { id, ...table[id] };
    return [id, { ...made, width: Math.max(made.width, Math.ceil(headOf(made).length * letterPx) + aroundPx) }];
  }),
) as Readonly<Record<ColumnId, Column>>;

export const columnOf = (id: ColumnId): Column => byId[id];

/** What stands over a column: its name, with the period of its amounts. */
export function headOf({ head, label }: Pick<Column, 'head' | 'label'>): string {
  return head ?? label;
}

export const allColumns: readonly Column[] = columnIds.map(columnOf);

/** What the table shows until the person chooses. The first stays in sight while the rest scrolls. */
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

/** Columns whose numbers can be drawn against each other. */
export const numericColumns: readonly Column[] = allColumns.filter(isNumeric);

export const parseColumnId = (text: string): ColumnId | null => columnIds.find((id) => id === text) ?? null;

/** What a cell offers: strategies by the names that the country of its home has for them. */
export function choicesIn({ id, choices = [] }: Column, row: DealRow): readonly Choice[] {
  return id === 'strategy' ? words(strategyNamesOf(familyOfRow(row))) : choices;
}

/** What a row has of a column whose values are chosen among: its tags, the one type of its home, its choice. */
export function valuesOf(asked: Column, row: DealRow): readonly string[] {
  if (asked.kind === 'tags') return row.tags;
  const value =
    asked.id === 'propertyType' ? typeName(row.propertyType) : asked.kind === 'yes-no' ? String(asked.of(row)) : choiceOf(asked, row);
  return value === null ? [] : [value];
}

/** The stored value of a choice, for filters and editing. */
export function choiceOf({ id }: Column, row: DealRow): string | null {
  if (id === 'stage') return row.stage;
  if (id === 'band') return row.band;
  if (id === 'strategy') return row.strategy;
  if (id === 'judgedFor') return row.judgedFor ?? asInProfile;
  return id === 'site' ? row.site : null;
}
