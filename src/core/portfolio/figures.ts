import { formatMoney, formatNumber, formatRate } from '../kernel/format.ts';
import type { IrrAnswer } from '../engine/analysis.ts';
import { minor, roundMoney, type Currency, type Minor } from '../kernel/money.ts';
import { rate, zeroRate } from '../kernel/rate.ts';
import type { GivenRate } from './growthOf.ts';
import { ratiosOf, type Ratios } from './ratios.ts';
import type { Totals } from './totals.ts';
import type { Explanation } from '../report/reportTable.ts';

export const figureIds = [
  'value',
  'debt',
  'equity',
  'loanToValue',
  'rent',
  'rentReceived',
  'runningCosts',
  'netOperatingIncome',
  'payments',
  'cashFlow',
  'coverAtPayRate',
  'coverAtStress',
  'debtServiceCover',
  'grossYieldOnValue',
  'netYieldOnValue',
  'grossYieldOnCost',
  'netYieldOnCost',
  'cost',
  'return',
] as const;
export type PortfolioFigureId = (typeof figureIds)[number];

/** A figure ready for display, with its derivation. `value`: minor units or a fraction; null if there is none. */
export interface PortfolioFigure {
  readonly id: PortfolioFigureId;
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly explained: Omit<Explanation, 'id'>;
}

export type PortfolioFigures = Readonly<Record<PortfolioFigureId, PortfolioFigure>>;

export interface FigureRequest {
  readonly totals: Totals;
  readonly currency: Currency;
  readonly gain: IrrAnswer;
  /** Lenders' stress rate; null if none is known. */
  readonly stress: GivenRate | null;
  /** Whose figures they are and how old its values: "3 holdings, valued between … and …". */
  readonly valuedAs: string;
}

type Term = Explanation['terms'][number];
type TermName = keyof ReturnType<typeof termsOf>;

interface Recipe {
  readonly label: string;
  readonly unit: 'money' | 'share' | 'cover' | 'times';
  readonly formula: string;
  readonly of: (amounts: Totals & Ratios) => number | null;
  readonly terms: readonly TermName[];
}

/** Every figure's label, formula and terms; the return is worded separately. */
const recipes: Readonly<Record<Exclude<PortfolioFigureId, 'return'>, Recipe>> = {
  value: {
    label: 'Value',
    unit: 'money',
    formula: 'The last valuation of each property, or its price where there is none.',
    of: ({ value }) => value,
    terms: ['value'],
  },
  debt: {
    label: 'Debt',
    unit: 'money',
    formula: 'What is owed today: each loan by its schedule, from its last statement on where there is one.',
    of: ({ debt }) => debt,
    terms: ['debt'],
  },
  equity: {
    label: 'Equity',
    unit: 'money',
    formula: 'Value − debt. Selling costs and taxes are not taken off.',
    of: ({ equity }) => equity,
    terms: ['value', 'debt'],
  },
  loanToValue: {
    label: 'Loan to value',
    unit: 'share',
    formula: 'Debt ÷ value.',
    of: ({ loanToValue }) => loanToValue,
    terms: ['debt', 'value'],
  },
  rent: {
    label: 'Rent a year',
    unit: 'money',
    formula: 'Monthly rents × 12 and weekly rents × 52, of the tenancies that run today.',
    of: ({ rent }) => rent,
    terms: ['rent'],
  },
  rentReceived: {
    label: 'Rent received a year',
    unit: 'money',
    formula: 'Rent a year − voids, where voids = rent a year × weeks empty ÷ 52.',
    of: ({ rentReceived }) => rentReceived,
    terms: ['rent', 'voids'],
  },
  runningCosts: {
    label: 'Running costs a year',
    unit: 'money',
    formula:
      'What is paid every month or year and as a share of the rent received. What is paid once counts in the return, works in the cost.',
    of: ({ runningCosts }) => runningCosts,
    terms: ['runningCosts'],
  },
  netOperatingIncome: {
    label: 'Net operating income',
    unit: 'money',
    formula: 'Rent received a year − running costs. Before loans, works and tax.',
    of: ({ netOperatingIncome }) => netOperatingIncome,
    terms: ['received', 'runningCosts'],
  },
  payments: {
    label: 'Loan payments a year',
    unit: 'money',
    formula: 'The next payment of each loan × 12.',
    of: ({ payments }) => payments,
    terms: ['payments'],
  },
  cashFlow: {
    label: 'Cash flow a year',
    unit: 'money',
    formula: 'Net operating income − loan payments. Before tax.',
    of: ({ cashFlow }) => cashFlow,
    terms: ['net', 'payments', 'monthly'],
  },
  coverAtPayRate: {
    label: 'Interest cover at the rates paid',
    unit: 'cover',
    formula: 'Rent a year ÷ a year’s interest at the rates paid today.',
    of: ({ coverAtPayRate }) => coverAtPayRate,
    terms: ['rent', 'interest'],
  },
  coverAtStress: {
    label: 'Interest cover',
    unit: 'cover',
    formula: 'Rent a year ÷ a year’s interest at the rate lenders test with.',
    of: ({ coverAtStress }) => coverAtStress,
    terms: ['rent', 'debt', 'stress', 'tested'],
  },
  debtServiceCover: {
    label: 'Debt service cover',
    unit: 'times',
    formula: 'Net operating income ÷ loan payments a year.',
    of: ({ debtServiceCover }) => debtServiceCover,
    terms: ['net', 'payments'],
  },
  grossYieldOnValue: {
    label: 'Gross yield on value',
    unit: 'share',
    formula: 'Rent a year ÷ value.',
    of: ({ grossYieldOnValue }) => grossYieldOnValue,
    terms: ['rent', 'value'],
  },
  netYieldOnValue: {
    label: 'Net yield on value',
    unit: 'share',
    formula: 'Net operating income ÷ value.',
    of: ({ netYieldOnValue }) => netYieldOnValue,
    terms: ['net', 'value'],
  },
  grossYieldOnCost: {
    label: 'Gross yield on cost',
    unit: 'share',
    formula: 'Rent a year ÷ cost.',
    of: ({ grossYieldOnCost }) => grossYieldOnCost,
    terms: ['rent', 'cost'],
  },
  netYieldOnCost: {
    label: 'Net yield on cost',
    unit: 'share',
    formula: 'Net operating income ÷ cost.',
    of: ({ netYieldOnCost }) => netYieldOnCost,
    terms: ['net', 'cost'],
  },
  cost: { label: 'Cost', unit: 'money', formula: 'Price + buying costs + works paid once.', of: ({ cost }) => cost, terms: ['cost'] },
};

