import { describe, expect, it } from 'vitest';
import { countryOf, countryOfDeal, type CountryEvidence } from '../../../../src/core/deal/countryOf.ts';
import { createDealFromEntry } from '../../../../src/core/deal/manual/manualEntry.ts';
import { parseDeal } from '../../../../src/core/deal/record/dealSchema.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { sites } from '../../../../src/core/listing/facts.ts';
import { writtenAddresses } from '../../../support/addresses.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const nothing: CountryEvidence = { chosen: null, address: null, outcode: null, site: null, currency: null };
const found = (evidence: Partial<CountryEvidence>): string => {
  const finding = countryOf({ ...nothing, ...evidence });
  return finding.kind === 'country' ? finding.country : finding.kind;
};

const british = 'Perth PH1 5TJ';
const irish = '12 Grafton St, Dublin, D02 X285';
const foreign = 'Lyckovägen 3, 114 55 Stockholm';

describe('countryOf', () => {
  // The decision table: the evidence and the resulting country.
  it.each<readonly [Partial<CountryEvidence>, string]>([
    [{}, 'unknown'],
    // A single piece of evidence.
    [{ address: british }, 'GB'],
    [{ address: irish }, 'IE'],
    [{ address: foreign }, 'abroad'],
    [{ address: 'Main Street 1, Springfield' }, 'unknown'],
    [{ outcode: 'M6' }, 'GB'],
    [{ outcode: 'D02' }, 'unknown'],
    [{ site: 'rightmove' }, 'GB'],
    [{ site: 'daft' }, 'IE'],
    [{ site: 'zillow' }, 'US'],
    [{ currency: 'GBP' }, 'GB'],
    [{ currency: 'EUR' }, 'abroad'],
    [{ currency: 'USD' }, 'abroad'],
    [{ currency: 'PLN' }, 'PL'],
    // Evidence that agrees. The country in the address comes before that of the site.
    [{ site: 'rightmove', currency: 'GBP', address: british, outcode: 'PH1' }, 'GB'],
    [{ site: 'zoopla', address: 'Main Street 1, Springfield' }, 'GB'],
    [{ site: 'daft', currency: 'EUR', address: irish }, 'IE'],
    [{ site: 'idealista', currency: 'EUR', address: 'Largo do Chiado 8, 1200-108 Lisboa' }, 'PT'],
    [{ site: 'immoweb', currency: 'EUR', address: foreign }, 'BE'],
    [{ currency: 'USD', address: 'Paris, TX 75460' }, 'US'],
    // An outcode counts only if the address names no country.
    [{ address: irish, outcode: 'N1' }, 'IE'],
    // Evidence that conflicts about the United Kingdom.
    [{ currency: 'GBP', address: irish }, 'contradiction'],
    [{ currency: 'EUR', address: british }, 'contradiction'],
    [{ currency: 'USD', outcode: 'M6' }, 'contradiction'],
    [{ site: 'rightmove', address: 'Mijas Costa, Málaga, Spain', currency: 'GBP' }, 'contradiction'],
    [{ site: 'rightmove', currency: 'EUR' }, 'contradiction'],
    [{ site: 'daft', address: 'Dublin Road, Belfast, BT2 7HN', currency: 'GBP' }, 'contradiction'],
    [{ site: 'zillow', currency: 'GBP' }, 'contradiction'],
    [{ site: 'rightmove', currency: 'PLN' }, 'contradiction'],
    // The user's choice overrides all evidence.
    [{ chosen: 'GB', site: 'daft', currency: 'EUR', address: irish }, 'GB'],
    [{ chosen: 'ES', site: 'rightmove', currency: 'GBP', address: british }, 'ES'],
  ])('country: %j is %s', (evidence, expected) => {
    expect(found(evidence)).toBe(expected);
  });

  it('country: a contradiction names both pieces of evidence', () => {
    expect(countryOf({ ...nothing, currency: 'GBP', address: irish })).toEqual({
      kind: 'contradiction',
      signs: ['the address is in Ireland', 'the price is in pounds'],
    });
  });

  it.each(sites)('country: a listing on %s without other evidence is British only if the site is British', (site) => {
    expect(found({ site }) === 'GB').toBe(['rightmove', 'zoopla', 'onthemarket'].includes(site));
  });
});

describe('the country of a deal', () => {
  it.each(writtenAddresses)(
    'deal: the manually entered address "$text" gives the outcode $outcode, and is British only if it can be',
    ({ text, country, outcode }) => {
      const entry = { address: text, price: fromMajor(200_000), rent: fromMajor(1_000), bedrooms: 2, propertyType: null };
      const deal = createDealFromEntry({ id: idOf(1), mid: idOf(2), at: instant(5), entry, strategy: 'buy-to-let', country: 'GB' });
      expect(deal.facts.outcode).toBe(outcode);
      // A manual entry is in pounds, so a foreign address contradicts it and the app asks.
      expect(countryOfDeal(deal).kind).toBe(country === null || country === 'GB' ? 'country' : 'contradiction');
    },
  );

  it('deal: the chosen country is stored, and an unknown country code is refused', () => {
    const chosen = dealOf(1, { country: 'IE' });
    expect(parseDeal(structuredClone(chosen))).toEqual({ ok: true, value: chosen });
    expect(parseDeal({ ...chosen, country: 'toString' }).ok).toBe(false);
  });
});
