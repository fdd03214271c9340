import type { Deal } from '../../../../core/deal/deal.ts';
import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { listingCurrency } from '../../../../core/deal/listingCurrency.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { strategyNamesIn } from '../../../../core/deal/strategies/strategyInput.ts';
import { minor, roundMoney, type Currency, type Minor } from '../../../../core/kernel/money.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import type { StrategyFigure } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import { floorAreaIn } from '../../../../core/report/reportTitle.ts';
import type { CountryFamily } from '../../../parts/country/countryFamily.ts';
import { numberOf } from '../../../parts/risk/figureFormat.ts';
import { countryOf, type Side } from './side.ts';

/** An amount with its currency. */
export interface Money {
  readonly amount: Minor;
  readonly currency: Currency;
}

/** One row of a comparison. */
export interface Metric {
  readonly id: string;
  readonly label: string;
  readonly figure?: string;
  /** Shown only if at least one side has a value, for example a fact that only one country's listings state. */
  readonly stated?: true;
  /** Applies only to properties in these countries; all if absent. */
  readonly of?: readonly CountryFamily[];
  /** The amount with its currency, compared within one currency only. Not needed for engine figures. */
  readonly money?: (side: Side) => Money | null;
  readonly text: (side: Side) => string | null;
  /** The value to compare; null if this side has none. Omitted if no value counts as better than another. */
  readonly value?: (side: Side) => number | null;
  /** Whether the highest or the lowest value is better. */
  readonly good?: End;
}

/** The end of a row's range of values that is marked in a cell. */
export type End = 'highest' | 'lowest';

/** A figure of a side's outcome by id. */
export const figureOf = (id: string | undefined, { outcome }: Side): StrategyFigure | undefined =>
  outcome?.figures.find((each) => each.id === id);

const shown = (id: string, side: Side): string | null => figureOf(id, side)?.text ?? null;

/** A figure from the engine. `good` says whether high or low is better; null if neither is. */
function figure(id: string, label: string, good: End | null): Metric {
  const value = (side: Side): number | null => {
    const found = figureOf(id, side);
    return found === undefined ? null : numberOf(found);
  };
  return { id, label, figure: id, text: (side) => shown(id, side), ...(good === null ? {} : { value, good }) };
}

function input(key: BuyToLetKey, label: string): Metric {
  return { id: key, label, text: ({ outcome }) => outcome?.report.inputs.find((each) => each.key === key)?.value ?? null };
}

/** An input that is a money amount. */
const moneyInput = (key: BuyToLetKey, label: string): Metric => ({
  ...input(key, label),
  money: ({ outcome }) => inCurrencyOf(outcome, amountIn(outcome, key)),
});

const fact = (id: string, label: string, text: (deal: Deal) => string | null): Metric => ({ id, label, text: ({ deal }) => text(deal) });

const british = (metric: Metric): Metric => ({ ...metric, of: ['british'] });
const american = (metric: Metric): Metric => ({ ...metric, of: ['american'] });
const europeanAlone = (metric: Metric): Metric => ({ ...metric, of: ['european'] });
const abroad = (metric: Metric): Metric => ({ ...metric, of: ['american', 'european'] });
const european = (metric: Metric): Metric => ({ ...metric, of: ['british', 'european'] });

/** A fact shown only if a side states it. */
const statedFact = (id: string, label: string, text: (deal: Deal) => string | null): Metric => ({ ...fact(id, label, text), stated: true });

/** A money input; null if the strategy lacks it. */
function amountIn(outcome: Outcome | null, key: BuyToLetKey): Minor | null {
  const inputs: Readonly<Record<string, { readonly value: unknown } | undefined>> = outcome?.inputs ?? {};
  const value = inputs[key]?.value;
  return typeof value === 'number' ? minor(value) : null;
}

/** The purchase price; null if the strategy buys nothing. */
const priceOf = (outcome: Outcome | null): Minor | null => amountIn(outcome, 'purchasePrice');

function taxOf(outcome: Outcome | null): Minor | null {
  if (outcome === null) return null;
  if (outcome.form === 'letting') return outcome.analysis.purchase.transferTax.total;
  return outcome.analysis.oneOffCosts.find(({ id }) => id === 'transferTax')?.amount ?? null;
}

const inCurrencyOf = (outcome: Outcome | null, amount: Minor | null): Money | null =>
  amount === null || outcome === null ? null : { amount, currency: outcome.currency };

const moneyText = (money: Money | null): string | null => (money === null ? null : formatMoney(money.amount, money.currency));

/** A money metric for which lower is better. */
function cost(id: string, label: string, amountOf: (side: Side) => Minor | null): Metric {
  const money = (side: Side): Money | null => inCurrencyOf(side.outcome, amountOf(side));
  return {
    id,
    label,
    money,
    text: (side) => moneyText(money(side)),
    value: amountOf,
    good: 'lowest',
  };
}

/** The annual property tax stated in the listing. */
const taxBillOf = (deal: Deal): Money | null =>
  deal.facts.propertyTaxPerYear === null ? null : { amount: deal.facts.propertyTaxPerYear, currency: listingCurrency(deal) };

type AreaUnit = 'square-feet' | 'square-metres';

const squareFeetPer: Readonly<Record<AreaUnit, number>> = { 'square-feet': 1, 'square-metres': 10.7639 };

/** The price per square foot or square metre; null without price or floor area. */
function pricePerArea({ deal, outcome }: Side, unit: AreaUnit): Minor | null {
  const area = deal.facts.floorAreaSqFt;
  const price = priceOf(outcome);
  return area === null || area <= 0 || price === null ? null : roundMoney((price / area) * squareFeetPer[unit]);
}

