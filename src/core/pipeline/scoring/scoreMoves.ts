import { isBritishJob } from '../britishLetting.ts';
import { buyToLetEntries } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { strategyOf } from '../../deal/strategies/strategyOf.ts';
import { asListed, withYourFigures, type ScoreMoves } from './scoreMovesResult.ts';
import { ownInputs, withOwnInputs } from '../../deal/strategies/ownInputs.ts';
import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { describeScoreChanges, describeNextBand } from '../../report/describeNextBand.ts';
import { explainMarks } from '../../score/scoreDeal.ts';
import { inputWaterfall } from '../../score/trace/inputWaterfall.ts';
import { reachScore } from '../../score/trace/reachScore.ts';
import { computeOutcome } from '../computeOutcome.ts';
import type { ComputedOutcome } from '../computeOutcome.ts';
import { inputsOfDeal } from '../inputsOfDeal.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { jobOfOwner } from '../ownership/ownedJob.ts';
import { strategyMoves } from './strategyMoves.ts';
import { scoreUnder } from './scoreUnder.ts';

/**
 * The changes that would move a job's score under its strategy, before tax for a buy-to-let; or why there are none. About as slow as an
 * evaluation, so it is a separate call that typing does not wait for.
 */
export function scoreMoves(job: EvaluationJob): Result<ScoreMoves, EvaluationGap> {
  const strategy = strategyOf(job.deal, job.profile);
  return isBritishJob(job, strategy) ? lettingMoves(job) : strategyMoves({ job, strategy, yours: ownInputs(job.deal, strategy) });
}

function lettingMoves(job: EvaluationJob): Result<ScoreMoves, EvaluationGap> {
  const owned = jobOfOwner(job);
  if (!owned.ok) return owned;
  const computed = computeOutcome(owned.value);
  if (!computed.ok) return computed;
  return ok(movesOf(owned.value, computed.value));
}

function movesOf(job: EvaluationJob, { assumptions, market, marked }: ComputedOutcome): ScoreMoves {
  const { currency } = market;
  const totalOf = scoreUnder(job);
  const listed = Object.keys(ownInputs(job.deal, 'buy-to-let')).length === 0 ? null : listingAlone(job);
  const score = explainMarks(marked);
  const { nextBand } = score;
  return {
    ...(listed === null
      ? {}
      : {
          fromListing: inputWaterfall({
            entries: buyToLetEntries,
            from: { label: asListed, values: listed },
            to: { label: withYourFigures, values: assumptions },
            totalOf,
            currency,
          }),
        }),
    nextBand:
      nextBand === null || nextBand === undefined
        ? null
        : {
            ...nextBand,
            words: describeNextBand(
              nextBand,
              describeScoreChanges(reachScore({ assumptions, total: score.total + nextBand.points, totalOf }), currency),
            ),
          },
  };
}

/** The inputs without the person's own values; null if one of them then has no value. */
function listingAlone({ deal, profile }: EvaluationJob): BuyToLetInputs | null {
  const inputs = inputsOfDeal({ deal: withOwnInputs(deal, 'buy-to-let', {}), profile });
  return inputs.ok ? assumptionsOf(inputs.value) : null;
}
