import type { Deal } from '../../../../core/deal/deal.ts';
import { formatMoney } from '../../../../core/deal/format.ts';
import { listingCurrency } from '../../../../core/deal/listingCurrency.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { marketShown } from '../../../../core/deal/marketOfDeal.ts';
import { strategyNamesIn } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket, type MarketCountry } from '../../../../core/market/markets.ts';
import { minor, roundMoney, type Minor } from '../../../../core/kernel/money.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { floorAreaIn } from '../../../../core/report/reportTitle.ts';
import { familyText } from '../row/familyText.ts';
import { familyOfCountry, type HomeFamily } from '../row/homeFamily.ts';
import { numberOf } from '../../deal/strategies/figureFormat.ts';

/** One deal of a comparison. Without an outcome `gap` says why, unless the device did not answer. */
export interface Side {
  readonly deal: Deal;
  readonly outcome: Outcome | null;
  readonly gap: string | null;
}

export interface CompareCell {
  readonly text: string;
  /** The best of its row, where there is a better and a worse. */
  readonly best: boolean;
}

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** The figure that explains itself, where the row is one. */
  readonly figure: string | null;
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

interface Metric {
  readonly id: string;
  readonly label: string;
  readonly figure?: string;
  /** Left out where no side states it: what listings of one country say alone. */
  readonly stated?: true;
  /** Asked of homes in these countries alone. */
  readonly of?: readonly HomeFamily[];
  /** An amount: compared within one currency only. */
  readonly isMoney?: boolean;
  readonly text: (side: Side) => string | null;
  /** What is compared; null where this side has none. Absent where no value is better than another. */
  readonly rank?: (side: Side) => number | null;
}

const unknown = '–';

/**
 * Every metric of the sides, in groups; a row differs where two of its cells read differently. Figures that no side has are left out, and so
 * is what is asked of no side's home. Where all homes are American, or all in the rest of Europe, the rows are named as there.
 */
