import { describe, expect, it } from 'vitest';
import { countryInAddress } from '../../../../src/core/place/countryInAddress.ts';
import { locateAddress } from '../../../../src/core/place/locateAddress.ts';

function marketOf(address: string): string | null {
  const { country, region } = locateAddress(address);
  if (country === 'GB') return region;
  return country === 'US' && region !== null ? `US-${region}` : null;
}

describe('American address', () => {
  it.each([
    ['Cambridge, MA', 'US-MA'],
    ['cambridge, ma', 'US-MA'],
    ['Paris, TX', 'US-TX'],
    ['Paris, Texas', 'US-TX'],
    ['Austin, Texas', 'US-TX'],
    ['Austin, TX, USA', 'US-TX'],
    ['Texas, USA', 'US-TX'],
    ['15 Lane Ave, Pennsylvania, United States', 'US-PA'],
    ['1200 Main St Austin TX', 'US-TX'],
    ['12345 Ocean Dr, Miami FL', 'US-FL'],
    ['Dayton OH', 'US-OH'],
    ['NEW YORK, NY', 'US-NY'],
    ['New York, New York', 'US-NY'],
    ['Dublin, Ohio', 'US-OH'],
    ['London, KY', 'US-KY'],
    ['Manchester, New Hampshire', 'US-NH'],
    ['Charleston, West Virginia', 'US-WV'],
    ['Overland Park, Kansas', 'US-KS'],
    ['Washington, D.C.', 'US-DC'],
    ['Washington DC', 'US-DC'],
    ["Coeur d'Alene, ID", 'US-ID'],
  ])('%s is likely in %s', (address, market) => {
    expect([marketOf(address), locateAddress(address).certainty]).toEqual([market, 'likely']);
  });

  it.each([
    ['Dayton OH 45402', 'US-OH'],
    ['123 Main St, Birmingham, AL 35203', 'US-AL'],
    ['75460 Paris, TX', 'US-TX'],
    ['Charleston, West Virginia 25301', 'US-WV'],
    ['Dayton 45402, USA', 'US-OH'],
    ['Alta, WY 83414', 'US-WY'],
    ['88 BLEECKER ST, NEW YORK, NY 10012-1234', 'US-NY'],
  ])('%s is certainly in %s', (address, market) => {
    expect([marketOf(address), locateAddress(address).certainty]).toEqual([market, 'certain']);
  });

  it('names both places if state and ZIP code conflict, and no market', () => {
    const found = locateAddress('2145 Wayne Ave, Dayton, OH 78701');
    expect(found).toMatchObject({
      country: 'US',
      region: null,
      refusal: 'The address says Ohio (OH), but ZIP code 78701 is in Texas (TX). Correct one of them',
    });
    expect(locateAddress('Austin, Texas 00901').refusal).toBe(
      'The address says Texas (TX), but ZIP code 00901 is in Puerto Rico (PR). Correct one of them',
    );
  });

  it('is only likely to be in its state if the ZIP code is unused', () => {
    expect(locateAddress('Austin, TX 21300')).toMatchObject({ region: 'TX', certainty: 'likely', refusal: null });
  });

  it.each([
    ['San Juan, PR 00901', 'Puerto Rico'],
    ['San Juan, PR', 'Puerto Rico'],
    ['San Juan, Puerto Rico 00907', 'Puerto Rico'],
    ['San Juan, Puerto Rico', 'Puerto Rico'],
    ['San Juan, Puerto Rico, USA', 'Puerto Rico'],
    ['San Juan 00901, USA', 'Puerto Rico'],
    ['Tamuning, GU 96913', 'Guam'],
    ['Dededo, Guam', 'Guam'],
    ['Pago Pago, AS 96799', 'American Samoa'],
    ['Saipan, MP 96950', 'the Northern Mariana Islands'],
    ['Charlotte Amalie, VI 00802', 'the US Virgin Islands'],
    ['Christiansted, U.S. Virgin Islands', 'the US Virgin Islands'],
  ])('%s is refused, and the message names %s', (address, name) => {
    expect(locateAddress(address)).toMatchObject({ country: null, region: null, refusal: `Not supported yet for properties in ${name}` });
    expect(marketOf(address)).toBeNull();
  });

  it.each([
    'Preston, PR',
    'Guildford, GU',
    'Derby DE',
    'Newcastle, NE',
    'Perth, WA',
    'Concord, Washington',
    '12 High St, Washington',
    '15 Rosebarn Lane, Pennsylvania',
    'Rose Cottage, California',
    'Berlin, DE',
    'Tbilisi, Georgia',
    'Via Roma 12, Milano MI',
    'DE 10115 Berlin',
    'Texas',
    '78701',
  ])('"%s" gives no market, because it may be elsewhere', (address) => {
    expect(countryInAddress(address)).not.toBe('US');
    expect(marketOf(address)).toBeNull();
  });

  it.each([
    ['75008 Paris', 'FR'],
    ['75008 Paris, appartement T3, 3e étage', 'FR'],
    ['Calle Florida, 28014 Madrid', 'ES'],
    ['Dublin', 'IE'],
    ['12 High Street, Salford, England', 'GB'],
  ])('%s is still in %s', (address, country) => expect(countryInAddress(address)).toBe(country));
});

describe('market of an address', () => {
  it.each([
    ['5 Bute Street, Cardiff, CF10 5BZ', 'wales'],
    ['Flat 3, 21 Harrison Drive, Cambridge, CB2 9BB', 'england'],
    ['9 Botanic Avenue, Belfast BT7 1JQ', 'northern-ireland'],
    ['Perth PH1 5TJ', 'scotland'],
    ['Rose Cottage, Chepstow NP16 5HH', null],
    ['St Helier, Jersey JE2 4WG', null],
    ['10 Rue Crébillon, 44000 Nantes', null],
  ])('%s: %s', (address, market) => expect(marketOf(address)).toBe(market));
});
