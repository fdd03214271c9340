import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { scoreMoves } from '../../../../../src/core/pipeline/scoring/scoreMoves.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

const strategies = ['flip', 'brrrr', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;

function jobOf(
  strategy: OtherStrategy,
  own: Readonly<Record<string, unknown>>,
  basis: 'before-tax' | 'after-tax' = 'before-tax',
): EvaluationJob {
  const job = sampleJob();
  const room = { label: 'Room', monthlyRent: fromMajor(520), voidWeeks: 2, people: 1, squareMetres: null };
  const rooms = strategy === 'house-hack' ? { rooms: [room], housingCostNow: fromMajor(900) } : {};
  const deal = { ...job.deal, strategy, inputs: { [strategy]: { ...rooms, ...own } } };
  return { ...job, deal, profile: { ...job.profile, basis } };
}

function totalOf(job: EvaluationJob): number {
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome.score.total;
}

function movesOf(job: EvaluationJob) {
  const moves = scoreMoves(job);
  if (!moves.ok) throw new Error(moves.error.message);
  return moves.value;
}

const asPounds = (text: string): number => Number(text.replaceAll(',', ''));

describe.each(strategies)('strategy moves: the score of %s', (strategy) => {
  const paid = strategy === 'rent-to-rent' ? 'leaseRentPerMonth' : 'purchasePrice';
  const typed = { [paid]: fromMajor(strategy === 'rent-to-rent' ? 700 : 170_000) };

  it.each(['before-tax', 'after-tax'] as const)('is explained step by step by the user’s changes: %s', (basis) => {
    const job = jobOf(strategy, typed, basis);
    const { fromListing } = movesOf(job);
    if (fromListing === undefined) throw new Error('The listing alone has no score');
    expect(fromListing.to.total).toBe(totalOf(job));
    expect(fromListing.from.total).toBe(totalOf({ ...job, deal: { ...job.deal, inputs: {} } }));
    expect(fromListing.steps.reduce((sum, { points }) => sum + points, fromListing.from.total)).toBeCloseTo(fromListing.to.total, 9);
    expect(fromListing.steps.map(({ id }) => id)).toContain(paid);
  });

  it('reaches the next band at the suggested amount, and not one step away from it', () => {
    const job = jobOf(strategy, typed);
    const { nextBand } = movesOf(job);
    if (nextBand === null) return;
    const target = totalOf(job) + nextBand.points;
    const said = /a (?:purchase price|rent to the owner|[a-z ]*rent[a-z ]*) of £([\d,]+)(?: a month)? or less/.exec(
      nextBand.words ?? '',
    )?.[1];
    if (said === undefined) {
      expect(nextBand.words).toMatch(/or more, all else equal\.$|would reach it\.$/);
      return;
    }
    const at = (pounds: number): number => totalOf(jobOf(strategy, { [paid]: fromMajor(pounds) }));
    const step = strategy === 'rent-to-rent' ? 1 : 500;
    expect(at(asPounds(said))).toBeGreaterThanOrEqual(target);
    expect(at(asPounds(said) + step)).toBeLessThan(target);
  });
});

it('strategy moves: suggest the sale price of a flip as well as its purchase price', () => {
  const { nextBand } = movesOf(jobOf('flip', { afterRepairValue: fromMajor(215_000), contingency: percent(10) }));
  expect(nextBand?.words).toMatch(
    /^\d+ points? to [a-z]+: a purchase price of £[\d,]+ or less, or a [a-z ]+ of £[\d,]+ or more, all else equal\.$/,
  );
});

it('strategy moves: are empty when the user entered nothing', () => {
  expect(movesOf(jobOf('hmo', {})).fromListing).toBeUndefined();
});
