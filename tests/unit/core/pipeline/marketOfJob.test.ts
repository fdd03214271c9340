import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { countryOfMarket, marketIds as markets, marketNames, type MarketId } from '../../../../src/core/market/markets.ts';
import { knownMarket, marketOfJob, nationOfJob } from '../../../../src/core/pipeline/marketOfJob.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { sampleDeal, sampleJob } from '../../../support/dealFixtures.ts';

const british = (outcode: string | null): Deal => sampleDeal({ facts: { outcode, incode: null, address: null } });

const american = (address: string | null): Deal => ({ ...sampleDeal({ facts: { address, outcode: null, incode: null } }), country: 'US' });

const dayton = american('9 Chandler Row, Dayton, OH 45402');

describe('whose law applies to a job', () => {
  it('is that of where the home is, with what is not certain of it', () => {
    expect(marketOfJob({ deal: british('G41') })).toEqual({ ok: true, value: { market: 'GB-SCT', note: null } });
    expect(marketOfJob({ deal: british(null) })).toEqual({
      ok: true,
      value: { market: 'GB-ENG', note: 'No postcode in the listing, so it is taxed as in England.' },
    });
    expect(marketOfJob({ deal: dayton })).toEqual({ ok: true, value: { market: 'US-OH', note: null } });
    expect(marketOfJob({ deal: { ...dayton, region: 'KY' } })).toEqual({ ok: true, value: { market: 'US-KY', note: null } });
  });

  it.each(markets.filter((market) => countryOfMarket(market) === 'GB'))(
    'is that of %s where a British job asks for it, and says so',
    (market) => {
      const note = `Taxed as in ${marketNames[market]}, as you chose.`;
      expect(marketOfJob({ deal: british('M6'), market })).toEqual({ ok: true, value: { market, note } });
    },
  );

  it('is that of another state where an American job asks for it, and says so', () => {
    expect(marketOfJob({ deal: dayton, market: 'US-TX' })).toEqual({
      ok: true,
      value: { market: 'US-TX', note: 'Taxed as in Texas, as you chose.' },
    });
  });

  it.each([
    ['a British home', british('M6'), 'US-OH', 'The property is in England, so the rules for Ohio don’t apply'],
    ['a Scottish home', british('G41'), 'US-DC', 'The property is in Scotland, so the rules for the District of Columbia don’t apply'],
    ['an American home', dayton, 'GB-WLS', 'The property is in Ohio, so the rules for Wales don’t apply'],
  ] as const)('is never that of another country: %s', (...[, deal, market, message]) => {
    expect(marketOfJob({ deal, market })).toEqual({ ok: false, error: { kind: 'not-calculated', keys: [], message } });
  });
});

describe('why no law is known to apply', () => {
  it.each<[string, Deal, string, string]>([
    ['which-region', american('9 Chandler Row, Dayton'), 'which-region', 'Choose the property’s state to see results.'],
    [
      'a country that is not calculated',
      { ...british('M6'), country: 'CH' },
      'not-calculated',
      'Not supported yet for properties in Switzerland',
    ],
    [
      'signs that disagree',
      sampleDeal({ facts: { address: '9 Chandler Row, Dayton, OH 45402', outcode: null, incode: null } }),
      'which-country',
      'The address is in the United States, but the listing is from a site for properties in the United Kingdom. Choose the country to see results.',
    ],
  ])('%s: a market that is asked for does not get around it', (...[, deal, kind, message]) => {
    const gap = { ok: false, error: { kind, keys: [], message } };
    expect(marketOfJob({ deal })).toEqual(gap);
    for (const market of ['GB-ENG', 'US-OH'] as const) expect(marketOfJob({ deal, market })).toEqual(gap);
    expect(evaluateDeal({ deal, profile: standardProfile, today: sampleJob().today })).toEqual({ ok: false, gap: gap.error });
  });
});

describe('a job whose market is known', () => {
  it('has it at once, and one without a market is a bug', () => {
    expect(knownMarket({ deal: british('CF24') })).toEqual({ market: 'GB-WLS', note: null });
    expect(() => knownMarket({ deal: american(null) })).toThrow('Choose the property’s state');
  });

  it.each<[MarketId, string]>([
    ['GB-ENG', 'england'],
    ['GB-SCT', 'scotland'],
    ['GB-WLS', 'wales'],
    ['GB-NIR', 'northern-ireland'],
  ])('is of the nation of %s', (market, nation) => {
    expect(nationOfJob({ deal: british('M6'), market })).toBe(nation);
  });

  it('has no nation in the United States: the law of British landlords is never asked of it', () => {
    expect(() => nationOfJob({ deal: dayton })).toThrow('Ohio is not in the United Kingdom');
  });
});
