import { describe, expect, it } from 'vitest';
import { firstSampleId } from '../../../../../src/core/deal/samples/firstSample.ts';
import { sampleDeals } from '../../../../../src/core/deal/samples/sampleDeals.ts';
import { parseProfile } from '../../../../../src/core/deal/record/dealSchema.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { ownerChoicesIn, ownerChoicesWith } from '../../../../../src/ui/features/profile/parts/ownershipChoices.ts';
import { nextStepOf } from '../../../../../src/ui/parts/onboarding/nextStepOf.ts';
import { profileOfChoice } from '../../../../../src/ui/parts/onboarding/profileOfChoice.ts';
import { entryTexts, readEntry } from '../../../../../src/ui/parts/onboarding/readEntry.ts';

const chosenAs = (strategy: StrategyId) => ({ country: 'GB', strategy }) as const;

it('firstSampleId: is the first UK sample', () => {
  expect(sampleDeals[0]?.deal.id).toBe(firstSampleId);
});

describe('profileOfChoice', () => {
  it('stores the choice, and sets the buyer to main-home for a house hack', () => {
    const chosen = profileOfChoice(standardProfile, chosenAs('house-hack'));
    expect(chosen).toMatchObject({ strategy: 'house-hack', defaults: { buyer: 'main-home' } });
    expect(profileOfChoice(chosen, chosenAs('flip')).defaults).toEqual({});
  });

  it('stores the country, and keeps the settings of the other country', () => {
    const before = {
      ...standardProfile,
      owner: 'joint',
      basis: 'after-tax',
      defaults: { voidWeeks: 4 },
      abroad: { US: { budget: fromMajor(60_000) } },
    } as const;
    const chosen = profileOfChoice(before, { country: 'US', strategy: 'flip' });
    expect(chosen).toEqual({ ...before, country: 'US', strategy: 'flip' });
    expect(parseProfile(chosen)).toEqual({ ok: true, value: chosen });
  });

  it('keeps the user’s own defaults', () => {
    const own = { ...standardProfile, defaults: { voidWeeks: 4 } };
    expect(profileOfChoice(own, chosenAs('buy-to-let')).defaults).toEqual({ voidWeeks: 4 });
  });
});

describe('nextStepOf', () => {
  const inputs = { 'buy-to-let': { purchasePrice: fromMajor(100_000) } };
  const withRent = { 'buy-to-let': { ...inputs['buy-to-let'], monthlyRent: fromMajor(900) } };

  it('asks for the rent until the user enters one, then for a second deal', () => {
    expect(nextStepOf({ strategy: 'buy-to-let', inputs }, 1)).toBe('check-rent');
    expect(nextStepOf({ strategy: 'buy-to-let', inputs: withRent }, 1)).toBe('add-second');
    expect(nextStepOf({ strategy: 'flip', inputs }, 1)).toBe('add-second');
  });

  it('is null without a deal or with two', () => {
    for (const deals of [0, 2]) expect(nextStepOf({ strategy: 'buy-to-let', inputs }, deals)).toBeNull();
  });
});

describe('readEntry', () => {
  const texts = { address: 'M6', price: '185k', rent: '300 pw', bedrooms: '0', type: ' Flat ' };

  it('reads amounts as people write them', () => {
    expect(readEntry(texts, 'GB')).toEqual({
      ok: true,
      value: { address: 'M6', price: 18_500_000, rent: 130_000, bedrooms: 0, propertyType: 'Flat' },
    });
    expect(readEntry({ ...texts, rent: '', bedrooms: '', type: '' }, 'GB')).toMatchObject({
      ok: true,
      value: { rent: null, bedrooms: null, propertyType: null },
    });
  });

  it('returns an error for each invalid field', () => {
    const read = readEntry({ ...texts, price: '', rent: 'lots', bedrooms: '2.5' }, 'GB');
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : Object.keys(read.error)).toEqual(['price', 'rent', 'bedrooms']);
    expect(readEntry({ ...texts, price: '0' }, 'GB').ok).toBe(false);
  });

  it('reads dollars if the user invests in the US, and no other currency', () => {
    expect(readEntry({ ...texts, price: '$185,000', rent: '$1,250' }, 'US')).toMatchObject({
      ok: true,
      value: { price: 18_500_000, rent: 125_000 },
    });
    expect(readEntry({ ...texts, price: '£185,000' }, 'US')).toEqual({
      ok: false,
      error: { price: 'That’s in pounds. Enter the amount in dollars' },
    });
    expect(readEntry({ ...texts, price: '$185,000' }, 'GB').ok).toBe(false);
  });

  it('reads the number format and currency of a European country', () => {
    expect(readEntry({ ...texts, price: '189.000', rent: '1.250,50 €' }, 'DE')).toMatchObject({
      ok: true,
      value: { price: 18_900_000, rent: 125_050 },
    });
    expect(readEntry({ ...texts, price: '450 000 zł', rent: '2400' }, 'PL')).toMatchObject({
      ok: true,
      value: { price: 45_000_000, rent: 240_000 },
    });
    expect(readEntry({ ...texts, price: '£189,000' }, 'IE').ok).toBe(false);
  });

  it('copies a sample’s numbers without its address', () => {
    const [sample] = sampleDeals;
    expect(entryTexts(sample?.deal ?? null)).toMatchObject({ address: '', price: '118,000', rent: '1,050', bedrooms: '3' });
    expect(readEntry(entryTexts(sample?.deal ?? null), 'GB').ok).toBe(true);
  });
});

describe('ownership choices by country', () => {
  it('exclude a company in the US, unless one was chosen before', () => {
    expect(ownerChoicesIn('GB').map(({ label }) => label)).toEqual(['Sole owner', 'Joint owners', 'Limited company']);
    expect(ownerChoicesIn('US').map(({ label }) => label)).toEqual(['Sole owner', 'Joint owners']);
    expect(ownerChoicesWith('US', 'company')).toEqual(ownerChoicesIn('GB'));
    expect(ownerChoicesWith('US', 'joint')).toEqual(ownerChoicesIn('US'));
  });
});
