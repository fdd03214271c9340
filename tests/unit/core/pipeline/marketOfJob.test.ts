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

describe('the market of a job', () => {
  it('is the home’s location, with a note on what is uncertain', () => {
    expect(marketOfJob({ deal: british('G41') })).toEqual({ ok: true, value: { market: 'GB-SCT', note: null } });
    expect(marketOfJob({ deal: british(null) })).toEqual({
      ok: true,
      value: { market: 'GB-ENG', note: 'The listing has no postcode, so the property is taxed as in England.' },
    });
    expect(marketOfJob({ deal: dayton })).toEqual({ ok: true, value: { market: 'US-OH', note: null } });
    expect(marketOfJob({ deal: { ...dayton, region: 'KY' } })).toEqual({ ok: true, value: { market: 'US-KY', note: null } });
  });

  it.each(markets.filter((market) => countryOfMarket(market) === 'GB'))('is %s if a British job chooses it, with a note', (market) => {
    const note = `Taxed as in ${marketNames[market]}, as you chose.`;
    expect(marketOfJob({ deal: british('M6'), market })).toEqual({ ok: true, value: { market, note } });
  });

  it('is another state if an American job chooses it, with a note', () => {
    expect(marketOfJob({ deal: dayton, market: 'US-TX' })).toEqual({
      ok: true,
      value: { market: 'US-TX', note: 'Taxed as in Texas, as you chose.' },
    });
  });

  it.each([
    ['a British home', british('M6'), 'US-OH', 'The property is in England, so the rules for Ohio don’t apply'],
    ['a Scottish home', british('G41'), 'US-DC', 'The property is in Scotland, so the rules for the District of Columbia don’t apply'],
    ['an American home', dayton, 'GB-WLS', 'The property is in Ohio, so the rules for Wales don’t apply'],
  ] as const)('is never in another country: %s', (...[, deal, market, message]) => {
    expect(marketOfJob({ deal, market })).toEqual({ ok: false, error: { kind: 'not-calculated', keys: [], message } });
  });
});

describe('a job without a known market', () => {
  it.each<[string, Deal, string, string]>([
    ['which-region', american('9 Chandler Row, Dayton'), 'which-region', 'Choose the property’s state to see results.'],
    ['an unsupported country', { ...british('M6'), country: 'CH' }, 'not-calculated', 'Not supported yet for properties in Switzerland'],
    [
      'conflicting signs',
      sampleDeal({ facts: { address: '9 Chandler Row, Dayton, OH 45402', outcode: null, incode: null } }),
      'which-country',
      'The address is in the United States, but the listing is from a site for properties in the United Kingdom. Choose the country to see results.',
    ],
  ])('%s: a chosen market does not bypass the gap', (...[, deal, kind, message]) => {
    const gap = { ok: false, error: { kind, keys: [], message } };
    expect(marketOfJob({ deal })).toEqual(gap);
    for (const market of ['GB-ENG', 'US-OH'] as const) expect(marketOfJob({ deal, market })).toEqual(gap);
    expect(evaluateDeal({ deal, profile: standardProfile, today: sampleJob().today })).toEqual({ ok: false, gap: gap.error });
  });
});

describe('the known market of a job', () => {
  it('is returned if there is one; otherwise the function throws', () => {
    expect(knownMarket({ deal: british('CF24') })).toEqual({ market: 'GB-WLS', note: null });
    expect(() => knownMarket({ deal: american(null) })).toThrow('Choose the property’s state');
  });

  it.each<[MarketId, string]>([
    ['GB-ENG', 'england'],
    ['GB-SCT', 'scotland'],
    ['GB-WLS', 'wales'],
    ['GB-NIR', 'northern-ireland'],
  ])('is in the nation for %s', (market, nation) => {
    expect(nationOfJob({ deal: british('M6'), market })).toBe(nation);
  });

  it('has no nation in the United States, so British landlord law never applies', () => {
    expect(() => nationOfJob({ deal: dayton })).toThrow('Ohio is not in the United Kingdom');
  });
});
