import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedDeal, type SharedDeal } from '../../../../src/core/community/sharedDeal.ts';
import { sharedJob } from '../../../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../../../src/core/community/toSharedDeal.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';

const today = isoDate('2026-11-22');

function shared(deal: Deal): SharedDeal | null {
  const job = sharedJob(deal, today);
  const result = evaluateLetting(job);
  return result.ok ? toSharedDeal(job, result.outcome) : null;
}

/** Every text of a record replaced by one that carries the mark, wherever it lies, keys of free maps included. */
function marked<Value>(value: Value, mark: (text: string) => string): Value {
  if (typeof value === 'string') return mark(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => marked(entry, mark)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, marked(entry, mark)])) as Value;
}

/** A deal in which everything a person or a listing may write is written. */
function writtenDeal(word: string): Deal {
  const deal = sampleDeal({ overrides: { purchasePrice: fromMajor(180_000), monthlyRent: fromMajor(1_050) } });
  const facts = marked(
    {
      ...deal.facts,
      qualifier: null,
      agentName: 'Agent',
      imageUrls: ['https://media.rightmove.co.uk/photo.jpg'],
      keyFeatures: ['Close to the tram'],
      nearestStations: [{ name: 'Salford Crescent', miles: 0.4 }],
    },
    (text) => `${text} ${word}`,
  );
  return {
    ...deal,
    facts: {
      ...facts,
      transaction: 'sale',
      tenure: 'freehold',
      status: 'available',
      askingPrice: { amount: fromMajor(185_000), currency: 'GBP', qualifier: `guide price ${word}`, period: null, onApplication: false },
      latitude: 53.48,
      longitude: -2.27,
    },
    sources: { address: `PAGE_MODEL ${word}` },
    warnings: [{ code: word, fact: 'address', message: word }],
    tags: { [word]: true },
    viewing: { [word]: { at: deal.createdAt, value: word } } as unknown as NonNullable<Deal['viewing']>,
    strategyInputs: { hmo: { note: word } } as unknown as NonNullable<Deal['strategyInputs']>,
    plan: { events: { [word]: { label: word } } } as unknown as NonNullable<Deal['plan']>,
    history: { notes: word } as unknown as NonNullable<Deal['history']>,
  };
}

describe('what is shared of a deal', () => {
  it('holds the headline figures and the score with every reason', () => {
    const deal = shared(sampleDeal());
    expect(deal).toMatchObject({ version: 1, outcode: 'M6', propertyType: 'terraced', bedrooms: 3, price: 185_000_00, asOf: today });
    expect(deal?.score.reasons.map(({ points }) => points).reduce((sum, points) => sum + points, 0)).toBe(deal?.score.total);
    expect(deal?.score.reasons).toHaveLength(9);
    expect(readSharedDeal(structuredClone(deal))).toEqual(deal);
  });

  it('holds nothing that a person or a listing wrote, whatever it was and wherever it lay', () => {
    const word = fc.stringMatching(/^[a-zA-Z ]{0,12}$/).map((text) => `zq${text}qz`);
    fc.assert(
      fc.property(word, (mark) => {
        const deal = shared(writtenDeal(mark));
        expect(deal).not.toBeNull();
        expect(JSON.stringify(deal)).not.toMatch(/zq|qz|ZQ|QZ/);
      }),
      { numRuns: 60 },
    );
  });

  it('says nothing of how the person would pay, who buys, or how they weigh', () => {
    const plain = sampleDeal({ overrides: { purchasePrice: fromMajor(180_000) } });
    const personal = {
      ...plain,
      overrides: {
        ...plain.overrides,
        buyer: 'company',
        ukResident: false,
        deposit: percent(60),
        mortgageRate: percent(2),
        linkedConsideration: minor(99),
        holdYears: 3,
        management: percent(0),
      },
      stage: 'offer',
      savedAt: plain.createdAt,
    } as Deal;
    expect(shared(personal)).toEqual(shared(plain));
  });

  it('tells no more of the place than the outcode', () => {
    const here = sampleDeal({ facts: { address: '1 First Street', incode: '5AA', latitude: 53.5, longitude: -2.3, listingId: '1' } });
    const there = sampleDeal({ facts: { address: '2 Second Street', incode: '9ZZ', latitude: 53.4, longitude: -2.1, listingId: '2' } });
    expect(shared(here)).toEqual(shared(there));
    const letFor = { monthlyRent: fromMajor(1000) };
    expect(shared(sampleDeal({ facts: { outcode: '12 High Street' }, overrides: letFor }))?.outcode).toBeNull();
  });

  it.each([
    ['a field of its own', { notes: 'call the agent' }],
    ['an address for an outcode', { outcode: 'M6 5ZZ' }],
    ['a kind of home nobody lists', { propertyType: 'my house at 4 High Street' }],
    ['a newer version', { version: 2 }],
    ['a price that is no number', { price: 'free' }],
  ])('is refused with %s', (_what, change) => {
    expect(readSharedDeal({ ...shared(sampleDeal()), ...change })).toBeNull();
  });

  it('is none where a deal has no price', () => {
    expect(shared(sampleDeal({ facts: { askingPrice: null } }))).toBeNull();
  });
});
