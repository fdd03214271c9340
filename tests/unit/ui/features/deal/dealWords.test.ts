import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { partialWords, provenanceWords, resultWords } from '../../../../../src/ui/features/deal/dealWords.ts';
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

const price = { askingPrice: { amount: fromMajor(189_000), currency: 'USD', qualifier: null, period: null, onApplication: false } };

const madeOf = (completeness: 'full' | 'card' | 'text', facts = {}) =>
  partialWords({
    origin: { kind: 'listing', site: 'rightmove', via: 'fetch', capturedAt: instant(1), parserVersion: 3, completeness },
    facts: { ...sampleDeal().facts, ...facts },
  });

describe('a deal that is not made of its listing’s own page', () => {
  it('says so, what it lacks, and the way to have it whole', () => {
    const words = madeOf('card', { tenure: null, floorAreaSqFt: null, councilTaxBand: 'C' });
    expect(words).toBe(
      'Partial: made from a page of search results. What only the listing’s own page says (such as its tenure, floor area) is not in it. Check the listing again, or add its saved page, to have it whole.',
    );
    expect(madeOf('card', { tenure: 'freehold', floorAreaSqFt: 900, councilTaxBand: 'C' })).not.toContain('such as');
    const american = { ...price, tenure: null, floorAreaSqFt: 900, councilTaxBand: null };
    expect(madeOf('card', american)).toContain('(such as its year built, property tax)');
    expect(madeOf('text')).toMatch(/^Partial: read from pasted text/);
  });

  it('says nothing of a whole one', () => {
    expect(madeOf('full')).toBeNull();
    expect(partialWords(sampleDeal())).toBeNull();
    expect(partialWords({ ...sampleDeal(), origin: { kind: 'manual' } })).toBeNull();
  });
});

describe('what is read out after a change', () => {
  it('is the score with its band and the four key figures', () => {
    const outcome = sampleOutcome();
    const words = resultWords(outcome);
    expect(words).toMatch(new RegExp(`^Score ${Math.round(outcome.score.total)}\\. (Meets|Misses) `));
    for (const { value } of outcome.report.keyFigures) expect(words).toContain(value);
  });
});