/** The metric for the price per square foot or square metre. */
const pricePerAreaIn = (unit: AreaUnit): Metric =>
  cost('price-per-foot', unit === 'square-feet' ? 'Price per square foot' : 'Price per square metre', (side) => pricePerArea(side, unit));

export interface MetricGroup {
  readonly title: string;
  readonly metrics: readonly Metric[];
}

/** All metrics by group. `unit` is the unit of floor area for prices: square feet if any property is in the UK or US. */
export const metricGroupsIn = (unit: AreaUnit): readonly MetricGroup[] => [
  standing,
  {
    title: 'Price and cash',
    metrics: [
      cost('price', 'Price', ({ outcome }) => priceOf(outcome)),
      pricePerAreaIn(unit),
      cost('tax', 'Purchase tax', ({ outcome }) => taxOf(outcome)),
      moneyInput('refurbishment', 'Refurbishment'),
      figure('cashNeeded', 'Cash needed', 'lowest'),
      figure('cashIn', 'Cash invested', 'lowest'),
      figure('moneyLeftIn', 'Cash left in', 'lowest'),
    ],
  },
  ...groups,
];

const standing: MetricGroup = {
  title: 'Score and rules',
  metrics: [
    {
      id: 'strategy',
      label: 'Strategy',
      text: ({ outcome }) => (outcome === null ? null : strategyNamesIn(countryOfMarket(outcome.market))[outcome.strategy]),
    },
    {
      id: 'score',
      label: 'Score',
      text: ({ outcome }) => (outcome === null ? null : String(Math.round(outcome.score.total))),
      value: ({ outcome }) => outcome?.score.total ?? null,
      good: 'highest',
    },
    {
      id: 'rules',
      label: 'Rules met',
      text: ({ outcome }) => (outcome === null ? null : `${outcome.report.rulesMet} of ${outcome.report.rulesAsked}`),
      value: ({ outcome }) => outcome?.report.rulesMet ?? null,
      good: 'highest',
    },
  ],
};

const groups: readonly MetricGroup[] = [
  {
    title: 'Income',
    metrics: [
      moneyInput('monthlyRent', 'Monthly rent'),
      figure('monthlyCashFlow', 'Monthly cash flow', 'highest'),
      figure('profit', 'Profit', 'highest'),
    ],
  },
  {
    title: 'Returns',
    metrics: [
      figure('cashOnCash', 'Cash-on-cash', 'highest'),
      figure('grossYield', 'Gross yield', 'highest'),
      figure('netYield', 'Net yield', 'highest'),
      figure('roi', 'First-year return', 'highest'),
      figure('irr', 'Internal rate of return', 'highest'),
      figure('equityMultiple', 'Equity multiple', 'highest'),
      figure('profitOnCost', 'Profit on cost', 'highest'),
      figure('payback', 'Payback period', 'lowest'),
    ],
  },
  {
    title: 'Risk',
    metrics: [
      figure('interestCover', 'Interest cover', 'highest'),
      figure('debtServiceCover', 'Debt service cover (DSCR)', 'highest'),
      american(figure('lenderCover', 'Lender’s DSCR', 'highest')),
      figure('breakEvenOccupancy', 'Break-even occupancy', 'lowest'),
      figure('breakEvenRent', 'Break-even rent', null),
    ],
  },
  {
    title: 'Assumptions',
    metrics: [
      input('deposit', 'Deposit'),
      input('mortgageRate', 'Mortgage rate'),
      british(input('voidWeeks', 'Voids')),
      abroad(input('vacancy', 'Vacancy')),
      american(input('propertyTax', 'Property tax')),
      europeanAlone(moneyInput('propertyTaxPerYear', 'Annual property tax')),
      input('management', 'Management'),
    ],
  },
  {
    title: 'Property',
    metrics: [
      fact('type', 'Type', ({ facts }) => facts.propertyType),
      fact('bedrooms', 'Bedrooms', ({ facts }) => (facts.bedrooms === null ? null : String(facts.bedrooms))),
      british(fact('tenure', 'Tenure', ({ facts }) => facts.tenure?.replaceAll('-', ' ') ?? null)),
      british(
        fact('lease', 'Lease remaining', ({ facts }) => (facts.leaseYearsRemaining === null ? null : `${facts.leaseYearsRemaining} years`)),
      ),
      fact('area', 'Floor area', (deal) =>
        deal.facts.floorAreaSqFt === null ? null : floorAreaIn(countryOf({ deal }), deal.facts.floorAreaSqFt),
      ),
      european(fact('epc', 'Energy rating', ({ facts }) => facts.epcBand)),
      british(fact('council-tax', 'Council tax band', ({ facts }) => facts.councilTaxBand)),
      british(fact('place', 'Postcode district', ({ facts }) => facts.outcode)),
      statedFact('rooms', 'Rooms', ({ facts }) => (facts.rooms === null ? null : String(facts.rooms))),
      statedFact('year-built', 'Year built', ({ facts }) => (facts.yearBuilt === null ? null : String(facts.yearBuilt))),
      statedFact('units', 'Dwellings in the building', ({ facts }) => (facts.units === null ? null : String(facts.units))),
      {
        ...statedFact('property-tax', 'Property tax (seller’s bill)', (deal) => {
          const bill = moneyText(taxBillOf(deal));
          return bill === null ? null : `${bill} a year`;
        }),
        money: ({ deal }) => taxBillOf(deal),
      },
      statedFact('zip', 'Postal code', ({ facts }) => facts.postalCode),
      statedFact('county', 'County or region', ({ facts }) => facts.county),
    ],
  },
];
