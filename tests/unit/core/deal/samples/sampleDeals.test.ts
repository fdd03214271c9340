import { describe, expect, it } from 'vitest';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { sampleDealOf, sampleDealsIn } from '../../../../../src/core/deal/samples/samplesByCountry.ts';
import { sampleDeals } from '../../../../../src/core/deal/samples/sampleDeals.ts';
import { isSampleId } from '../../../../../src/core/deal/samples/sampleIds.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { idOf } from '../../../../support/deals.ts';

const reports = sampleDeals.map(({ lesson, deal }) => {
  const answer = evaluateLetting({ deal, profile: standardProfile, today: isoDate('2026-11-22') });
  if (!answer.ok) throw new Error(answer.gap.message);
  return { lesson, ...answer.outcome.report };
});

const of = (lesson: string) => reports.find((report) => report.lesson === lesson);

describe('sample deals under the standard profile', () => {
  it('consist of one that passes, one that is close and one that fails', () => {
    expect(of('passes')?.rulesMet).toBe(of('passes')?.rulesAsked);
    expect(of('passes')?.tone).toBe('good');
    expect(of('close')?.tone).toBe('fair');
    expect((of('close')?.rulesAsked ?? 0) - (of('close')?.rulesMet ?? 0)).toBeGreaterThan(0);
    expect((of('close')?.rulesAsked ?? 0) - (of('close')?.rulesMet ?? 0)).toBeLessThanOrEqual(2);
    expect(of('fails')?.tone).toBe('poor');
  });

  it('are valid deals with ids that no user’s deal can have', () => {
    for (const { deal } of sampleDeals) {
      expect(parseDeal(deal).ok).toBe(true);
      expect(isSampleId(deal.id)).toBe(true);
      expect(deal.facts.outcode).toBeNull();
      expect(deal.facts.address).toMatch(/^Sample /);
    }
    expect(isSampleId(idOf(1))).toBe(false);
  });
});

const american = sampleDealsIn('US');
const answers = american.map(({ lesson, deal }) => {
  const answer = evaluateDeal({ deal, profile: { ...standardProfile, country: 'US' }, today: isoDate('2026-11-22') });
  if (!answer.ok) throw new Error(answer.gap.message);
  return { lesson, outcome: answer.outcome };
});
const answerOf = (lesson: string) => answers.find((answer) => answer.lesson === lesson)?.outcome;

describe('American sample deals under the standard rules', () => {
  it('consist of a rental that passes, a flip that is close and a house that fails at its price, in dollars', () => {
    expect(answers.map(({ outcome }) => [outcome.strategy, outcome.market, outcome.currency])).toEqual([
      ['buy-to-let', 'US-OH', 'USD'],
      ['flip', 'US-AL', 'USD'],
      ['buy-to-let', 'US-OH', 'USD'],
    ]);
    expect(answerOf('passes')?.report).toMatchObject({ tone: 'good', rulesMet: 4, rulesAsked: 4 });
    expect(answerOf('close')?.report).toMatchObject({ tone: 'fair', rulesMet: 2, rulesAsked: 3 });
    expect(answerOf('fails')?.report).toMatchObject({ tone: 'poor', rulesMet: 0, rulesAsked: 4 });
    const totals = answers.map(({ outcome }) => outcome.score.total);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect(new Set(answers.map(({ outcome }) => outcome.score.band)).size).toBe(3);
  });

  it('are valid deals, each found by its own id', () => {
    const ids = [...sampleDealsIn('GB'), ...american].map(({ deal }) => deal.id);
    expect(new Set(ids).size).toBe(6);
    for (const { deal } of american) {
      expect(parseDeal(deal).ok).toBe(true);
      expect(isSampleId(deal.id)).toBe(true);
      expect(deal.facts.address).toMatch(/^Sample .*, [A-Z]{2} \d{5}$/);
      expect(sampleDealOf(deal.id)).toBe(deal);
    }
    expect(sampleDealsIn('GB')).toBe(sampleDeals);
    expect(sampleDealOf(idOf(1))).toBeNull();
  });

  it('can be evaluated under every strategy, for a single owner and for a joint return', () => {
    for (const { deal } of american)
      for (const strategy of strategyIds)
        for (const owner of ['me', 'joint'] as const)
          expect(
            evaluateDeal({ deal: { ...deal, strategy }, profile: { ...standardProfile, owner }, today: isoDate('2026-11-22') }).ok,
          ).toBe(true);
  });
});
