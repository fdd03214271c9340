import { describe, expect, it } from 'vitest';
import { strategyIds, type StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { americanOutcome, type AmericanHome } from '../../../../support/americanDeals.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const checksOf = (home: AmericanHome): Readonly<Record<string, string>> =>
  Object.fromEntries(americanOutcome(home).analysis.checks.map(({ id, words }) => [id, words]));

const ofLenders = (home: AmericanHome): readonly string[] =>
  Object.keys(checksOf(home)).filter((id) => /^(?:loan-|rent-cover|lender-reserves|hard-money|fha-)/.test(id));

const dear = { state: 'OH', price: 300_000, rent: 2_400 } as const;

/** A house hack with this many units; null for a multi-family building with an unknown number. */
const hack = (units: number | null, rent: number) =>
  checksOf({ ...dear, strategy: 'house-hack', rent, facts: { units, propertyType: units === null ? 'Multi family' : 'Triplex' } });

describe('lending checks on an American deal', () => {
  it('cover the long-term loan of a rental, the short-term loan of a project, and both for a BRRRR', () => {
    const found = Object.fromEntries(
      strategyIds.map((strategy): [StrategyId, readonly string[]] => [strategy, ofLenders({ ...dear, strategy })]),
    );
    expect(found).toEqual({
      'buy-to-let': ['rent-cover-thin', 'lender-reserves'],
      brrrr: ['hard-money-of-value', 'rent-cover-thin', 'lender-reserves'],
      flip: ['hard-money-of-value'],
      hmo: ['lender-reserves'],
      'serviced-accommodation': ['lender-reserves'],
      'rent-to-rent': [],
      'house-hack': [],
    });
    expect(ofLenders({ ...dear, strategy: 'buy-to-let', yours: { deposit: percent(10) } })).toContain('loan-above-agency');
    expect(ofLenders({ ...dear, strategy: 'buy-to-let', yours: { deposit: percent(100) } })).toEqual([]);
  });

  it('state the same DSCR as the deal’s figures', () => {
    const outcome = americanOutcome({ ...dear, strategy: 'buy-to-let' });
    // 28,800 ÷ (12 × 1,496.93 + 4,590 + 3,179)
    const shown = outcome.figures.find(({ id }) => id === 'lenderCover')?.text;
    expect(shown).toBe('1.12');
    expect(checksOf({ ...dear, strategy: 'buy-to-let' })['rent-cover-thin']).toBe(
      'The lender’s DSCR is 1.12. Better pricing starts at 1.25.',
    );
  });

  it('test the rent of three and four units in a house hack, but not of one or two', () => {
    expect(hack(3, 3_000)['us-loan-self-sufficiency']).toMatch(/three or four units .* does not cover the monthly payment\.$/);
    expect(hack(3, 9_000)['us-loan-self-sufficiency']).toBeUndefined();
    expect(hack(2, 3_000)['us-loan-self-sufficiency']).toBeUndefined();
    expect(hack(null, 3_000)['us-loan-self-sufficiency']).toMatch(/^With an FHA loan on three or four units/);
    expect(hack(3, 3_000)['us-loan-units']).toBeUndefined();
    expect(hack(5, 3_000)['us-loan-units']).toMatch(/^Five or more units/);
  });

  it('do not apply in Britain, and British checks do not apply in America', () => {
    for (const strategy of ['hmo', 'house-hack'] as const) {
      const job = sampleJob();
      const result = evaluateDeal({ ...job, deal: { ...job.deal, strategy, inputs: { [strategy]: { certificatesPerYear: 0 } } } });
      if (!result.ok || result.outcome.form !== 'strategy') throw new Error('The British home has no outcome');
      const british = result.outcome.analysis.checks.map(({ id }) => id);
      const american = Object.keys(checksOf({ ...dear, strategy }));
      const own = strategy === 'hmo' ? 'hmo-mortgage' : 'no-gas-check';
      expect([british.includes(own), american.includes(own)]).toEqual([true, false]);
      expect(british).not.toContain('lender-reserves');
    }
  });
});
