import { describe, expect, it } from 'vitest';
import { sampleDeals } from '../../../../../src/core/deal/samples/sampleDeals.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { profileOfChoice } from '../../../../../src/ui/features/onboarding/profileOfChoice.ts';
import { entryTexts, readEntry } from '../../../../../src/ui/features/onboarding/readEntry.ts';

const chosenAs = (strategy: StrategyId) => ({ strategy, owner: 'me', basis: 'before-tax' }) as const;

describe('profileOfChoice', () => {
  it('keeps what was chosen, and the buyer that follows from living there', () => {
    const chosen = profileOfChoice(standardProfile, chosenAs('house-hack'));
    expect(chosen).toMatchObject({ strategy: 'house-hack', defaults: { buyer: 'main-home' } });
    expect(profileOfChoice(chosen, chosenAs('flip')).defaults).toEqual({});
  });

  it('leaves defaults that the person set', () => {
    const own = { ...standardProfile, defaults: { voidWeeks: 4 } };
    expect(profileOfChoice(own, chosenAs('buy-to-let')).defaults).toEqual({ voidWeeks: 4 });
  });
});

describe('readEntry', () => {
  const texts = { address: 'M6', price: '185k', rent: '300 pw', bedrooms: '0', type: ' Flat ' };

  it('reads amounts as people type them', () => {
    expect(readEntry(texts)).toEqual({
      ok: true,
      value: { address: 'M6', price: 18_500_000, rent: 130_000, bedrooms: 0, propertyType: 'Flat' },
    });
    expect(readEntry({ ...texts, rent: '', bedrooms: '', type: '' })).toMatchObject({
      ok: true,
      value: { rent: null, bedrooms: null, propertyType: null },
    });
  });

  it('says field by field what is wrong', () => {
    const read = readEntry({ ...texts, price: '', rent: 'lots', bedrooms: '2.5' });
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : Object.keys(read.error)).toEqual(['price', 'rent', 'bedrooms']);
    expect(readEntry({ ...texts, price: '0' }).ok).toBe(false);
  });

  it('takes a sample’s numbers over, without its place', () => {
    const [sample] = sampleDeals;
    expect(entryTexts(sample?.deal ?? null)).toMatchObject({ address: '', price: '118,000', rent: '1,050', bedrooms: '3' });
    expect(readEntry(entryTexts(sample?.deal ?? null)).ok).toBe(true);
  });
});
