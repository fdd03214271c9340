import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { marketOfDeal, marketShown } from '../../../../src/core/deal/marketOfDeal.ts';
import { fromMajor, type Currency } from '../../../../src/core/kernel/money.ts';
import { marketNames, usStateNames, usStates } from '../../../../src/core/market/markets.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';

/** A manual deal located only by these facts and the chosen country and region. */
function typedIn(facts: Partial<Deal['facts']>, chosen: Pick<Deal, 'country' | 'region'> = {}): Deal {
  const deal = sampleDeal({ facts: { address: null, outcode: null, incode: null, ...facts } });
  return { ...deal, origin: { kind: 'manual' }, ...chosen };
}

const priceIn = (currency: Currency) =>
  ({ amount: fromMajor(300_000), currency, qualifier: null, period: null, onApplication: false }) as const;

const american = (address: string | null, chosen: Pick<Deal, 'country' | 'region'> = { country: 'US' }): Deal =>
  typedIn({ address, askingPrice: priceIn('USD') }, chosen);

describe('market of a British property', () => {
  it.each([
    ['M6', 'GB-ENG'],
    ['G41', 'GB-SCT'],
    ['CF24', 'GB-WLS'],
    ['BT9', 'GB-NIR'],
  ] as const)('the postcode district %s is in %s for certain', (outcode, market) => {
    expect(marketOfDeal(typedIn({ outcode }))).toEqual({ kind: 'market', market, note: null });
  });

  it.each([
    ['TD15', 'GB-ENG', 'England'],
    ['TD12', 'GB-SCT', 'Scotland'],
  ] as const)('the border district %s is assumed to be in %s, with a note', (outcode, market, name) => {
    const note = `${outcode} spans a border. The property is taxed as in ${name}. Check the address.`;
    expect(marketOfDeal(typedIn({ outcode }))).toEqual({ kind: 'market', market, note });
  });

  it('is assumed to be England if there is no evidence, with a note', () => {
    const note = 'The listing has no postcode, so the property is taxed as in England.';
    expect(marketOfDeal(typedIn({ askingPrice: null }))).toEqual({ kind: 'market', market: 'GB-ENG', note });
    const captured = sampleDeal({ facts: { address: null, outcode: null, incode: null, askingPrice: null } });
    expect(marketOfDeal(captured)).toEqual({ kind: 'market', market: 'GB-ENG', note });
  });

  it('ignores an American state chosen before the country was changed', () => {
    expect(marketOfDeal(typedIn({ outcode: 'M6' }, { country: 'GB', region: 'OH' }))).toMatchObject({ market: 'GB-ENG' });
    expect(marketOfDeal(typedIn({ outcode: 'M6' }, { region: 'OH' }))).toMatchObject({ market: 'GB-ENG' });
  });
});

describe('market of an American property', () => {
  it.each(usStates)('is the state in its address: %s', (state) => {
    expect(marketOfDeal(american(`12 Example St, Springfield, ${usStateNames[state]}, USA`, {}))).toEqual({
      kind: 'market',
      market: `US-${state}`,
      note: null,
    });
  });

  it.each([
    ['9 Chandler Row, Dayton, OH 45402', 'US-OH'],
    ['9 Chandler Row, Dayton, OH 45402-1234', 'US-OH'],
    ['9 Chandler Row, Dayton, oh 45402', 'US-OH'],
    ['500 Congress Ave, Austin TX', 'US-TX'],
    ['1600 Example Ave NW, Washington, DC 20500', 'US-DC'],
  ] as const)('is read from %s', (address, market) => {
    expect(marketOfDeal(american(address, {}))).toEqual({ kind: 'market', market, note: null });
  });

  it('is the state the user chose, whatever the address says', () => {
    expect(marketOfDeal(american('9 Chandler Row, Dayton, OH 45402', { region: 'KY' }))).toMatchObject({ market: 'US-KY' });
    expect(marketOfDeal(american(null, { country: 'US', region: 'HI' }))).toMatchObject({ market: 'US-HI' });
  });

  it.each([null, '', '9 Chandler Row, Dayton', '350 W 50th St'])('is not guessed if the address names no state: %s', (address) => {
    expect(marketOfDeal(american(address))).toEqual({ kind: 'which-region', country: 'US', because: null });
  });

  it('is not supported for a territory that is not a state', () => {
    expect(marketOfDeal(american('1 Calle Sol, San Juan, PR 00901'))).toEqual({ kind: 'elsewhere', country: 'PR' });
  });

  it('names both if state and ZIP code conflict, and uses the listing’s ZIP code if no state is given', () => {
    const torn = marketOfDeal(american('9 Chandler Row, Dayton, OH 10118'));
    expect(torn).toMatchObject({
      kind: 'which-region',
      country: 'US',
      because: expect.stringMatching(/Ohio.*New York|New York.*Ohio/) as string,
    });
    const coded = american('9 Chandler Row, Dayton');
    expect(marketOfDeal({ ...coded, facts: { ...coded.facts, postalCode: '45402' } })).toMatchObject({ market: 'US-OH' });
  });

  it('names every state once, in the form used within a sentence', () => {
    expect(new Set(usStates.map((state) => marketNames[`US-${state}`])).size).toBe(51);
    expect([marketNames['US-OH'], marketNames['US-DC'], usStateNames.DC]).toEqual([
      'Ohio',
      'the District of Columbia',
      'District of Columbia',
    ]);
  });
});

