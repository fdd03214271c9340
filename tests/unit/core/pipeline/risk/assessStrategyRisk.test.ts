import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLevels } from '../../../../../src/core/engine/risk/drawLevels.ts';
import { levelFactors, standardLevelModel, type LevelModel } from '../../../../../src/core/engine/risk/levelModel.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateAndJudge } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import {
  assessStrategyRisk,
  type StrategyRisk,
  type StrategyRiskQuestion,
} from '../../../../../src/core/pipeline/risk/assessStrategyRisk.ts';
import type { InputChanges } from '../../../../../src/core/pipeline/strategyTrials.ts';
import { emptyFacts, sampleId, sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

const strategies = ['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;

const still: LevelModel = {
  ...standardLevelModel,
  // One entry for each factor.
  spread: Object.fromEntries(levelFactors.map((factor) => [factor, 0])) as unknown as LevelModel['spread'],
};

function questionOf(
  strategy: OtherStrategy,
  yours: InputChanges = {},
  basis: 'before-tax' | 'after-tax' = 'before-tax',
): StrategyRiskQuestion {
  const job = sampleJob();
  return { job: { ...job, deal: { ...job.deal, ownership: { owner: 'me', basis } } }, strategy, yours };
}

function riskOf(question: StrategyRiskQuestion, settings: Parameters<typeof assessStrategyRisk>[1] = {}): StrategyRisk {
  const risk = assessStrategyRisk(question, { futures: 80, ...settings });
  if (!risk.ok) throw new Error(risk.error.message);
  return risk.value;
}

const anyYours = fc.record({ price: fc.integer({ min: 80_000, max: 400_000 }), rent: fc.integer({ min: 500, max: 2_500 }) });

const yoursOf = ({ price, rent }: { readonly price: number; readonly rent: number }): InputChanges => ({
  purchasePrice: fromMajor(price),
  monthlyRent: fromMajor(rent),
  leaseRentPerMonth: fromMajor(rent),
  nightlyRate: fromMajor(Math.round(rent / 10)),
});

const bases = (strategy: OtherStrategy) => (strategy === 'house-hack' ? (['before-tax'] as const) : (['before-tax', 'after-tax'] as const));

/** For each strategy, an input with a worse and a better value. */
const better: Readonly<Record<OtherStrategy, readonly (readonly [key: string, worse: number, better: number])[]>> = {
  flip: [
    ['afterRepairValue', 260_000_00, 275_000_00],
    ['purchasePrice', 170_000_00, 160_000_00],
    ['projectMonths', 10, 7],
    ['bridgingRate', 0.0095, 0.0075],
  ],
  brrrr: [
    ['monthlyRent', 1_300_00, 1_400_00],
    ['purchasePrice', 170_000_00, 150_000_00],
    ['mortgageRate', 0.06, 0.05],
  ],
  hmo: [
    ['purchasePrice', 200_000_00, 180_000_00],
    ['billsPerMonth', 500_00, 400_00],
    ['mortgageRate', 0.06, 0.05],
  ],
  'serviced-accommodation': [
    ['nightlyRate', 130_00, 150_00],
    ['occupancy', 0.6, 0.7],
  ],
  'rent-to-rent': [
    ['leaseRentPerMonth', 1_100_00, 1_000_00],
    ['billsPerMonth', 500_00, 400_00],
  ],
  'house-hack': [
    ['housingCostNow', 1_000_00, 1_200_00],
    ['mortgageRate', 0.06, 0.05],
  ],
};

describe('a strategy’s risk', () => {
  it.each(strategies)('equals the figure and rules on the screen if nothing varies: %s', (strategy) => {
    for (const basis of bases(strategy)) {
      fc.assert(
        fc.property(anyYours, (given) => {
          const question = questionOf(strategy, yoursOf(given), basis);
          const shown = evaluateAndJudge({ job: question.job, strategy, yours: question.yours });
          if (!shown.ok || shown.value.judgement === null) throw new Error('The sample has no figures');
          const risk = riskOf(question, { model: still, futures: 3 });
          const value = shown.value.analysis.figures.find(({ id }) => id === risk.figure)?.value;
          const amount = value?.kind === 'money' ? value.amount : 0;
          expect(risk.base).toBe(amount);
          expect(risk.spread).toEqual({ p5: amount, p25: amount, p50: amount, p75: amount, p95: amount });
          const missed = shown.value.judgement.rules.filter(({ met }) => met !== null);
          expect(Object.fromEntries(risk.misses.map(({ id, chance }) => [id, chance]))).toEqual(
            Object.fromEntries(missed.map(({ id, met }) => [id, met === true ? 0 : 1])),
          );
        }),
        { numRuns: 10 },
      );
    }
  });

  it.each(strategies)('is the same for the same deal, with ordered percentiles: %s', (strategy) => {
    const risk = riskOf(questionOf(strategy));
    expect(riskOf(questionOf(strategy))).toEqual(risk);
    const { spread, counts, futures, without } = risk;
    if (spread === null) throw new Error('The figure has no distribution');
    const ordered = [spread.p5, spread.p25, spread.p50, spread.p75, spread.p95];
    expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
    expect(spread.p5).toBeLessThan(spread.p95);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(Math.round(futures * (1 - without)));
    expect(counts.length).toBeLessThanOrEqual(30);
  });

  it.each(strategies)('is no worse with a better input: %s', (strategy) => {
    for (const basis of bases(strategy)) {
      for (const [key, worse, good] of better[strategy]) {
        const [before, after] = [worse, good].map((value) => riskOf(questionOf(strategy, { [key]: value }, basis)));
        if (before === undefined || after === undefined) throw new Error('A chance is missing from one of the results');
        expect(after.loss?.chance ?? 0, key).toBeLessThanOrEqual(before.loss?.chance ?? 0);
        for (const { id, chance } of after.misses) {
          expect(chance, `${key}: ${id}`).toBeLessThanOrEqual(before.misses.find((rule) => rule.id === id)?.chance ?? Number.NaN);
        }
      }
    }
  });

  it('keeps its simulations when a value changes, and uses different ones for another deal', () => {
    const own = riskOf(questionOf('flip'));
    const { job } = questionOf('flip');
    expect(riskOf(questionOf('flip', { purchasePrice: fromMajor(150_000) })).seed).toBe(own.seed);
    expect(riskOf({ job: { ...job, deal: { ...job.deal, id: sampleId(9) } }, strategy: 'flip', yours: {} }).seed).not.toBe(own.seed);
  });

  it('is described with the inputs that vary, labelled as our assumption', () => {
    const { words } = riskOf(questionOf('flip'), { futures: 1000 });
    expect(words[0]).toMatch(
      /^In half of 1,000 simulations profit after tax is between −£[\d,]+ and −£[\d,]+\. In the worst 5% it is below −£/,
    );
    expect(words[1]).toMatch(/^It sells at a loss in \d+% of them\.$/);
    expect(words[2]).toMatch(/^Profit after tax misses the usual £15,000 in \d+%\.$/);
    expect(words[3]).toMatch(/^Each simulation draws the value after refurbishment ± 8%, .* Our assumption, not a forecast\.$/);
    expect(words[3]).not.toMatch(/rent|mortgage/);
    // No works are planned here, so their uncertainty is not mentioned.
    expect(riskOf(questionOf('hmo', { refurbishment: 0 })).words.at(-1)).not.toContain('works');
  });

  it('uses the net housing cost if the saving is unknown, and gives no chance of loss', () => {
    const risk = riskOf(questionOf('house-hack', { housingCostNow: 0 }));
    expect(risk.figure).toBe('netHousingCost');
    expect(risk.loss).toBeNull();
  });

  it('names the missing price', () => {
    const job = sampleJob();
    const unpriced = { ...job, deal: { ...job.deal, facts: emptyFacts } };
    expect(assessStrategyRisk({ job: unpriced, strategy: 'hmo', yours: {} })).toMatchObject({ ok: false, error: { kind: 'needs-input' } });
  });
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('levels drawn for each simulation', () => {
  it('have the spread and correlation of the model', () => {
    const drawn = drawLevels({ model: standardLevelModel, futures: 4000, seed: 3 });
    if (!drawn.ok) throw new Error(drawn.error);
    const spreadOf = (factor: (typeof levelFactors)[number]) => Math.sqrt(mean(drawn.value.map((levels) => levels[factor] ** 2)));
    for (const factor of levelFactors) expect(spreadOf(factor) / standardLevelModel.spread[factor]).toBeCloseTo(1, 1);
    const together = mean(drawn.value.map(({ works, months }) => works * months)) / (spreadOf('works') * spreadOf('months'));
    expect(together).toBeCloseTo(0.5, 1);
  });

  it('are refused if the correlations contradict each other', () => {
    const model = { ...standardLevelModel, correlation: levelFactors.map(() => levelFactors.map(() => 2)) };
    expect(drawLevels({ model, futures: 1, seed: 0 }).ok).toBe(false);
  });
});
