import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { placeOfMarket } from '../../../../src/core/market/marketIds.ts';
import { bases, owners } from '../../../../src/core/deal/ownership.ts';
import { coverage, notCovered } from '../../../../src/core/pipeline/coverage.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateAndJudge } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

const rooms = [1, 2, 3].map((room) => ({ label: `Room ${room}`, monthlyRent: fromMajor(550), voidWeeks: 2, people: 1, squareMetres: 9 }));

/** Everything any of them asks for. */
const yours = {
  afterRepairValue: fromMajor(240_000),
  refurbishment: fromMajor(20_000),
  monthlyRent: fromMajor(1_100),
  leaseRentPerMonth: fromMajor(900),
  housingCostNow: fromMajor(950),
  nightlyRate: fromMajor(90),
  rooms,
};

const cells = coverage();

describe('what is calculated', () => {
  it('is either modelled or refused with a sentence, never both and never neither', () => {
    for (const { market, strategy, modelled, refusal } of cells)
      expect([market, strategy, refusal === null]).toEqual([market, strategy, modelled['before-tax'].length > 0]);
    expect(new Set(cells.map(({ market }) => market)).size).toBe(15);
    expect(cells).toHaveLength(15 * 7);
  });

  it.each(cells.filter(({ refusal }) => refusal === null))(
    '$market, $strategy: has figures, a score and a verdict',
    ({ market, strategy }) => {
      const place = placeOfMarket(market);
      if (place === null) throw new Error(`No rules for ${market}`);
      const result = evaluateAndJudge({ job: { ...sampleJob(), place }, strategy, yours });
      if (!result.ok) throw new Error(result.error.message);
      expect(result.value.analysis.currency).toBe('GBP');
      expect(result.value.judgement?.verdict.words).toMatch(/^Meets /);
    },
  );

  it.each(cells.filter(({ refusal }) => refusal === null))(
    '$market, $strategy: has a verdict before and after tax for each owner that is named',
    ({ market, strategy, modelled }) => {
      const place = placeOfMarket(market) ?? 'england';
      const { deal, profile, today } = sampleJob();
      const planned = { ...deal, strategy, inputs: { ...deal.inputs, ...(strategy === 'buy-to-let' ? {} : { [strategy]: yours }) } };
      for (const basis of bases)
        for (const owner of modelled[basis]) {
          const result = evaluateDeal({ deal: planned, profile: { ...profile, owner, basis }, today, place });
          if (!result.ok) throw new Error(result.gap.message);
          expect([result.outcome.owner, result.outcome.basis]).toEqual([owner, basis]);
          expect(result.outcome.report.verdict).toMatch(/^Meets /);
        }
    },
  );

  it('names the country it is missing for', () => {
    const asked = { strategy: 'hmo', owner: 'me', basis: 'after-tax' } as const;
    expect(notCovered({ ...asked, market: 'US-OH' })).toBe('Not calculated yet for homes in the United States.');
    const home = { market: 'GB-NIR', strategy: 'house-hack', basis: 'before-tax' } as const;
    expect(notCovered({ ...home, owner: 'joint' })).toBeNull();
    expect(notCovered({ ...home, owner: 'company' })).toBe('A company cannot live in a home. Ask for one owner or joint owners.');
    for (const owner of ['me', 'joint'] as const) expect(notCovered({ ...home, owner, basis: 'after-tax' })).toBeNull();
    expect(notCovered({ ...home, owner: 'company', basis: 'after-tax' })).toMatch(/^A company cannot live in a home\./);
    for (const owner of owners) expect(notCovered({ market: 'GB-SCT', strategy: 'flip', owner, basis: 'before-tax' })).toBeNull();
  });
});
