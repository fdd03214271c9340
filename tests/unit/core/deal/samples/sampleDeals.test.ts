import { describe, expect, it } from 'vitest';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { sampleDeals } from '../../../../../src/core/deal/samples/sampleDeals.ts';
import { isSampleId } from '../../../../../src/core/deal/samples/sampleIds.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { idOf } from '../../../../support/deals.ts';

const reports = sampleDeals.map(({ lesson, deal }) => {
  const answer = evaluateLetting({ deal, profile: standardProfile, today: isoDate('2026-11-22') });
  if (!answer.ok) throw new Error(answer.gap.message);
  return { lesson, ...answer.outcome.report };
});

const of = (lesson: string) => reports.find((report) => report.lesson === lesson);

describe('the sample deals under the standard profile', () => {
  it('are one that passes, one that is close and one that fails', () => {
    expect(of('passes')?.rulesMet).toBe(of('passes')?.rulesAsked);
    expect(of('passes')?.tone).toBe('good');
    expect(of('close')?.tone).toBe('fair');
    expect((of('close')?.rulesAsked ?? 0) - (of('close')?.rulesMet ?? 0)).toBeGreaterThan(0);
    expect((of('close')?.rulesAsked ?? 0) - (of('close')?.rulesMet ?? 0)).toBeLessThanOrEqual(2);
    expect(of('fails')?.tone).toBe('poor');
  });

  it('are deals in every form, with ids that no deal of a person has', () => {
    for (const { deal } of sampleDeals) {
      expect(parseDeal(deal).ok).toBe(true);
      expect(isSampleId(deal.id)).toBe(true);
      expect(deal.facts.outcode).toBeNull();
      expect(deal.facts.address).toMatch(/^Sample /);
    }
    expect(isSampleId(idOf(1))).toBe(false);
  });
});