describe('market of a property in any other country', () => {
  it.each(['CH', 'CA', 'JE'] as const)('is not supported if the country is %s', (country) => {
    expect(marketOfDeal(typedIn({ outcode: 'M6' }, { country }))).toEqual({ kind: 'elsewhere', country });
    expect(marketOfDeal(american('9 Chandler Row, Dayton, OH 45402', { country, region: 'OH' }))).toEqual({ kind: 'elsewhere', country });
  });

  it('is not supported if the property is abroad and its country unknown', () => {
    expect(marketOfDeal(typedIn({ askingPrice: priceIn('EUR') }))).toEqual({ kind: 'elsewhere', country: null });
    expect(marketOfDeal(typedIn({ askingPrice: priceIn('USD') }))).toEqual({ kind: 'elsewhere', country: null });
  });

  it('is a contradiction if the evidence conflicts, such as an American address and a price in pounds', () => {
    const torn = typedIn({ address: '9 Chandler Row, Dayton, OH 45402', askingPrice: priceIn('GBP') });
    expect(marketOfDeal(torn)).toEqual({
      kind: 'contradiction',
      signs: ['the address is in the United States', 'the price is in pounds'],
    });
    expect(marketOfDeal({ ...torn, country: 'US' })).toMatchObject({ market: 'US-OH' });
    expect(marketOfDeal({ ...torn, country: 'GB' })).toMatchObject({ market: 'GB-ENG' });
  });
});

const typed = (country: 'IE' | 'FR' | 'DE' | 'PT', address: string | null, more: Partial<Deal> = {}) =>
  marketOfDeal({ ...typedIn({ address, askingPrice: priceIn('EUR') }, { country }), ...more });

describe('market of a European property', () => {
  it('is the country if one law applies throughout, otherwise the region from the postcode or the user’s choice', () => {
    expect(typed('IE', '12 Grafton St, Dublin, D02 X285')).toEqual({ kind: 'market', market: 'IE', note: null });
    expect(typed('FR', '10 Rue Crébillon, 44000 Nantes')).toEqual({ kind: 'market', market: 'FR-44', note: null });
    expect(typed('DE', 'Leopoldstr. 5, 80802 München')).toEqual({ kind: 'market', market: 'DE-BY', note: null });
    expect(typed('DE', null, { region: 'SN' })).toEqual({ kind: 'market', market: 'DE-SN', note: null });
    expect(typed('PT', 'Rua Augusta 12, 1100-053 Lisboa')).toEqual({ kind: 'market', market: 'PT-mainland', note: null });
    expect(typed('PT', 'Rua da Carreira 3, 9000-042 Funchal')).toEqual({ kind: 'market', market: 'PT-madeira', note: null });
  });

  it('is undecided if the region is unknown or not in the country', () => {
    expect(typed('DE', 'Leopoldstr. 5')).toEqual({ kind: 'which-region', country: 'DE', because: null });
    expect(typed('FR', null, { region: 'BY' })).toEqual({ kind: 'which-region', country: 'FR', because: null });
  });
});

describe('market whose inputs a screen shows', () => {
  it('is the property’s own, or any market of its country if the region is unknown, or England if nothing is known', () => {
    expect(marketShown(typedIn({ outcode: 'G41' }))).toBe('GB-SCT');
    expect(marketShown(american('9 Chandler Row, Dayton, OH 45402'))).toBe('US-OH');
    expect(marketShown(american('9 Chandler Row, Dayton'))).toBe('US-OH');
    expect(marketShown(typedIn({}, { country: 'IE' }))).toBe('IE');
    expect(marketShown(typedIn({}, { country: 'CH' }))).toBe('GB-ENG');
  });
});
