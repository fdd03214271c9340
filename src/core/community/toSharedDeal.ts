import { countryOfMarket, isEuCountry } from '../market/markets.ts';
import type { EvaluationJob, Outcome } from '../pipeline/outcome.ts';
import { americanTypes, readSharedDeal, sharedTypes, type SharedDeal } from './sharedDeal.ts';
import { americanBeside, americanFigureIds, figuresBeside, mostFigures, sharedFigureIds, type SharedFigureId } from './sharedFigures.ts';

/**
 * What others see of a deal, from its `sharedJob` and the outcome of that: the one place that decides it. Null where its figures lie
 * beyond anything that can be shared, and of homes in the rest of Europe, which the community does not know yet.
 */
export function toSharedDeal({ deal, today }: EvaluationJob, outcome: Outcome): SharedDeal | null {
  if (isEuCountry(countryOfMarket(outcome.market))) return null;
  const { total, low, high, band, criteria } = outcome.score;
  const { outcode, postalCode, propertyType, bedrooms } = deal.facts;
  const isAmerican = countryOfMarket(outcome.market) === 'US';
  const types: readonly (string | null)[] = isAmerican ? americanTypes : sharedTypes;
  return readSharedDeal({
    ...(isAmerican ? { version: 2, market: outcome.market } : { version: 1 }),
    strategy: outcome.strategy,
    outcode: isAmerican ? (postalCode?.slice(0, 3) ?? null) : outcode,
    propertyType: types.includes(propertyType) ? propertyType : null,
    bedrooms,
    price: amountOf(outcome, 'purchasePrice'),
    monthlyRent: amountOf(outcome, 'monthlyRent'),
    rentIs: rentIs(outcome),
    figures: figuresOf(outcome),
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

type Inputs = Readonly<Record<string, { readonly value: unknown; readonly provenance: { readonly kind: string } } | undefined>>;

/** Minor units; null where the strategy has no such input. */
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

/** The key figures of the report, then those shared beside them. */
function figuresOf({ market, strategy, report, figures }: Outcome): SharedDeal['figures'] {
  const isAmerican = countryOfMarket(market) === 'US';
  const beside = (isAmerican ? americanBeside : figuresBeside)[strategy];
  const wanted: readonly string[] = [...report.keyFigures.map(({ id }) => id), ...beside];
  const known: readonly (SharedFigureId | (typeof americanFigureIds)[number])[] = [
    ...sharedFigureIds,
    ...(isAmerican ? americanFigureIds : []),
  ];
  const ids = known.filter((id) => wanted.includes(id)).toSorted((one, other) => wanted.indexOf(one) - wanted.indexOf(other));
  const found = ids.flatMap((id) => {
    const figure = figures.find((each) => each.id === id);
    return figure === undefined ? [] : [{ id, label: figure.label, text: figure.text }];
  });
  return found.slice(0, mostFigures);
}