/** Every figure of the portfolio with its formula and terms. */
export function figuresOf(request: FigureRequest): PortfolioFigures {
  const { totals, currency, stress, gain } = request;
  const amounts = { ...totals, ...ratiosOf(totals, stress?.rate ?? null) };
  const terms = termsOf(request, amounts);
  const figures = figureIds.map((id): readonly [PortfolioFigureId, PortfolioFigure] => {
    if (id === 'return') return [id, returnFigure(gain, terms.value)];
    if (id === 'coverAtStress' && stress === null) return [id, untested(terms.rent)];
    const { label, unit, formula, of, terms: names } = recipes[id];
    const value = of(amounts);
    const text = shown(unit, value, currency);
    return [
      id,
      { id, label, value, text, explained: { label, value: text, formula, terms: names.map((name) => terms[name]), sources: [] } },
    ];
  });
  // Made of the list of all ids.
  return Object.fromEntries(figures) as unknown as PortfolioFigures;
}

function termsOf({ currency, stress, valuedAs }: FigureRequest, amounts: Totals & Ratios) {
  const term = (label: string, amount: Minor, from: string | null = null): Term => ({
    label,
    value: formatMoney(amount, currency),
    from,
  });
  return {
    value: term('Value', amounts.value, valuedAs),
    debt: term('Debt', amounts.debt),
    cost: term('Cost', amounts.cost, 'price, buying costs and works'),
    rent: term('Rent a year', amounts.rent),
    voids: term('Voids', amounts.voids, 'the weeks empty each property allows for'),
    received: term('Rent received a year', amounts.rentReceived),
    runningCosts: term('Running costs a year', amounts.runningCosts),
    net: term('Net operating income', amounts.netOperatingIncome),
    payments: term('Loan payments a year', amounts.payments),
    monthly: term('A month', roundMoney(amounts.cashFlow / 12)),
    interest: term('Interest a year', amounts.interest),
    stress: { label: 'Tested at', value: formatRate(stress?.rate ?? zeroRate), from: stress?.from ?? null } as Term,
    tested: term('Interest at that rate', roundMoney(amounts.debt * (stress?.rate ?? 0))),
  };
}

/** Interest cover for countries whose lenders do not test it. */
function untested(rent: Term): PortfolioFigure {
  const [label, text] = [recipes.coverAtStress.label, 'Not calculated'];
  const formula = 'The rate lenders test with is that of the United Kingdom. Enter the rate of your lender to see it.';
  return { id: 'coverAtStress', label, value: null, text, explained: { label, value: text, formula, terms: [rent], sources: [] } };
}

function shown(unit: Recipe['unit'], value: number | null, currency: Currency): string {
  if (unit === 'money') return value === null ? 'None' : formatMoney(minor(value), currency);
  if (unit === 'share') return value === null ? 'None' : formatRate(rate(value), 1);
  if (value === null) return 'No loan';
  return unit === 'cover' ? formatRate(rate(value), 0) : formatNumber(value, 2);
}

const returnFormula =
  'The rate a year at which everything paid in and everything received since the purchase is worth nothing (XIRR): price, costs, loans drawn and paid, rents as the tenancies record them, and today’s value less debt as if sold. Before tax and selling costs.';

function returnFigure(gain: IrrAnswer, value: Term): PortfolioFigure {
  const figure = (found: number | null, text: string, words = ''): PortfolioFigure => {
    const label = 'Return a year';
    const explained = { label, value: text, formula: returnFormula + words, terms: [value], sources: [] };
    return { id: 'return', label, value: found, text, explained };
  };
  if (gain.kind === 'one') return figure(gain.rate, formatRate(gain.rate, 1));
  if (gain.kind === 'none') return figure(null, 'Not yet', ` ${gain.reason}.`);
  return figure(null, gain.rates.map((each) => formatRate(each, 1)).join(' or '), ' Several rates fit these payments.');
}
