import { formatMoney, formatNumber, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { IrrAnswer } from '../engine/analysis.ts';
import { minor, roundMoney, type Currency, type Minor } from '../kernel/money.ts';
import { rate, zeroRate } from '../kernel/rate.ts';
import type { GivenRate } from './growthRates.ts';
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

/** A figure ready for display, with its derivation. `value` is in minor units or a fraction; null if the figure cannot be calculated. */
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
  /** Lenders' stress rate; null if unknown. */
  readonly stress: GivenRate | null;
  /** The holdings included and the dates of their valuations: "3 holdings, valued between … and …". */
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

/** The label, formula and terms of every figure except the return, which is worded separately. */
const recipes: Readonly<Record<Exclude<PortfolioFigureId, 'return'>, Recipe>> = {
  value: {
    label: 'Value',
    unit: 'money',
    formula: 'The latest valuation of each property, or its purchase price if not valued.',
    of: ({ value }) => value,
    terms: ['value'],
  },
  debt: {
    label: 'Debt',
    unit: 'money',
    formula: 'Today’s balance of each loan according to its repayment schedule, from the latest statement if you entered one.',
    of: ({ debt }) => debt,
    terms: ['debt'],
  },
  equity: {
    label: 'Equity',
    unit: 'money',
    formula: 'Value − debt. Selling costs and taxes are not deducted.',
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
    label: 'Annual rent',
    unit: 'money',
    formula: 'Monthly rents × 12 and weekly rents × 52, for current tenancies.',
    of: ({ rent }) => rent,
    terms: ['rent'],
  },
  rentReceived: {
    label: 'Annual rent received',
    unit: 'money',
    formula: 'Annual rent − voids, where voids = annual rent × weeks empty ÷ 52.',
    of: ({ rentReceived }) => rentReceived,
    terms: ['rent', 'voids'],
  },
  runningCosts: {
    label: 'Annual running costs',
    unit: 'money',
    formula:
      'Monthly and yearly costs, and costs that are a share of the rent. One-off costs count in the return instead, and refurbishment counts in the total cost.',
    of: ({ runningCosts }) => runningCosts,
    terms: ['runningCosts'],
  },
  netOperatingIncome: {
    label: 'Net operating income',
    unit: 'money',
    formula: 'Annual rent received − running costs. Before loans, refurbishment and tax.',
    of: ({ netOperatingIncome }) => netOperatingIncome,
    terms: ['received', 'runningCosts'],
  },
  payments: {
    label: 'Annual loan payments',
    unit: 'money',
    formula: 'Each loan’s next payment × 12.',
    of: ({ payments }) => payments,
    terms: ['payments'],
  },
  cashFlow: {
    label: 'Annual cash flow',
    unit: 'money',
    formula: 'Net operating income − loan payments. Before tax.',
    of: ({ cashFlow }) => cashFlow,
    terms: ['net', 'payments', 'monthly'],
  },
  coverAtPayRate: {
    label: 'Interest cover at current rates',
    unit: 'cover',
    formula: 'Annual rent ÷ annual interest at today’s rates.',
    of: ({ coverAtPayRate }) => coverAtPayRate,
    terms: ['rent', 'interest'],
  },
  coverAtStress: {
    label: 'Interest cover',
    unit: 'cover',
    formula: 'Annual rent ÷ annual interest at the lender’s stress rate.',
    of: ({ coverAtStress }) => coverAtStress,
    terms: ['rent', 'debt', 'stress', 'tested'],
  },
  debtServiceCover: {
    label: 'Debt service cover',
    unit: 'times',
    formula: 'Net operating income ÷ annual loan payments.',
    of: ({ debtServiceCover }) => debtServiceCover,
    terms: ['net', 'payments'],
  },
  grossYieldOnValue: {
    label: 'Gross yield on value',
    unit: 'share',
    formula: 'Annual rent ÷ value.',
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
    formula: 'Annual rent ÷ cost.',
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
  cost: {
    label: 'Cost',
    unit: 'money',
    formula: 'Price + purchase costs + one-off refurbishment.',
    of: ({ cost }) => cost,
    terms: ['cost'],
  },
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
  // The cast is safe, because the entries are built from the list of all ids.
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
    cost: term('Cost', amounts.cost, 'price, purchase costs and refurbishment'),
    rent: term('Annual rent', amounts.rent),
    voids: term('Voids', amounts.voids, 'each property’s void allowance'),
    received: term('Annual rent received', amounts.rentReceived),
    runningCosts: term('Annual running costs', amounts.runningCosts),
    net: term('Net operating income', amounts.netOperatingIncome),
    payments: term('Annual loan payments', amounts.payments),
    monthly: term('Per month', roundMoney(amounts.cashFlow / 12)),
    interest: term('Annual interest', amounts.interest),
    stress: { label: 'Tested at', value: formatRate(stress?.rate ?? zeroRate), from: stress?.from ?? null } as Term,
    tested: term('Interest at that rate', roundMoney(amounts.debt * (stress?.rate ?? 0))),
  };
}

/** The figure shown instead of interest cover if the stress rate is unknown. */
function untested(rent: Term): PortfolioFigure {
  const [label, text] = [recipes.coverAtStress.label, 'Not calculated'];
  const formula = 'The default stress rate is for the UK. Enter your lender’s rate to see this figure.';
  return { id: 'coverAtStress', label, value: null, text, explained: { label, value: text, formula, terms: [rent], sources: [] } };
}

function shown(unit: Recipe['unit'], value: number | null, currency: Currency): string {
  if (unit === 'money') return value === null ? 'None' : formatMoney(minor(value), currency);
  if (unit === 'share') return value === null ? 'None' : formatRate(rate(value), 1);
  if (value === null) return 'No loan';
  return unit === 'cover' ? formatRate(rate(value), 0) : formatNumber(value, 2);
}

const returnFormula =
  'The annual rate at which all payments and receipts since purchase have a net present value of zero (XIRR): price, costs, loans drawn and repaid, rents from the tenancies, and today’s value less debt, as if the property were sold. Before tax and selling costs.';

function returnFigure(gain: IrrAnswer, value: Term): PortfolioFigure {
  const figure = (found: number | null, text: string, words = ''): PortfolioFigure => {
    const label = 'Annual return';
    const explained = { label, value: text, formula: returnFormula + words, terms: [value], sources: [] };
    return { id: 'return', label, value: found, text, explained };
  };
  if (gain.kind === 'one') return figure(gain.rate, formatRate(gain.rate, 1));
  if (gain.kind === 'none') return figure(null, 'Not yet', ` ${gain.reason}.`);
  return figure(null, gain.rates.map((each) => formatRate(each, 1)).join(' or '), ' More than one rate fits these cash flows.');
}
