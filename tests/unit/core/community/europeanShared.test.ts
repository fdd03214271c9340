import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketOfShared, readSharedDeal } from '../../../../src/core/community/sharedDeal.ts';
import { maxSharedFigures } from '../../../../src/core/community/sharedFigures.ts';
import { sharedJob } from '../../../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../../../src/core/community/toSharedDeal.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { strategyInputs } from '../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds, type StrategyId } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import type { ListingFacts } from '../../../../src/core/listing/facts.ts';
import { currencyOfMarket } from '../../../../src/core/market/markets.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { notCovered } from '../../../../src/core/pipeline/coverage.ts';
import { europeanDay, europeanDeal, europeanMarkets, marketOfEach } from '../../../support/europeanDeals.ts';
import { americanShared, europeanShared, sampleSharedDeal } from '../../../support/sharedDeals.ts';
import { writtenDeal } from '../../../support/writtenDeal.ts';

const jobOf = (deal: Deal) => sharedJob(deal, { profile: {}, today: europeanDay });

function shared(deal: Deal) {
  const job = jobOf(deal);
  const result = evaluateDeal(job);
  return result.ok ? toSharedDeal(job, result.outcome) : null;
}

const nantes = { market: 'FR-44', strategy: 'buy-to-let' } as const;
const inNantes = (facts: Partial<ListingFacts> = {}): Deal => europeanDeal({ ...nantes, facts });
const inCork = (facts: Partial<ListingFacts> = {}): Deal => europeanDeal({ market: 'IE', strategy: 'buy-to-let', facts });

/** The reason that the score gives for the listing criterion. */
const said = (facts: Partial<ListingFacts>) => shared(inNantes(facts))?.score.reasons.find(({ id }) => id === 'listing')?.words;

const covered = marketOfEach.flatMap((market) =>
  strategyIds.flatMap((strategy) =>
    notCovered({ market, strategy, owner: 'me', basis: 'before-tax' }) === null ? [[market, strategy] as const] : [],
  ),
);

