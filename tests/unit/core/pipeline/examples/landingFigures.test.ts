import { describe, expect, it } from 'vitest';
import { sampleDeals } from '../../../../../src/core/deal/samples/sampleDeals.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { landingFigures } from '../../../../../src/core/pipeline/examples/landingFigures.ts';

const on = isoDate('2026-11-22');
const figures = landingFigures(on);

describe('the figures on the landing page', () => {
  it('are the engine’s own results for the sample deals', () => {
    const answers = sampleDeals.map(({ deal }) => evaluateLetting({ deal, profile: standardProfile, today: on }));
    expect(figures.homes.map(({ verdict }) => verdict)).toEqual(answers.map((answer) => answer.ok && answer.outcome.report.verdict));
    expect(figures.homes.map(({ score }) => score.total)).toEqual(answers.map((answer) => answer.ok && answer.outcome.score.total));
  });

  it('show one home that passes, one that is close and one that fails', () => {
    expect(figures.homes.map(({ lesson, tone }) => [lesson, tone])).toEqual([
      ['passes', 'good'],
      ['close', 'fair'],
      ['fails', 'poor'],
    ]);
  });

  it('compare six strategies for one home, and mark the flip’s income as one-off', () => {
    expect(figures.strategies.map(({ id }) => id)).toEqual([
      'buy-to-let',
      'brrrr',
      'flip',
      'hmo',
      'serviced-accommodation',
      'rent-to-rent',
    ]);
    expect(figures.strategies.every(({ cash, income, annualReturn }) => cash !== null && income !== null && annualReturn !== null)).toBe(
      true,
    );
    expect(figures.strategies.filter(({ income }) => income?.unit === 'once').map(({ id }) => id)).toEqual(['flip']);
    expect(figures.strategies[0]?.cash).toBe(figures.homes[0]?.figures.find(({ id }) => id === 'cashNeeded')?.value);
  });

  it('count three purchase taxes and list the rents of eleven regions, highest first', () => {
    expect(figures.counted.purchaseTaxes).toBe(3);
    expect(figures.rents).toHaveLength(11);
    const amounts = figures.rents.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((left, right) => right - left));
    expect(amounts.every((amount) => amount > 0)).toBe(true);
  });

  it('can be written as JSON, as the build does', () => {
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
  });
});
