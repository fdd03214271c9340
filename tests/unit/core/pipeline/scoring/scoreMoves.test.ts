import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import type { EvaluationJob, Outcome } from '../../../../../src/core/pipeline/outcome.ts';
import { scoreMoves } from '../../../../../src/core/pipeline/scoring/scoreMoves.ts';
import type { ScoreMoves } from '../../../../../src/core/pipeline/scoring/scoreMovesResult.ts';
import { criteria } from '../../../../../src/core/score/criteria.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

function outcomeWith(own: Partial<BuyToLetInputs>): Outcome {
  const job = sampleJob();
  const result = evaluateLetting({ ...job, deal: { ...job.deal, inputs: { 'buy-to-let': own } } });
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
}

function movesOf(job: EvaluationJob): ScoreMoves {
  const moves = scoreMoves(job);
  if (!moves.ok) throw new Error(moves.error.message);
  return moves.value;
}

function movesWith(own: Partial<BuyToLetInputs>): ScoreMoves {
  const job = sampleJob();
  return movesOf({ ...job, deal: { ...job.deal, inputs: { 'buy-to-let': own } } });
}

const asPounds = (text: string): number => Number(text.replaceAll(',', ''));

describe('the inputs that moved a score', () => {
  it('are those the user changed from the listing, and sum to the difference', () => {
    const listed = outcomeWith({}).score;
    const values: Partial<BuyToLetInputs> = { monthlyRent: fromMajor(1400), refurbishment: fromMajor(20_000) };
    const { score } = outcomeWith(values);
    const moved = movesWith(values).fromListing;
    expect(moved?.from).toEqual({ label: 'As listed', total: listed.total });
    expect(moved?.to).toEqual({ label: 'With your figures', total: score.total });
    expect(moved?.steps.map(({ id }) => id).toSorted()).toEqual(['monthlyRent', 'refurbishment']);
    expect(moved?.steps.reduce((sum, { points }) => sum + points, listed.total)).toBe(score.total);
    expect(moved?.steps.find(({ id }) => id === 'monthlyRent')?.points).toBeGreaterThan(0);
    expect(moved?.steps.find(({ id }) => id === 'refurbishment')?.points).toBeLessThan(0);
  });

  it('are none if the user changed nothing', () => {
    expect(movesWith({}).fromListing).toBeUndefined();
  });
});

describe('an evaluation', () => {
  it('does not include the moves, which are a separate question', () => {
    expect(outcomeWith({ monthlyRent: fromMajor(1400) }).score.nextBand?.words).toBeUndefined();
  });
});

describe('the moves that reach the next band', () => {
  it('are a price and a rent; each alone reaches the band, and a step less does not', () => {
    const { score } = outcomeWith({});
    const words = movesWith({}).nextBand?.words ?? '';
    const [, price = '', rent = ''] =
      /: a purchase price of £([\d,]+) or less, or a rent of £([\d,]+) a month or more, all else equal\.$/.exec(words) ?? [];
    const target = score.total + (score.nextBand?.points ?? 0);
    const at = (own: Partial<BuyToLetInputs>): number => outcomeWith(own).score.total;
    expect(at({ purchasePrice: fromMajor(asPounds(price)) })).toBeGreaterThanOrEqual(target);
    expect(at({ purchasePrice: fromMajor(asPounds(price) + 500) })).toBeLessThan(target);
    expect(at({ monthlyRent: fromMajor(asPounds(rent)) })).toBeGreaterThanOrEqual(target);
    expect(at({ monthlyRent: fromMajor(asPounds(rent) - 1) })).toBeLessThan(target);
  });

  it('are reported as impossible if neither is enough', () => {
    // All the weight is on the energy rating, which neither affects. An unknown rating counts half: 50 of 100.
    const job = sampleJob();
    const weights = Object.fromEntries(criteria.map(({ id }) => [id, id === 'energy' ? 1 : 0]));
    const facts = { ...job.deal.facts, epcBand: null };
    const { nextBand } = movesOf({ ...job, deal: { ...job.deal, facts }, profile: { ...job.profile, weights } });
    expect(nextBand).toMatchObject({ band: 'good', points: 10 });
    expect(nextBand?.words).toMatch(/: can’t be reached by changing only the price or only the rent\.$/);
  });
});

describe('confidence', () => {
  it('is part of every outcome, and depends on what the listing and the user provided', () => {
    const { confidence } = outcomeWith({}).score;
    expect(confidence?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(outcomeWith({ monthlyRent: fromMajor(1150) }).score.confidence?.known).toBeGreaterThan(confidence?.known ?? 1);
    expect(confidence?.words).toMatch(/^Of the score’s weight, /);
  });
});
