import { compareMortgages } from '../../engine/mortgages/compareMortgages.ts';
import type { MortgageComparison } from '../../engine/mortgages/comparison.ts';
import { originText } from '../../engine/mortgages/explainQuote.ts';
import { exampleProducts } from '../../engine/mortgages/examples/exampleProducts.ts';
import { mortgageNeed, type MortgageNeed } from '../../engine/mortgages/mortgageNeed.ts';
import { addMonths } from '../../kernel/calendar.ts';
import type { Rate } from '../../kernel/rate.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { riskBase } from '../risk/riskBase.ts';
import type { MortgageCandidate } from '../../engine/mortgages/mortgageQuote.ts';

export interface MortgageQuestion {
  readonly job: EvaluationJob;
  /** The person's own products; if empty, typical examples with their dates are used. */
  readonly products: readonly MortgageCandidate[];
  /** Added to every rate that is not fixed. */
  readonly rateShift: Rate;
}

export interface ComparedMortgages {
  readonly need: MortgageNeed;
  readonly comparison: MortgageComparison;
  readonly from: 'yours' | 'examples';
  /** The source of each product's terms as text, by product id. */
  readonly origins: Readonly<Record<string, string>>;
  /** Examples with rates more than a year old, by id: shown separately, and never called the cheapest. */
  readonly older: readonly string[];
}

/** Mortgage products compared for a deal's borrowing under its own assumptions, or why they cannot be. */
export function compareForDeal({ job, products, rateShift }: MortgageQuestion): Result<ComparedMortgages, EvaluationGap> {
  const base = riskBase(job);
  if (!base.ok) return base;
  const need = mortgageNeed(base.value.assumptions, rateShift);
  const candidates = products.length > 0 ? products : exampleProducts;
  return ok({
    need,
    comparison: compareMortgages(need, candidates),
    from: products.length > 0 ? 'yours' : 'examples',
    origins: Object.fromEntries(candidates.map(({ id, origin }) => [id, originText(origin)])),
    older:
      products.length > 0 ? [] : exampleProducts.filter(({ origin }) => origin.datedOn < addMonths(job.today, -12)).map(({ id }) => id),
  });
}
