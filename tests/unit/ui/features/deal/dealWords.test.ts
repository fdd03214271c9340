import { describe, expect, it } from 'vitest';
import { parseDealTab } from '../../../../../src/ui/features/deal/tabs/dealTabs.ts';
import { provenanceWords, resultWords } from '../../../../../src/ui/features/deal/dealWords.ts';
import { sampleDeal, sampleOutcome } from '../../../../support/dealFixtures.ts';

describe('where a deal comes from', () => {
  it('names the site, how it was captured, when, and when the rates were checked', () => {
    const words = provenanceWords(sampleDeal(), sampleOutcome().report);
    expect(words).toContain('Rightmove, from a saved page · captured 20 Nov 2026');
    expect(words).toMatch(/rates checked on \d{1,2} \w+ \d{4}$/);
  });

  it('claims no dates it does not have', () => {
    expect(provenanceWords({ ...sampleDeal(), origin: { kind: 'manual' } }, null)).toBe('Typed in');
  });
});

describe('what is read out after a change', () => {
  it('is the score with its band and the four key figures', () => {
    const outcome = sampleOutcome();
    const words = resultWords(outcome);
    expect(words).toContain(`Score ${Math.round(outcome.score.total)}, ${outcome.score.band}`);
    for (const { value } of outcome.report.keyFigures) expect(words).toContain(value);
  });
});

describe('parseDealTab', () => {
  it('opens the overview for anything it does not know', () => {
    expect(parseDealTab('cash-flow')).toBe('cash-flow');
    expect(parseDealTab('')).toBe('overview');
    expect(parseDealTab('<script>')).toBe('overview');
  });
});
