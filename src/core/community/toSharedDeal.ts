import type { EvaluationJob, Outcome } from '../pipeline/outcome.ts';
import { readSharedDeal, type SharedDeal } from './sharedDeal.ts';

/**
 * What others see of a deal, from its `sharedJob` and the outcome of that: the one place that decides it. Null where its figures lie
 * beyond anything that can be shared.
 */
export function toSharedDeal({ deal, today }: EvaluationJob, outcome: Outcome): SharedDeal | null {
  if (outcome.strategy !== 'buy-to-let') return null;
  const { analysis, inputs, score } = outcome;
  const { grossYield, netYield, monthlyCashFlow, cashNeeded, cashOnCash, roi, interestCover } = analysis.figures;
  const { total, low, high, band, criteria } = score;
  const { outcode, propertyType, bedrooms } = deal.facts;
  return readSharedDeal({
    version: 1,
    outcode,
    propertyType,
    bedrooms,
    price: inputs.purchasePrice.value,
    monthlyRent: inputs.monthlyRent.value,
    rentIs: inputs.monthlyRent.provenance.kind === 'estimate' ? 'estimate' : 'given',
    figures: { grossYield, netYield, monthlyCashFlow, cashNeeded, cashOnCash, roi, interestCover },
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
