import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraSharedFigures, maxSharedFigures, sharedFigureIds } from '../../../../src/core/community/sharedFigures.ts';
import { readSharedDeal, type SharedDeal } from '../../../../src/core/community/sharedDeal.ts';
import { sharedJob } from '../../../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../../../src/core/community/toSharedDeal.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { headlineFigures } from '../../../../src/core/report/strategy/headlineFigures.ts';
import type { StrategyId } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { strategyInputs } from '../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';
import { sharedStrategies, strategyDeal } from '../../../support/sharedDeals.ts';
import { writtenDeal } from '../../../support/writtenDeal.ts';

const today = isoDate('2026-11-22');

function shared(deal: Deal): SharedDeal | null {
  const job = sharedJob(deal, { profile: {}, today });
  const result = evaluateDeal(job);
  return result.ok ? toSharedDeal(job, result.outcome) : null;
}

/** The fixture's terrace with a marker word in every text that a user or a listing may write. */
const written = (word: string, strategy: StrategyId): Deal => {
  const deal = sampleDeal({ overrides: { purchasePrice: fromMajor(180_000), monthlyRent: fromMajor(1_050) } });
  return writtenDeal({ deal, market: 'GB-ENG', strategy, word });
};

describe('what a deal shares', () => {
  it('is the headline figures and the score with every reason', () => {
    const deal = shared(sampleDeal());
    expect(deal).toMatchObject({ version: 1, outcode: 'M6', propertyType: 'terraced', bedrooms: 3, price: 185_000_00, asOf: today });
    expect(deal?.score.reasons.map(({ points }) => points).reduce((sum, points) => sum + points, 0)).toBe(deal?.score.total);
    expect(deal?.score.reasons).toHaveLength(9);
    expect(readSharedDeal(structuredClone(deal))).toEqual(deal);
  });

  it('contains no text written by the user or the listing, in any field', () => {
    const word = fc.stringMatching(/^[a-zA-Z ]{0,12}$/).map((text) => `zq${text}qz`);
    fc.assert(
      fc.property(word, fc.constantFrom(...sharedStrategies), (mark, strategy) => {
        const deal = written(mark, strategy);
        expect(shared(deal)?.strategy).toBe(strategy);
        expect(JSON.stringify(shared(deal))).not.toMatch(/zq|qz/i);
        // The inputs of the evaluation contain none of these texts either.
        expect(JSON.stringify(sharedJob(deal, { profile: {}, today }).deal.inputs)).not.toMatch(/zq|qz/i);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out the user’s finance, buyer status and assumptions', () => {
    const plain = sampleDeal({ overrides: { purchasePrice: fromMajor(180_000) } });
    const personal = {
      ...plain,
      inputs: {
        'buy-to-let': {
          ...plain.inputs['buy-to-let'],
          buyer: 'company',
          ukResident: false,
          deposit: percent(60),
          mortgageRate: percent(2),
          linkedConsideration: minor(99),
          holdYears: 3,
          management: percent(0),
        },
      },
      stage: 'offer',
      savedAt: plain.createdAt,
    } as Deal;
    expect(shared(personal)).toEqual(shared(plain));
  });

  it.each(sharedStrategies)('leaves out the inputs for finance, taxes and the buyer of a %s', (strategy) => {
    const plain = strategyDeal(strategy);
    const ofThePerson = /Finance|Bridging|Refinance|Growth and exit/;
    const finance = strategyInputs(strategy, 'GB-ENG')
      .filter(({ group, unit }) => ofThePerson.test(group) && (unit === 'money' || unit === 'rate'))
      .map(({ key, bounds }) => [key, bounds[1]]);
    const own = { ...plain.inputs[strategy as 'flip'], ...Object.fromEntries(finance), buyer: 'company', ukResident: false };
    expect(finance).not.toEqual([]);
    expect(shared({ ...plain, inputs: { [strategy]: own } })).toEqual(shared(plain));
  });

  it.each(sharedStrategies)('includes the strategy of a %s, its key figures first, then more figures', (strategy) => {
    const deal = strategyDeal(strategy);
    const job = sharedJob(deal, { profile: {}, today });
    const result = evaluateDeal(job);
    if (!result.ok) throw new Error(result.gap.message);
    const { keyFigures } = result.outcome.report;
    const found = shared(deal);
    expect(found?.strategy).toBe(strategy);
    expect(found?.figures.slice(0, 4)).toEqual(keyFigures.map(({ id, label, value }) => ({ id, label, text: value })));
    expect(found?.figures.length).toBeGreaterThan(4);
    expect(found?.figures.length).toBeLessThanOrEqual(maxSharedFigures);
    expect(new Set(found?.figures.map(({ id }) => id)).size).toBe(found?.figures.length);
    expect(extraSharedFigures[strategy].every((id) => found?.figures.some((figure) => figure.id === id))).toBe(true);
    expect(readSharedDeal(structuredClone(found))).toEqual(found);
  });

  it.each([
    ['buy-to-let', true, true],
    ['brrrr', true, true],
    ['flip', true, false],
    ['hmo', true, false],
    ['serviced-accommodation', true, false],
    ['rent-to-rent', false, false],
  ] as const)('includes a price and a single rent of a %s only if it has them', (strategy, price, rent) => {
    const found = shared(strategyDeal(strategy));
    expect([found?.price !== null, found?.monthlyRent !== null, found?.rentIs !== null]).toEqual([price, rent, rent]);
  });

  it('counts the rooms of a shared house without their names', () => {
    const room = { label: 'Attic', monthlyRent: fromMajor(500), voidWeeks: 0, people: 1, squareMetres: 12 };
    const received = (rooms: readonly (typeof room)[]) =>
      shared({ ...strategyDeal('hmo'), inputs: { hmo: { rooms } } })?.figures.find(({ id }) => id === 'incomeReceived')?.text;
    expect(received([room, room, room])).toBe('£18,000');
    expect(received([room, { ...room, label: 'Mrs Example' }, room])).toBe('£18,000');
    expect(received([room, room, room, room])).toBe('£24,000');
  });

  it('includes every figure that a strategy shows first', () => {
    const first = Object.values(headlineFigures).flatMap((figures) => figures.map(([id]) => id));
    expect(first.filter((id) => !(sharedFigureIds as readonly string[]).includes(id))).toEqual([]);
  });

  it('says nothing about the location beyond the outcode', () => {
    const here = sampleDeal({ facts: { address: '1 First Street', incode: '5AA', latitude: 53.5, longitude: -2.3, listingId: '1' } });
    const there = sampleDeal({ facts: { address: '2 Second Street', incode: '9ZZ', latitude: 53.4, longitude: -2.1, listingId: '2' } });
    expect(shared(here)).toEqual(shared(there));
    const letFor = { monthlyRent: fromMajor(1000) };
    expect(shared(sampleDeal({ facts: { outcode: '12 High Street' }, overrides: letFor }))?.outcode).toBeNull();
  });

  it.each([
    ['an extra field', { notes: 'call the agent' }],
    ['an address instead of an outcode', { outcode: 'M6 5ZZ' }],
    ['an unknown property type', { propertyType: 'my house at 4 High Street' }],
    ['an unknown strategy', { strategy: 'lottery' }],
    ['no figures', { figures: [] }],
    ['a figure that is not on the list', { figures: [{ id: 'address', label: 'Address', text: '4 High Street' }] }],
    ['a figure with an extra field', { figures: [{ id: 'profit', label: 'Profit', text: '£1', note: 'call' }] }],
    ['a figure that is too long', { figures: [{ id: 'profit', label: 'Profit', text: '9'.repeat(61) }] }],
    ['a figure with a bidirectional control character', { figures: [{ id: 'profit', label: 'Profit', text: '£1\u202e' }] }],
    ['nine figures', { figures: Array.from({ length: 9 }, () => ({ id: 'profit', label: 'Profit', text: '£1' })) }],
    ['an American version', { version: 2 }],
    ['a European version', { version: 3 }],
    ['a newer version', { version: 4 }],
    ['a price that is not a number', { price: 'free' }],
  ])('is refused with %s', (_what, change) => {
    expect(readSharedDeal({ ...shared(sampleDeal()), ...change })).toBeNull();
  });

  it('is nothing if the deal has no price', () => {
    expect(shared(sampleDeal({ facts: { askingPrice: null } }))).toBeNull();
  });
});
