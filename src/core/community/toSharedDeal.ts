import type { EvaluationJob, Outcome } from '../pipeline/outcome.ts';
import { readSharedDeal, type SharedDeal } from './sharedDeal.ts';
import { figuresBeside, mostFigures, sharedFigureIds } from './sharedFigures.ts';

/**
 * What others see of a deal, from its `sharedJob` and the outcome of that: the one place that decides it. Null where its figures lie
 * beyond anything that can be shared, or are not in pounds.
 */
export function toSharedDeal({ deal, today }: EvaluationJob, outcome: Outcome): SharedDeal | null {
  if (outcome.currency !== 'GBP') return null;
  const { total, low, high, band, criteria } = outcome.score;
  const { outcode, propertyType, bedrooms } = deal.facts;
  return readSharedDeal({
    version: 1,
    strategy: outcome.strategy,
    outcode,
    propertyType,
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

/** Pence; null where the strategy has no such input. */
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
function figuresOf({ strategy, report, figures }: Outcome): SharedDeal['figures'] {
  const wanted: readonly string[] = [...report.keyFigures.map(({ id }) => id), ...figuresBeside[strategy]];
  const ids = sharedFigureIds.filter((id) => wanted.includes(id)).toSorted((one, other) => wanted.indexOf(one) - wanted.indexOf(other));
  const found = ids.flatMap((id) => {
    const figure = figures.find((each) => each.id === id);
    return figure === undefined ? [] : [{ id, label: figure.label, text: figure.text }];
  });
  return found.slice(0, mostFigures);
}
