import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Room } from '../../../../../src/core/deal/strategies/inputs/rooms.ts';
import { knownHome, startingValues, type KnownHome } from '../../../../../src/core/deal/strategies/startingValues.ts';
import { resolveStrategyInputs } from '../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { isAllowedInput } from '../../../../../src/core/deal/strategies/inputValue.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { emptyFacts, sampleOutcome, terraceFacts } from '../../../../support/dealFixtures.ts';

const home: KnownHome = {
  price: fromMajor(185_000),
  monthlyRent: fromMajor(1150),
  refurbishment: null,
  bedrooms: 3,
  receptions: null,
  propertyType: 'Terraced house',
  floorAreaSqFt: null,
  rooms: null,
};
const uk = ['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;

const roomsOf = (changes: Partial<KnownHome>): readonly Room[] =>
  startingValues('hmo', { ...home, ...changes })['rooms']?.value as readonly Room[];

describe('starting values', () => {
  it('refurbishment: a tenth of the asking price, rounded down to a multiple of £500', () => {
    expect(startingValues('flip', home)['refurbishment']).toMatchObject({
      value: fromMajor(18_500),
      source: { title: expect.stringMatching(/^Rule of thumb: a tenth of the asking price/), url: expect.stringMatching(/^https:/) },
    });
    expect(startingValues('brrrr', { ...home, price: fromMajor(187_900) })['refurbishment']?.value).toBe(fromMajor(18_500));
  });

  it('refurbishment: £200 per square metre if the floor area is known', () => {
    // 1,044 sq ft is 96.99 m²: £19,398, rounded down to £19,000.
    const { refurbishment } = startingValues('flip', { ...home, floorAreaSqFt: 1044 });
    expect(refurbishment).toMatchObject({ value: fromMajor(19_000), source: { url: null } });
    expect(refurbishment?.source.title).toMatch(/^Rule of thumb: £200 per m² for 97 m².*Our estimate: /);
  });

  it('value after refurbishment: the price plus 1.5 times the refurbishment, rounded down to a multiple of £1,000', () => {
    // 185,000 + 1.5 × 18,500 = 212,750.
    expect(startingValues('flip', home)['afterRepairValue']?.value).toBe(fromMajor(212_000));
    // 185,000 + 1.5 × 30,000 = 230,000. A known refurbishment cost has no starting value.
    const known = startingValues('brrrr', { ...home, refurbishment: fromMajor(30_000) });
    expect(Object.keys(known)).toEqual(['afterRepairValue']);
    expect(known['afterRepairValue']?.value).toBe(fromMajor(230_000));
  });

  it('value after refurbishment: the price itself if nothing is spent', () => {
    expect(startingValues('flip', { ...home, price: fromMajor(185_450), refurbishment: minor(0) })['afterRepairValue']?.value).toBe(
      fromMajor(185_450),
    );
  });

  it('rooms: one per bedroom at 1.5 times its share of the rent, rounded down to a multiple of £25', () => {
    // 1,150 ÷ 3 × 1.5 = 575.
    expect(roomsOf({})).toEqual(
      ['Room 1', 'Room 2', 'Room 3'].map((label) => ({
        label,
        monthlyRent: fromMajor(575),
        voidWeeks: 4,
        people: 1,
        squareMetres: null,
      })),
    );
    // 1,199 ÷ 4 × 1.5 = 449.63.
    expect(roomsOf({ bedrooms: 4, monthlyRent: fromMajor(1199) }).map(({ monthlyRent }) => monthlyRent)).toEqual(
      Array.from({ length: 4 }, () => fromMajor(425)),
    );
  });

  it('rooms: with three or more bedrooms, a second reception room is let too', () => {
    expect(roomsOf({ receptions: 2 })).toHaveLength(4);
    expect(roomsOf({ receptions: 1 })).toHaveLength(3);
    expect(roomsOf({ receptions: 2, bedrooms: 2 })).toHaveLength(2);
  });

  it('rooms: no uplift below three sharers, and a studio counts as one room', () => {
    expect(roomsOf({ bedrooms: 2, monthlyRent: fromMajor(900) }).map(({ monthlyRent }) => monthlyRent)).toEqual([
      fromMajor(450),
      fromMajor(450),
    ]);
    expect(roomsOf({ bedrooms: 0, monthlyRent: fromMajor(700) }).map(({ monthlyRent }) => monthlyRent)).toEqual([fromMajor(700)]);
  });

  it.each([
    ['Semi-detached house', 3, '3 bedrooms (assumed for a house)'],
    ['Flat', 2, '2 bedrooms (assumed, not stated)'],
    [null, 2, '2 bedrooms (assumed, not stated)'],
    ['Studio', 1, '1 bedroom (a studio)'],
  ])('rooms: bedrooms that are not stated are assumed from the property type: %s', (propertyType, count, words) => {
    const { rooms } = startingValues('hmo', { ...home, bedrooms: null, propertyType });
    expect(rooms?.value).toHaveLength(count);
    expect(rooms?.source.title).toContain(words);
  });

  it('nightly rate: a tenth of the monthly rent, rounded down to a multiple of £5', () => {
    expect(startingValues('serviced-accommodation', home)['nightlyRate']).toMatchObject({
      value: fromMajor(115),
      source: { title: expect.stringMatching(/^Rule of thumb: a tenth of the monthly rent/) },
    });
    expect(startingValues('serviced-accommodation', { ...home, monthlyRent: fromMajor(1199) })['nightlyRate']?.value).toBe(fromMajor(115));
  });

  it('rent-to-rent: the owner gets the whole-property rent, and the rooms are those of a shared house', () => {
    const found = startingValues('rent-to-rent', home);
    expect(found['leaseRentPerMonth']?.value).toBe(fromMajor(1150));
    expect(found['rooms']).toEqual(startingValues('hmo', home)['rooms']);
  });

  it('house hack: one room per bedroom except the owner’s, each at its share of the whole rent', () => {
    // 1,150 ÷ 3 = 383.33 for each of two rooms. Housing cost: two thirds of 1,150 is 766.67, plus 250 for bills.
    expect(startingValues('house-hack', home)).toMatchObject({
      rooms: {
        value: ['Room 1', 'Room 2'].map((label) => ({ label, monthlyRent: fromMajor(375), voidWeeks: 4, people: 1 })),
        source: {
          title: expect.stringMatching(
            /^Rule of thumb: 2 rooms for lodgers out of 3 bedrooms, keeping one for yourself, each at the whole-home rent ÷ 3/,
          ),
        },
      },
      housingCostNow: {
        value: fromMajor(1000),
        source: { title: expect.stringMatching(/two thirds of the whole-home rent.*£250 for bills/) as string },
      },
      billsPerMonth: { value: fromMajor(270) },
      furnishing: { value: fromMajor(1200) },
    });
  });

  it('house hack: one lodger in a one-bedroom home, at half the rent', () => {
    const { rooms } = startingValues('house-hack', { ...home, bedrooms: 1, monthlyRent: fromMajor(800) });
    expect(rooms?.value).toMatchObject([{ monthlyRent: fromMajor(400) }]);
    expect(Object.keys(startingValues('house-hack', { ...home, monthlyRent: null, rooms: 3 }))).toEqual(['billsPerMonth', 'furnishing']);
  });

  it('are absent for a buy-to-let, and if the price or rent they depend on is missing', () => {
    expect(startingValues('buy-to-let', home)).toEqual({});
    for (const strategy of uk) expect(startingValues(strategy, { ...home, price: null, monthlyRent: null })).toEqual({});
  });

  it('bills and furniture rise with the number of rooms, including rooms the user entered', () => {
    expect(startingValues('hmo', home)).toMatchObject({
      billsPerMonth: { value: fromMajor(270), source: { title: expect.stringMatching(/£90 a month for each of 3 rooms/) as string } },
      furnishing: { value: fromMajor(3000) },
    });
    expect(startingValues('rent-to-rent', { ...home, rooms: 6 })).toMatchObject({
      billsPerMonth: { value: fromMajor(540) },
      furnishing: { value: fromMajor(4800) },
    });
    expect(knownHome({ facts: terraceFacts, yours: { rooms: [{}, {}] }, ofDeal: {} }).rooms).toBe(2);
  });

  it('each says that it is a rule of thumb, and links a guide or says that it is our estimate', () => {
    for (const strategy of uk)
      for (const { source } of Object.values(startingValues(strategy, home))) {
        expect(source.title).toMatch(/^Rule of thumb: /);
        if (source.url === null) expect(source.title).toContain('Our estimate: ');
      }
  });

  it('are within their bounds and never replace a value that is given', () => {
    const amount = fc.integer({ min: 100, max: 100_000_000_000 }).map((each) => minor(each));
    const anyHome = fc.record({
      price: amount,
      monthlyRent: fc.integer({ min: 0, max: 100_000_000 }).map((each) => minor(each)),
      refurbishment: fc.option(fc.integer({ min: 0, max: 10_000_000_000 }).map((each) => minor(each))),
      bedrooms: fc.option(fc.integer({ min: 0, max: 60 })),
      receptions: fc.option(fc.integer({ min: 0, max: 9 })),
      propertyType: fc.option(fc.constantFrom('Flat', 'Studio', 'Detached house', 'Bungalow')),
      floorAreaSqFt: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
      rooms: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.constantFrom(...uk), anyHome, fc.boolean(), (strategy, known, isGiven) => {
        const starting = startingValues(strategy, known);
        const entries = strategyInputs(strategy, 'GB-ENG').filter(({ key }) => starting[key] !== undefined);
        expect(entries).toHaveLength(Object.keys(starting).length);
        for (const entry of entries) expect(isAllowedInput(entry, starting[entry.key]?.value), entry.key).toBe(true);
        const room: Room = { label: 'Front', monthlyRent: minor(1), voidWeeks: 0, people: 1, squareMetres: null };
        const given = Object.fromEntries(entries.map(({ key, unit }) => [key, unit === 'rooms' ? [room] : minor(4321)]));
        const prices = { purchasePrice: known.price, monthlyRent: known.monthlyRent };
        const found = resolveStrategyInputs({
          strategy,
          market: 'GB-ENG',
          yours: { ...prices, ...(isGiven ? given : {}) },
          ofDeal: null,
          starting,
        });
        if (!found.ok) throw new Error(found.error.join());
        const inputs: Readonly<Record<string, { readonly value: unknown; readonly provenance: { readonly kind: string } }>> = {
          ...found.value,
        };
        for (const { key } of entries) {
          expect(inputs[key]?.value).toEqual(isGiven ? given[key] : starting[key]?.value);
          expect(inputs[key]?.provenance.kind).toBe(isGiven ? 'you' : 'default');
        }
      }),
    );
  });
});

describe('facts known about a property', () => {
  const { inputs: ofDeal } = sampleOutcome();

  it('include the asking price even if an offer is entered, and refurbishment only if the user entered it', () => {
    const offered = { purchasePrice: fromMajor(150_000) };
    expect(knownHome({ facts: terraceFacts, yours: offered, ofDeal })).toMatchObject({ price: fromMajor(185_000), refurbishment: null });
    expect(knownHome({ facts: terraceFacts, yours: { refurbishment: fromMajor(9000) }, ofDeal }).refurbishment).toBe(fromMajor(9000));
  });

  it('use the purchase price if there is no asking price, and skip values that are not allowed', () => {
    const yours = { purchasePrice: fromMajor(150_000), refurbishment: Number.NaN, monthlyRent: 'much' };
    expect(knownHome({ facts: emptyFacts, yours, ofDeal: {} })).toMatchObject({
      price: fromMajor(150_000),
      monthlyRent: null,
      refurbishment: null,
    });
    expect(knownHome({ facts: emptyFacts, yours: { purchasePrice: -1 }, ofDeal: {} }).price).toBeNull();
    expect(knownHome({ facts: emptyFacts, yours: { refurbishment: Number.MAX_SAFE_INTEGER }, ofDeal: {} }).refurbishment).toBeNull();
  });
});
