import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { contentHash } from '../../../../src/core/pipeline/contentHash.ts';
import { dealHash } from '../../../../src/core/pipeline/dealHash.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { sampleDeal, sampleJob, sampleOutcome } from '../../../support/dealFixtures.ts';

describe('evaluating a letting', () => {
  it('is pure: the same job gives the same plain-data answer, which can be cloned', () => {
    const job = sampleJob();
    const answer = evaluateLetting(job);
    expect(evaluateLetting(job)).toEqual(answer);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(structuredClone(answer)).toEqual(answer);
  });

  it('does not change the job', () => {
    const job = sampleJob();
    const before = structuredClone(job);
    evaluateLetting(job);
    expect(job).toEqual(before);
  });

  it('asks for the price of a rental listing', () => {
    const askingPrice = { amount: fromMajor(1300), currency: 'GBP', qualifier: null, period: 'month', onApplication: false } as const;
    expect(evaluateLetting(sampleJob({ facts: { transaction: 'rent', askingPrice } }))).toEqual({
      ok: false,
      gap: {
        kind: 'needs-input',
        keys: ['purchasePrice'],
        message: 'The listing has no price. Add a purchase price to see results.',
      },
    });
  });

  it.each([
    ['EH3', 'Land and buildings transaction tax', 'lbtt-2026-11-20'],
    ['CF10', 'Land transaction tax', 'ltt-2026-11-20'],
    ['BT9', 'Stamp duty land tax', 'sdlt-2026-11-20'],
  ])('a home in %s pays %s', (outcode, tax, version) => {
    const outcome = sampleOutcome({ facts: { outcode }, overrides: { monthlyRent: fromMajor(1000) } });
    expect([outcome.analysis.purchase.transferTax.name, outcome.rulesVersion]).toEqual([tax, version]);
  });

  it('uses the rules of the job’s day', () => {
    const before = evaluateLetting({ ...sampleJob(), today: isoDate('2024-10-30') });
    // 3% of 185,000 with the 250,000 nil band = 5,550
    expect(before.ok && before.outcome.analysis.purchase.transferTax.total).toBe(fromMajor(5550));
  });

  it('gives the score a range, because the rent is estimated', () => {
    const { score } = sampleOutcome();
    expect(score.low).toBeLessThan(score.total);
    expect(score.high).toBeGreaterThan(score.total);
  });
});

describe('the hash of a deal', () => {
  it('changes with facts, the user’s values, profile and day, and nothing else', () => {
    const job = sampleJob();
    const hash = dealHash(job);
    expect(hash).toMatch(/^[0-9a-f]{28}$/);
    expect(dealHash({ ...job, deal: { ...job.deal, stage: 'viewing', mid: job.deal.id } })).toBe(hash);
    const others = [
      dealHash({ ...job, today: isoDate('2026-11-21') }),
      dealHash({ ...job, profile: { ...standardProfile, weights: { lease: 1 } } }),
      dealHash({ ...job, deal: sampleDeal({ overrides: { voidWeeks: 4 } }) }),
      dealHash({ ...job, deal: sampleDeal({ facts: { bedrooms: 2 } }) }),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
    expect(sampleOutcome().dealHash).toBe(hash);
  });

  it('ignores the order of keys, and treats absent like undefined', () => {
    expect(contentHash({ one: 1, two: [1, { a: 1, b: 2 }] })).toBe(contentHash({ two: [1, { b: 2, a: 1, c: undefined }], one: 1 }));
    expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]));
    expect(contentHash('1')).not.toBe(contentHash(1));
  });
});
