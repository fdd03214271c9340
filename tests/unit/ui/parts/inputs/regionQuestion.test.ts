import { describe, expect, it } from 'vitest';
import type { MarketFinding } from '../../../../../src/core/deal/marketOfDeal.ts';
import { placeName, regionQuestion } from '../../../../../src/ui/parts/inputs/regionQuestion.ts';

const notTold = (country: 'FR' | 'DE' | 'US'): MarketFinding => ({ kind: 'which-region', country, because: null });
const inBavaria: MarketFinding = { kind: 'market', market: 'DE-BY', note: null };

describe('the region of a property', () => {
  it('is asked with the country’s term, and preset to the region found until the user chooses', () => {
    expect(regionQuestion('US', undefined, notTold('US'))).toMatchObject({ question: 'Which state?', value: null });
    expect(regionQuestion('DE', undefined, inBavaria)).toMatchObject({ question: 'Which Land?', value: 'BY' });
    expect(regionQuestion('DE', 'BE', inBavaria)?.value).toBe('BE');
    expect(regionQuestion('FR', undefined, notTold('FR'))?.question).toBe('Which département?');
  });

  it('is not asked if one law applies, for an unsupported country, or without a country', () => {
    const irish: MarketFinding = { kind: 'market', market: 'IE', note: null };
    expect(regionQuestion('IE', undefined, irish)).toBeNull();
    expect(regionQuestion('GB', undefined, { kind: 'market', market: 'GB-ENG', note: null })).toBeNull();
    expect(regionQuestion('GR', undefined, { kind: 'elsewhere', country: 'GR' })).toBeNull();
    expect(regionQuestion(null, undefined, irish)).toBeNull();
  });

  it('ignores a region found or chosen in another country', () => {
    expect(regionQuestion('FR', undefined, inBavaria)?.value).toBeNull();
    expect(regionQuestion('FR', 'BY', notTold('FR'))?.value).toBeNull();
  });

  it('lists its options in alphabetical order', () => {
    const labels = regionQuestion('FR', undefined, notTold('FR'))?.options.map(({ label }) => label) ?? [];
    expect(labels.slice(0, 2)).toEqual(['Ain', 'Aisne']);
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
  });

  it('is named with its country', () => {
    expect(placeName('US', 'TX')).toBe('Texas');
    expect(placeName('DE', 'BY')).toBe('Bayern, Germany');
    expect(placeName('NL', undefined)).toBe('the Netherlands');
    expect(placeName('DE', 'TX')).toBe('Germany');
  });
});