export function compareRows(sides: readonly Side[]): readonly CompareGroup[] {
  const families = new Set(sides.map(familyOf));
  const [family = 'british'] = families;
  const words = familyText[families.size === 1 ? family : 'british'];
  const isAsked = ({ of }: Metric): boolean => of === undefined || of.some((each) => families.has(each));
  return groupsIn(sides.some(isInSquareFeet) || sides.length === 0 ? 'square-feet' : 'square-metres')
    .map(({ title, metrics }) => ({
      title,
      rows: metrics
        .filter((metric) => isAnswered(metric, sides) && isAsked(metric))
        .map((metric) => rowOf(metric, sides))
        .map((row) => ({ ...row, label: words(row.label) })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const countryOf = ({ deal }: Pick<Side, 'deal'>): MarketCountry => countryOfMarket(marketShown(deal));
const familyOf = (side: Side): HomeFamily => familyOfCountry(countryOf(side));
const isInSquareFeet = (side: Side): boolean => familyOf(side) !== 'european';

/** Amounts of several currencies have no best. */
const isOneCurrency = (sides: readonly Side[]): boolean =>
  new Set(sides.flatMap(({ outcome }) => (outcome === null ? [] : [outcome.currency]))).size < 2;

const isAnswered = ({ figure: explained, stated, text }: Metric, sides: readonly Side[]): boolean =>
  (explained === undefined && stated === undefined) || sides.some((side) => text(side) !== null);

function rowOf({ id, label, figure: explained, text, rank, isMoney }: Metric, sides: readonly Side[]): CompareRow {
  const texts = sides.map((side) => text(side) ?? unknown);
  const isRanked = isOneCurrency(sides) || !(isMoney === true || sides.some(({ outcome }) => isAmount(outcome, explained)));
  const ranks = sides.map((side) => (isRanked ? (rank?.(side) ?? null) : null));
  const known = ranks.filter((value) => value !== null);
  const top = known.length > 1 && new Set(known).size > 1 ? Math.max(...known) : null;
  return {
    id,
    label,
    figure: explained ?? null,
    cells: texts.map((shown, at) => ({ text: shown, best: top !== null && ranks[at] === top })),
    differs: new Set(texts).size > 1,
  };
}

const isAmount = (outcome: Outcome | null, id: string | undefined): boolean =>
  outcome?.figures.find((each) => each.id === id)?.value.kind === 'money';

const shown = (id: string, { outcome }: Side): string | null => outcome?.figures.find((each) => each.id === id)?.text ?? null;

/** A figure of the engine; `better` says which way. */
function figure(id: string, label: string, better: 1 | -1 | null): Metric {
  const value = ({ outcome }: Side): number | null => {
    const found = outcome?.figures.find((each) => each.id === id);
    const number = found === undefined ? null : numberOf(found);
    return number === null || better === null ? null : number * better;
  };
  return { id, label, figure: id, text: (side) => shown(id, side), ...(better === null ? {} : { rank: value }) };
}

function input(key: BuyToLetKey, label: string): Metric {
  return { id: key, label, text: ({ outcome }) => outcome?.report.inputs.find((each) => each.key === key)?.value ?? null };
}

const fact = (id: string, label: string, text: (deal: Deal) => string | null): Metric => ({ id, label, text: ({ deal }) => text(deal) });

const british = (metric: Metric): Metric => ({ ...metric, of: ['british'] });
const american = (metric: Metric): Metric => ({ ...metric, of: ['american'] });
const europeanAlone = (metric: Metric): Metric => ({ ...metric, of: ['european'] });
const abroad = (metric: Metric): Metric => ({ ...metric, of: ['american', 'european'] });
const european = (metric: Metric): Metric => ({ ...metric, of: ['british', 'european'] });

/** A fact that is named only where a side states it. */
const statedFact = (id: string, label: string, text: (deal: Deal) => string | null): Metric => ({ ...fact(id, label, text), stated: true });

/** Of what is bought; null where nothing is. */
function priceOf(outcome: Outcome | null): Minor | null {
  const value = outcome?.inputs['purchasePrice']?.value;
  return typeof value === 'number' ? minor(value) : null;
}

function taxOf(outcome: Outcome | null): Minor | null {
  if (outcome === null) return null;
  if (outcome.form === 'letting') return outcome.analysis.purchase.transferTax.total;
  return outcome.analysis.oneOffCosts.find(({ id }) => id === 'transferTax')?.amount ?? null;
}

const moneyOr = (amount: Minor | null, outcome: Outcome | null): string | null =>
  amount === null || outcome === null ? null : formatMoney(amount, outcome.currency);

/** Less is better. */
const below = (amount: Minor | null): number | null => (amount === null ? null : 0 - amount);

type AreaUnit = 'square-feet' | 'square-metres';

const squareFeetPer: Readonly<Record<AreaUnit, number>> = { 'square-feet': 1, 'square-metres': 10.7639 };

/** The price of a square foot, or of a square metre, in fractions of minor units. */
function pricePerArea({ deal, outcome }: Side, unit: AreaUnit): number | null {
  const area = deal.facts.floorAreaSqFt;
  const price = priceOf(outcome);
  return area === null || area <= 0 || price === null ? null : (price / area) * squareFeetPer[unit];
}

/** Homes compared with one of the United Kingdom or America are priced by the foot too: one row has one unit. */
const pricePerAreaIn = (unit: AreaUnit): Metric => ({
  id: 'price-per-foot',
  label: unit === 'square-feet' ? 'Price a square foot' : 'Price a square metre',
  isMoney: true,
  text: (side) => {
    const price = pricePerArea(side, unit);
    return price === null ? null : moneyOr(roundMoney(price), side.outcome);
  },
  rank: (side) => {
    const price = pricePerArea(side, unit);
    return price === null ? null : -price;
  },
});

interface MetricGroup {
  readonly title: string;
  readonly metrics: readonly Metric[];
}

const groupsIn = (unit: AreaUnit): readonly MetricGroup[] =>
  groups.map((group) => (group.title === 'Money in' ? { ...group, metrics: group.metrics.toSpliced(1, 0, pricePerAreaIn(unit)) } : group));

const groups: readonly MetricGroup[] = [
  {
    title: 'Verdict',
    metrics: [
      {
        id: 'strategy',
        label: 'Strategy',
        text: ({ outcome }) => (outcome === null ? null : strategyNamesIn(countryOfMarket(outcome.market))[outcome.strategy]),
      },
      {
        id: 'score',
        label: 'Score',
        text: ({ outcome }) => (outcome === null ? null : `${Math.round(outcome.score.total)} · ${outcome.score.band}`),
        rank: ({ outcome }) => outcome?.score.total ?? null,
      },
      {
        id: 'rules',
        label: 'Rules met',
        text: ({ outcome }) => (outcome === null ? null : `${outcome.report.rulesMet} of ${outcome.report.rulesAsked}`),
        rank: ({ outcome }) => outcome?.report.rulesMet ?? null,
      },
    ],
  },
  {
    title: 'Money in',
    metrics: [
      {
        id: 'price',
        label: 'Price',
        isMoney: true,
        text: ({ outcome }) => moneyOr(priceOf(outcome), outcome),
        rank: ({ outcome }) => below(priceOf(outcome)),
      },
      {
        id: 'tax',
        label: 'Purchase tax',
        isMoney: true,
        text: ({ outcome }) => moneyOr(taxOf(outcome), outcome),
        rank: ({ outcome }) => below(taxOf(outcome)),
      },
      figure('cashNeeded', 'Cash needed', -1),
    ],
  },
  {
    title: 'Money out',
    metrics: [
      figure('monthlyCashFlow', 'Cash flow a month', 1),
      figure('cashOnCash', 'Cash-on-cash', 1),
      figure('grossYield', 'Gross yield', 1),
      figure('netYield', 'Net yield', 1),
      figure('roi', 'Return, year one', 1),
      figure('irr', 'Internal rate of return', 1),
      figure('equityMultiple', 'Equity multiple', 1),
    ],
  },
  {
    title: 'Of the strategy',
    metrics: [
      figure('profit', 'Profit', 1),
      figure('profitOnCost', 'Profit on cost', 1),
      figure('cashIn', 'Cash put in', -1),
      figure('moneyLeftIn', 'Cash left in', -1),
      figure('payback', 'Paid back after', -1),
    ],
  },
  {
    title: 'Safety',
    metrics: [
      figure('breakEvenOccupancy', 'Break-even occupancy', -1),
      figure('interestCover', 'Interest cover', 1),
      figure('debtServiceCover', 'Debt service cover', 1),
      american(figure('lenderCover', 'Lender’s DSCR', 1)),
      figure('breakEvenRent', 'Break-even rent', null),
    ],
  },
  {
    title: 'Reckoned with',
    metrics: [
      input('monthlyRent', 'Rent a month'),
      input('deposit', 'Deposit'),
      input('mortgageRate', 'Mortgage rate'),
      british(input('voidWeeks', 'Voids')),
      abroad(input('vacancy', 'Vacancy')),
      american(input('propertyTax', 'Property tax')),
      europeanAlone(input('propertyTaxPerYear', 'Property tax a year')),
      input('management', 'Management'),
      input('refurbishment', 'Refurbishment'),
    ],
  },
  {
    title: 'The property',
    metrics: [
      fact('type', 'Type', ({ facts }) => facts.propertyType),
      fact('bedrooms', 'Bedrooms', ({ facts }) => (facts.bedrooms === null ? null : String(facts.bedrooms))),
      british(fact('tenure', 'Tenure', ({ facts }) => facts.tenure?.replaceAll('-', ' ') ?? null)),
      british(
        fact('lease', 'Lease left', ({ facts }) => (facts.leaseYearsRemaining === null ? null : `${facts.leaseYearsRemaining} years`)),
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
      statedFact('property-tax', 'Property tax (seller’s bill)', (deal) => {
        const bill = deal.facts.propertyTaxPerYear;
        return bill === null ? null : `${formatMoney(bill, listingCurrency(deal))} a year`;
      }),
      statedFact('zip', 'Postal code', ({ facts }) => facts.postalCode),
      statedFact('county', 'County or region', ({ facts }) => facts.county),
    ],
  },
];
