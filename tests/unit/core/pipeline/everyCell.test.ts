import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StrategyId } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { isMarketId } from '../../../../src/core/market/markets.ts';
import { placeOfMarket } from '../../../../src/core/market/marketIds.ts';
import type { Place } from '../../../../src/core/market/rules.ts';
import { coverage, notCovered } from '../../../../src/core/pipeline/coverage.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob, Outcome } from '../../../../src/core/pipeline/outcome.ts';
import { rescoreDeals } from '../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';
import { bases, owners, type Basis, type Owner } from '../../../../src/core/deal/owner.ts';

/** A postcode district in each nation, so that no rules of another place are requested. */
const districts: Readonly<Record<Place, string>> = { england: 'M6', scotland: 'G41', wales: 'CF24', 'northern-ireland': 'BT9' };

/** Names of laws and agencies that exist in only some nations. */
const named: Readonly<Record<string, readonly Place[]>> = {
  'Stamp duty land tax': ['england', 'northern-ireland'],
  'Land and buildings transaction tax': ['scotland'],
  'Land transaction tax': ['wales'],
  'Rent Smart Wales': ['wales'],
  'Landlord register of Scotland': ['scotland'],
};

const cells = coverage().flatMap(({ market, strategy, refusal }) => {
  const place = isMarketId(market) ? placeOfMarket(market) : null;
  return refusal !== null || place === null ? [] : [{ market, strategy, place }];
});

interface Drawn {
  readonly price: number;
  readonly rent: number;
  readonly bedrooms: number;
  readonly owner: Owner;
  readonly basis: Basis;
}

const drawn = fc.record<Drawn>({
  price: fc.integer({ min: 60_000, max: 900_000 }),
  rent: fc.integer({ min: 350, max: 4_500 }),
  bedrooms: fc.integer({ min: 1, max: 6 }),
  owner: fc.constantFrom(...owners),
  basis: fc.constantFrom(...bases),
});

function jobOf(strategy: StrategyId, place: Place, { price, rent, bedrooms, owner, basis }: Drawn): EvaluationJob {
  const job = sampleJob({
    facts: { outcode: districts[place], incode: null, address: null, bedrooms },
    overrides: { purchasePrice: fromMajor(price), monthlyRent: fromMajor(rent) },
  });
  return { ...job, deal: { ...job.deal, strategy }, profile: { ...job.profile, owner, basis } };
}

function outcomeOf(job: EvaluationJob): Outcome {
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
}

describe('every supported market and strategy', () => {
  it.each(cells)(
    '$market, $strategy: is plain data, repeatable and of its own market, with parts that add up',
    ({ market, strategy, place }) => {
      fc.assert(
        fc.property(drawn, (home) => {
          const job = jobOf(strategy, place, home);
          const refusal = notCovered({ market, strategy, owner: home.owner, basis: home.basis });
          if (refusal !== null) {
            expect(evaluateDeal(job)).toMatchObject({ ok: false, gap: { message: refusal } });
            return;
          }
          const outcome = outcomeOf(job);
          expect([outcome.owner, outcome.basis]).toEqual([home.owner, home.basis]);
          expect(structuredClone(outcome)).toEqual(outcome);
          expect([outcome.strategy, outcome.currency]).toEqual([strategy, 'GBP']);
          const { score, figures, explanations, report } = outcome;
          expect(score.criteria.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score.total, 6);
          expect(score.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 6);
          // Every explanation shows the same value as its figure.
          for (const { id, text } of figures) expect([id, explanations[id as keyof typeof explanations]?.value]).toEqual([id, text]);
          expect(report.figures.map(({ value }) => value)).toEqual(figures.map(({ text }) => text));
          const words = JSON.stringify([report, outcome.rules, explanations]);
          for (const [name, places] of Object.entries(named)) if (!places.includes(place)) expect(words).not.toContain(name);
          expect(words).not.toMatch(/[$€]\d/);
          const [row] = rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today });
          expect(row?.ok === true && [row.strategy, row.marks.total, row.verdict]).toEqual([strategy, score.total, report.verdict]);
        }),
        { numRuns: 200 },
      );
    },
  );
});
