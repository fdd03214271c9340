import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { partialText, provenanceText, resultText } from '../../../../../src/ui/features/deal/dealText.ts';
import { sampleDeal, sampleOutcome } from '../../../../support/dealFixtures.ts';

describe('provenanceText', () => {
  it('names the site, how it was captured, when, and when the rates were checked', () => {
    const words = provenanceText(sampleDeal(), sampleOutcome().report);
    expect(words).toContain('Rightmove, from a saved page · captured 20 Nov 2026');
    expect(words).toMatch(/rates checked on \d{1,2} \w+ \d{4}$/);
  });

  it('gives no dates for a manual deal', () => {
    expect(provenanceText({ ...sampleDeal(), origin: { kind: 'manual' } }, null)).toBe('Entered manually');
  });
});

const price = { askingPrice: { amount: fromMajor(189_000), currency: 'USD', qualifier: null, period: null, onApplication: false } };

const madeOf = (completeness: 'full' | 'card' | 'text', facts = {}) =>
  partialText({
    origin: { kind: 'listing', site: 'rightmove', via: 'fetch', capturedAt: instant(1), parserVersion: 3, completeness },
    facts: { ...sampleDeal().facts, ...facts },
  });

describe('partialText', () => {
  it('says that a deal is incomplete, what is missing and how to complete it', () => {
    const words = madeOf('card', { tenure: null, floorAreaSqFt: null, councilTaxBand: 'C' });
    expect(words).toBe(
      'Incomplete: created from search results. Missing: tenure, floor area. Check the listing again or upload its saved page to complete it.',
    );
    expect(madeOf('card', { tenure: 'freehold', floorAreaSqFt: 900, councilTaxBand: 'C' })).not.toContain('Missing');
    const american = { ...price, tenure: null, floorAreaSqFt: 900, councilTaxBand: null };
    expect(madeOf('card', american)).toContain('Missing: year built, property tax.');
    expect(madeOf('text')).toMatch(/^Incomplete: read from pasted text/);
  });

  it('is null for a complete deal', () => {
    expect(madeOf('full')).toBeNull();
    expect(partialText(sampleDeal())).toBeNull();
    expect(partialText({ ...sampleDeal(), origin: { kind: 'manual' } })).toBeNull();
  });
});

describe('resultText', () => {
  it('gives the score, the verdict and the four key figures', () => {
    const outcome = sampleOutcome();
    const words = resultText(outcome);
    expect(words).toMatch(new RegExp(`^Score ${Math.round(outcome.score.total)}\\. (Meets|Misses) `));
    for (const { value } of outcome.report.keyFigures) expect(words).toContain(value);
  });
});
