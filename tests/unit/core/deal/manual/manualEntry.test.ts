import { describe, expect, it } from 'vitest';
import { createDealFromEntry } from '../../../../../src/core/deal/manual/manualEntry.ts';
import { marketOfDeal } from '../../../../../src/core/deal/marketOfDeal.ts';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { idOf } from '../../../../support/deals.ts';

const entry = {
  address: ' 12 Example Street, Salford m6 5zz ',
  price: fromMajor(185_000),
  rent: fromMajor(1_250),
  bedrooms: 3,
  propertyType: null,
};
const made = createDealFromEntry({ id: idOf(1), mid: idOf(2), at: instant(5), entry, strategy: 'hmo', country: 'GB' });

describe('createDealFromEntry', () => {
  it('creates a manual deal with the user’s own prices and rent', () => {
    expect(parseDeal(made).ok).toBe(true);
    expect(made).toMatchObject({
      origin: { kind: 'manual' },
      strategy: 'hmo',
      inputs: { 'buy-to-let': { purchasePrice: 18_500_000, askingPrice: 18_500_000, monthlyRent: 125_000 } },
    });
    expect(made.facts).toMatchObject({ outcode: 'M6', incode: '5ZZ', askingPrice: null });
  });

  it('leaves the rent to the estimate if the user entered none', () => {
    expect(
      createDealFromEntry({
        id: idOf(1),
        mid: idOf(2),
        at: instant(5),
        entry: { ...entry, rent: null },
        strategy: 'buy-to-let',
        country: 'GB',
      }).inputs['buy-to-let'],
    ).toEqual({
      purchasePrice: 18_500_000,
      askingPrice: 18_500_000,
    });
  });
});

describe('postcode in an entered address', () => {
  it.each([
    ['Flat 2, SW1A 1AA', 'SW1A', '1AA'],
    ['Example Street, sk14', 'SK14', null],
    ['12 Example Street', null, null],
    ['Flat B12, 12 Example Street', null, null],
  ])('manual entry: "%s" gives %s %s', (address, outcode, incode) => {
    const { facts } = createDealFromEntry({
      id: idOf(1),
      mid: idOf(2),
      at: instant(5),
      entry: { ...entry, address },
      strategy: 'buy-to-let',
      country: 'GB',
    });
    expect(facts).toMatchObject({ outcode, incode });
  });
});

const typedInAmerica = (address: string) =>
  createDealFromEntry({ id: idOf(1), mid: idOf(2), at: instant(5), entry: { ...entry, address }, strategy: 'buy-to-let', country: 'US' });

describe('manual deal of a user who invests in the United States', () => {
  it.each([
    ['1200 Main St, Dayton, OH 45402', '45402', { kind: 'market', market: 'US-OH', note: null }],
    ['1200 Main St, Dayton, Ohio', null, { kind: 'market', market: 'US-OH', note: null }],
    ['78701', '78701', { kind: 'market', market: 'US-TX', note: null }],
    ['1200 Main Street', null, { kind: 'which-region', country: 'US', because: null }],
    ['', null, { kind: 'which-region', country: 'US', because: null }],
  ])('manual entry: "%s" has the ZIP code %s and the market of its state', (address, postalCode, market) => {
    const deal = typedInAmerica(address);
    expect(parseDeal(deal).ok).toBe(true);
    expect(deal.facts).toMatchObject({ postalCode, outcode: null });
    expect(marketOfDeal(deal)).toEqual(market);
  });

  it('asks for the country if the address is elsewhere, because the amounts are in dollars', () => {
    const deal = typedInAmerica('12 Example Street, Salford M6 5ZZ');
    expect(deal.country).toBeUndefined();
    expect(marketOfDeal(deal)).toEqual({
      kind: 'contradiction',
      signs: ['the address is in the United Kingdom', 'the price is in dollars'],
    });
    expect(marketOfDeal({ ...deal, country: 'GB' })).toMatchObject({ kind: 'market', market: 'GB-ENG' });
  });

  it('does not move another user’s address to the United States if it names no country', () => {
    expect(marketOfDeal({ ...made, facts: { ...made.facts, address: '1200 Main Street', outcode: null } })).toMatchObject({
      kind: 'market',
      market: 'GB-ENG',
    });
  });

  it('asks for the state before it shows figures, then shows them in dollars', () => {
    const deal = typedInAmerica('1200 Main Street');
    const job = { profile: standardProfile, today: isoDate('2026-11-22') };
    expect(evaluateDeal({ ...job, deal })).toMatchObject({ ok: false, gap: { kind: 'which-region' } });
    expect(evaluateDeal({ ...job, deal: { ...deal, region: 'OH' } })).toMatchObject({
      ok: true,
      outcome: { market: 'US-OH', currency: 'USD' },
    });
  });
});
