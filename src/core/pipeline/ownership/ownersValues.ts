import { knownMarket } from '../marketOfJob.ts';
import { isDefaultOwnership, ownershipOf } from '../../deal/ownership.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { taxInputsOf } from '../../deal/tax/resolveTaxInputs.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { taxInputsOfJob } from '../afterTax.ts';
import type { EvaluationJob } from '../outcome.ts';

interface Asked {
  readonly job: EvaluationJob;
  readonly strategy: StrategyId;
  /** The person's own values for the strategy, else the known ones from the deal. */
  readonly yours: Readonly<Record<string, unknown>>;
  readonly knownRate: Rate | null;
}

/**
 * The person's own values on the buyer's terms. A company pays its own transfer tax and a company's mortgage rate, because a rate entered
 * for the deal is a personal one. Unchanged for one owner before tax.
 */
export function ownersValues({ job, strategy, yours, knownRate }: Asked): Readonly<Record<string, unknown>> {
  const ownership = ownershipOf(job);
  if (isDefaultOwnership(ownership)) return yours;
  const has = (key: string): boolean => strategyInputs(strategy, knownMarket(job).market).some((entry) => entry.key === key);
  if (!has('buyer')) return yours;
  if (ownership.owner !== 'company') return yours['buyer'] === 'company' ? { ...yours, buyer: 'additional' } : yours;
  const typed = yours['mortgageRate'];
  const mortgageRate = rate(typeof typed === 'number' ? typed : (knownRate ?? 0));
  const { companyMortgageRate } = taxInputsOf(taxInputsOfJob(job, { mortgageRate }));
  return { ...yours, buyer: 'company', ...(has('mortgageRate') ? { mortgageRate: companyMortgageRate } : {}) };
}
