import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { ListingFacts } from '../listing/facts.ts';
import { countryOfMarket, type MarketCountry, type MarketId } from '../market/markets.ts';
import type { EvaluationJob, Outcome } from '../pipeline/outcome.ts';
import { europeanTypes } from './europeanTypes.ts';
import { americanTypes, readSharedDeal, sharedTypes, type SharedDeal } from './sharedDeal.ts';
import {
  americanExtraFigures,
  americanFigureIds,
  europeanExtraFigures,
  europeanFigureIds,
  extraSharedFigures,
  maxSharedFigures,
  sharedFigureIds,
} from './sharedFigures.ts';

/**
 * The public form of a deal, from its `sharedJob` and that job's outcome. Only this function decides what is shared. Null if its figures
 * are outside the range that can be shared.
 */
export function toSharedDeal({ deal, today }: EvaluationJob, outcome: Outcome): SharedDeal | null {
  const { total, low, high, band, criteria } = outcome.score;
  const { propertyType, bedrooms } = deal.facts;
  const country = countryOfMarket(outcome.market);
  const form = formOf(country);
  return readSharedDeal({
    ...form.head(outcome.market),
    strategy: outcome.strategy,
    outcode: form.place(deal.facts),
    propertyType: form.types.includes(propertyType) ? propertyType : null,
    bedrooms,
    price: amountOf(outcome, 'purchasePrice'),
    monthlyRent: amountOf(outcome, 'monthlyRent'),
    rentIs: rentIs(outcome),
    figures: figuresOf(outcome, form),
    score: {
      total,
      low,
      high,
      band,
      reasons: criteria.map(({ id, label, measured, points, weight, tone, reason }) => ({
        id,
        label,
        measured,
        points,
        weight,
        tone,
        words: reason.slice(0, 200),
      })),
    },
    asOf: today,
  });
}

/** The fields that differ between versions. */
interface SharedForm {
  /** The version, and the market if the version has one. */
  readonly head: (market: MarketId) => object;
  /** The place within the market; null if unknown. */
  readonly place: (facts: ListingFacts) => string | null;
  readonly types: readonly (string | null)[];
  /** The figures that may be shared, and those shared in addition to the report's key figures. */
  readonly figureIds: readonly string[];
  readonly beside: Readonly<Record<StrategyId, readonly string[]>>;
}

const british: SharedForm = {
  head: () => ({ version: 1 }),
  place: ({ outcode }) => outcode,
  types: sharedTypes,
  figureIds: sharedFigureIds,
  beside: extraSharedFigures,
};

const american: SharedForm = {
  head: (market) => ({ version: 2, market }),
  place: ({ postalCode }) => postalCode?.slice(0, 3) ?? null,
  types: americanTypes,
  figureIds: [...sharedFigureIds, ...americanFigureIds],
  beside: americanExtraFigures,
};

const european: SharedForm = {
  head: (market) => ({ version: 3, market }),
  place: ({ postalCode }) => postalCode?.slice(0, 2) ?? null,
  types: europeanTypes,
  figureIds: [...sharedFigureIds, ...europeanFigureIds],
  beside: europeanExtraFigures,
};

/** An Eircode identifies a single property, so its county is shared instead. */
const irish: SharedForm = { ...european, place: ({ county }) => county };

const formOf = (country: MarketCountry): SharedForm =>
  country === 'GB' ? british : country === 'US' ? american : country === 'IE' ? irish : european;

type Inputs = Readonly<Record<string, { readonly value: unknown; readonly provenance: { readonly kind: string } } | undefined>>;

/** Minor units; null if the strategy has no such input. */
function amountOf(outcome: Outcome, key: 'purchasePrice' | 'monthlyRent'): number | null {
  const inputs: Inputs = { ...outcome.inputs };
  const value = inputs[key]?.value;
  return typeof value === 'number' ? value : null;
}

function rentIs(outcome: Outcome): SharedDeal['rentIs'] {
  const inputs: Inputs = { ...outcome.inputs };
  const rent = inputs['monthlyRent'];
  if (rent === undefined) return null;
  return rent.provenance.kind === 'estimate' ? 'estimate' : 'given';
}

/** The report's key figures, then the additional shared ones. */
function figuresOf({ strategy, report, figures }: Outcome, { figureIds, beside }: SharedForm): readonly object[] {
  const wanted: readonly string[] = [...report.keyFigures.map(({ id }) => id), ...beside[strategy]];
  const ids = figureIds.filter((id) => wanted.includes(id)).toSorted((one, other) => wanted.indexOf(one) - wanted.indexOf(other));
  const found = ids.flatMap((id) => {
    const figure = figures.find((each) => each.id === id);
    return figure === undefined ? [] : [{ id, label: figure.label, text: figure.text }];
  });
  return found.slice(0, maxSharedFigures);
}