describe('what a European deal shares', () => {
  it('is its market, its figures in euros and the first two digits of its postal code', () => {
    const found = europeanShared({
      ...nantes,
      facts: {
        address: '9 rue des Cires, 44300 Nantes',
        postalCode: '44300',
        town: 'Nantes',
        county: 'Loire-Atlantique',
        propertyType: 'Appartement',
      },
    });
    expect(found).toMatchObject({
      version: 3,
      market: 'FR-44',
      outcode: '44',
      propertyType: 'apartment',
      bedrooms: 2,
      price: fromMajor(200_000),
      monthlyRent: fromMajor(950),
      rentIs: 'given',
    });
    expect(marketOfShared(found)).toBe('FR-44');
    expect(found.figures.find(({ id }) => id === 'monthlyCashFlow')?.text).toMatch(/^−?€\d/);
    expect(found.figures.map(({ id }) => id)).toContain('debtServiceCover');
    expect(JSON.stringify(found)).not.toMatch(/Nantes|Cires|44300|Loire|£|\$/);
  });

  it.each(covered)('can be read back unchanged, in the market’s currency: %s, %s', (market, strategy) => {
    const found = europeanShared({ market, strategy });
    expect(found).toMatchObject({ version: 3, market, strategy });
    expect(found.figures.length).toBeGreaterThan(4);
    expect(found.figures.length).toBeLessThanOrEqual(maxSharedFigures);
    expect(readSharedDeal(structuredClone(found))).toEqual(found);
    expect(JSON.stringify(found)).not.toMatch(currencyOfMarket(market) === 'EUR' ? /[£$]|PLN|zł/ : /[£$€]|EUR/);
  });

  it('can name any European market', () => {
    const found = europeanShared(nantes);
    for (const market of europeanMarkets) expect(readSharedDeal({ ...found, market, outcode: null })).toMatchObject({ version: 3, market });
  });

  it.each(marketOfEach)('is nothing if the market is not covered, otherwise includes the market: %s', (market) => {
    const isCovered = covered.some(([known]) => known === market);
    expect(shared(europeanDeal({ market, strategy: 'buy-to-let' }))?.version ?? null).toBe(isCovered ? 3 : null);
  });

  it('is nothing until the region is known, from the address or from the user', () => {
    const { region: _region, ...nowhere } = europeanDeal({ market: 'DE-BY', strategy: 'buy-to-let' });
    expect(shared(nowhere)).toBeNull();
    expect(shared({ ...nowhere, region: 'BY' })).toMatchObject({ market: 'DE-BY', outcode: null });
  });

  it.each([
    ['FR-44', { postalCode: '44300' }, '44'],
    ['FR-44', { address: '9 rue des Cires, 44300 Nantes' }, '44'],
    ['FR-44', { address: 'Nantes' }, null],
    ['FR-2A', { postalCode: '20000' }, '20'],
    ['DE-BY', { postalCode: '80331' }, '80'],
    ['AT', { postalCode: '1010' }, '10'],
    ['AT', { postalCode: '9 High Street' }, null],
    ['IE', { postalCode: 'D02 X285' }, null],
    ['IE', { postalCode: 'D02 X285', county: 'Co. Dublin' }, 'Dublin'],
    ['IE', { county: 'Cork' }, 'Cork'],
    ['IE', { address: '4 Example Street, Youghal, Co. Cork' }, 'Cork'],
    ['IE', { address: '4 Example Street, Dublin 8, Ireland' }, 'Dublin'],
    ['IE', { address: '4 Example Street, Cork', county: 'my street' }, null],
  ] as const)('for a place in %s with %j includes only %s', (market, facts, place) => {
    expect(europeanShared({ market, strategy: 'buy-to-let', facts }).outcode).toBe(place);
  });

  it('is the same for two properties in one part of the country', () => {
    const here = inNantes({
      address: '1 rue Une, 44000 Nantes',
      postalCode: '44000',
      town: 'Nantes',
      latitude: 47.2,
      longitude: -1.5,
      listingId: '1',
    });
    const there = inNantes({
      address: '2 rue Deux, 44600 Saint-Nazaire',
      postalCode: '44600',
      town: 'Saint-Nazaire',
      latitude: 47.3,
      longitude: -2.2,
      listingId: '2',
    });
    expect(shared(here)).toEqual(shared(there));
    const county = { county: 'Cork' };
    expect(shared(inCork({ ...county, postalCode: 'T12 X2Y3', town: 'Cork' }))).toEqual(
      shared(inCork({ ...county, postalCode: 'P36 XY72', town: 'Youghal' })),
    );
  });

  it('contains no text written by the user or the listing, nor does its evaluation', () => {
    const word = fc.stringMatching(/^[a-zA-Z ]{0,12}$/).map((text) => `zq${text}qz`);
    const homes = fc.constantFrom(...covered);
    fc.assert(
      fc.property(word, homes, (mark, [market, strategy]) => {
        const bare = europeanDeal({
          market,
          strategy: 'buy-to-let',
          facts: { address: '4 Example Street', postalCode: '44000', epcBand: 'C' },
        });
        const deal = writtenDeal({ deal: bare, market, strategy, word: mark });
        expect(shared(deal)?.strategy).toBe(strategy);
        expect(JSON.stringify(shared(deal))).not.toMatch(/zq|qz/i);
        expect(JSON.stringify(jobOf(deal))).not.toMatch(/zq|qz/i);
      }),
      { numRuns: 60 },
    );
  });

  it.each(covered)('leaves out the inputs for finance, taxes and the buyer, and keeps the property’s: %s, %s', (market, strategy) => {
    const plain = europeanDeal({ market, strategy });
    const finance = strategyInputs(strategy, market)
      .filter(({ group, unit }) => /Finance|Bridging|Refinance|Growth and exit/.test(group) && (unit === 'money' || unit === 'rate'))
      .map(({ key, bounds }) => [key, bounds[1]]);
    const personal = { ...Object.fromEntries(finance), buyer: 'company', holdYears: 3, management: percent(0) };
    const own = (more: object): Deal => ({ ...plain, inputs: { ...plain.inputs, [strategy]: { ...plain.inputs[strategy], ...more } } });
    expect(shared({ ...own(personal), stage: 'offer', savedAt: plain.createdAt })).toEqual(shared(plain));
  });

  it('keeps the property tax bill, because there may be no figures without it', () => {
    expect(europeanShared({ ...nantes, propertyTax: 900 })).not.toEqual(europeanShared({ ...nantes, propertyTax: 1_900 }));
    expect(europeanShared({ ...nantes, strategy: 'hmo', yours: { propertyTaxPerYear: fromMajor(900) } })).not.toEqual(
      europeanShared({ ...nantes, strategy: 'hmo', yours: { propertyTaxPerYear: fromMajor(1_900) } }),
    );
  });

  it('leaves out amounts that the listing states in another currency', () => {
    const inPounds = { amount: fromMajor(170_000), currency: 'GBP', qualifier: null, period: null, onApplication: false } as const;
    const foreign = inNantes({ askingPrice: inPounds, serviceChargePerYear: fromMajor(900) });
    expect(shared(foreign)).toBeNull();
    const typed = { ...foreign, inputs: { 'buy-to-let': { ...foreign.inputs['buy-to-let'], purchasePrice: fromMajor(200_000) } } };
    expect(shared(typed)).toEqual(shared({ ...typed, facts: { ...foreign.facts, askingPrice: null, serviceChargePerYear: null } }));
  });

  it('says only whether rooms, year built and energy class are stated', () => {
    expect(said({ bedrooms: null, rooms: 3, yearBuilt: 1996, epcBand: 'B2', postalCode: '44000' })).toBe('All key details are stated');
    expect(said({ bedrooms: null, yearBuilt: null })).toMatch(/postcode, rooms, year built, energy class/);
  });

  it.each([
    ['a British market', { market: 'GB-ENG' }],
    ['an American market', { market: 'US-OH' }],
    ['a country instead of one of its regions', { market: 'FR' }],
    ['an unknown region', { market: 'FR-20' }],
    ['no market', { market: undefined }],
    ['a whole postal code', { outcode: '44300' }],
    ['three digits of a postal code', { outcode: '443' }],
    ['a county that is not Irish', { outcode: 'Cork' }],
    ['a British property type', { propertyType: 'park home' }],
    ['an American figure', { figures: [{ id: 'rentToPrice', label: 'Rent to price', text: '1%' }] }],
    ['a label that is too long', { figures: [{ id: 'netYield', label: 'N'.repeat(101), text: '4%' }] }],
    ['a figure that is too long', { figures: [{ id: 'netYield', label: 'Net yield', text: '4'.repeat(61) }] }],
    ['an extra field', { town: 'Nantes' }],
    ['another version', { version: 2 }],
  ])('is refused with %s', (_what, change) => {
    expect(readSharedDeal({ ...europeanShared(nantes), ...change })).toBeNull();
  });

  it.each(['44', 'D02', 'D02 X285', 'Antrim', 'Youghal'])('is refused with %s as the place of an Irish property', (outcode) => {
    const irish = europeanShared({ market: 'IE', strategy: 'buy-to-let', facts: { county: 'Cork' } });
    expect(readSharedDeal({ ...irish, outcode: 'Kerry' })).not.toBeNull();
    expect(readSharedDeal({ ...irish, outcode })).toBeNull();
  });

  it('leaves the formats of British and American shared deals unchanged', () => {
    expect(readSharedDeal({ ...sampleSharedDeal(), market: 'FR-44' })).toBeNull();
    expect(readSharedDeal({ ...americanShared(), market: 'FR-44' })).toBeNull();
    expect(readSharedDeal({ ...americanShared(), figures: [{ id: 'netYield', label: 'N'.repeat(61), text: '4%' }] })).toBeNull();
  });
});

const inStrategy = (strategy: StrategyId) => europeanShared({ ...nantes, strategy });

describe('figures of a shared European deal', () => {
  it.each([
    ['buy-to-let', ['debtServiceCover', 'grossYield', 'roi']],
    ['brrrr', ['totalCost', 'equityCreated', 'debtServiceCover']],
    ['flip', ['totalCost', 'margin', 'annualisedRoi', 'breakEvenPrice']],
    ['house-hack', ['incomeReceived', 'monthlyPayment', 'paidByLodgers']],
  ] as const)('start with the key figures of a %s, followed by %j', (strategy, beside) => {
    expect(
      inStrategy(strategy)
        .figures.slice(4)
        .map(({ id }) => id),
    ).toEqual(beside);
  });
});
