import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Room } from '../../../../../../src/core/deal/strategies/inputs/rooms.ts';
import { isAllowedInput } from '../../../../../../src/core/deal/strategies/inputValue.ts';
import type { KnownHome } from '../../../../../../src/core/deal/strategies/startingValues.ts';
import { strategyInputs } from '../../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import type { StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor, minor } from '../../../../../../src/core/kernel/money.ts';
import { americanStartingValues } from '../../../../../../src/core/market/us/inputs/americanStartingValues.ts';

const home: KnownHome = {
  price: fromMajor(249_900),
  monthlyRent: fromMajor(2050),
  refurbishment: null,
  bedrooms: 3,
  receptions: null,
  propertyType: 'Single family',
  floorAreaSqFt: null,
  rooms: null,
};

const valueOf = (strategy: StrategyId, key: string, changes: Partial<KnownHome> = {}): unknown =>
  americanStartingValues(strategy, { ...home, ...changes })[key]?.value;

const roomsOf = (strategy: StrategyId, changes: Partial<KnownHome> = {}): readonly Room[] =>
  valueOf(strategy, 'rooms', changes) as readonly Room[];

describe('American starting values', () => {
  it('rehab: $25 per square foot, or a tenth of the price, rounded down to $500', () => {
    // 1,470 × $25 = $36,750.
    expect(valueOf('flip', 'refurbishment', { floorAreaSqFt: 1470 })).toBe(fromMajor(36_500));
    expect(valueOf('brrrr', 'refurbishment')).toBe(fromMajor(24_500));
  });

  it('after-repair value: the price plus 1.4 times the rehab, rounded down to $1,000, never below the price', () => {
    // 249,900 + 1.4 × 24,500 = 284,200.
    expect(valueOf('flip', 'afterRepairValue')).toBe(fromMajor(284_000));
    expect(valueOf('brrrr', 'afterRepairValue', { refurbishment: fromMajor(50_000) })).toBe(fromMajor(319_000));
    expect(valueOf('flip', 'afterRepairValue', { refurbishment: minor(0) })).toBe(fromMajor(249_900));
    expect(valueOf('flip', 'refurbishment', { refurbishment: minor(0) })).toBeUndefined();
  });

  it('rooms: one per bedroom at 1.4 times the rent per bedroom, rounded down to $25; no uplift below three', () => {
    // 2,050 × 1.4 ÷ 3 = 956.67.
    expect(roomsOf('hmo')).toEqual(
      ['Room 1', 'Room 2', 'Room 3'].map((label) => ({
        label,
        monthlyRent: fromMajor(950),
        voidWeeks: 4,
        people: 1,
        squareMetres: null,
      })),
    );
    expect(roomsOf('hmo', { bedrooms: 2 }).map(({ monthlyRent }) => monthlyRent)).toEqual([fromMajor(1025), fromMajor(1025)]);
  });

  it.each([
    ['Single family', 3],
    ['Condo', 2],
    ['Apartment', 2],
    ['Studio', 1],
    [null, 2],
  ])('rooms: unstated bedrooms are derived from the property type: %s', (propertyType, count) => {
    expect(roomsOf('hmo', { bedrooms: null, propertyType })).toHaveLength(count);
  });

  it('utilities and furniture increase with the number of rooms, including rooms the user entered', () => {
    expect(valueOf('hmo', 'billsPerMonth')).toBe(fromMajor(375));
    expect(valueOf('hmo', 'furnishing')).toBe(fromMajor(3000));
    expect(valueOf('rent-to-rent', 'billsPerMonth', { rooms: 5, monthlyRent: null })).toBe(fromMajor(625));
  });

  it('nightly rate: a twelfth of the monthly rent, rounded down to $5', () => {
    // 2,050 ÷ 12 = 170.83.
    expect(valueOf('serviced-accommodation', 'nightlyRate')).toBe(fromMajor(170));
  });

  it('arbitrage: the whole rent goes to the owner, with one month’s rent as the deposit', () => {
    expect(valueOf('rent-to-rent', 'leaseRentPerMonth')).toBe(fromMajor(2050));
    expect(valueOf('rent-to-rent', 'leaseDeposit')).toBe(fromMajor(2050));
    expect(roomsOf('rent-to-rent')).toEqual(roomsOf('hmo'));
  });

  it('house hack of a single house: a room per bedroom except the owner’s, and two thirds of the rent as the current housing cost', () => {
    // 2,050 ÷ 3 = 683.33; two thirds of 2,050 are 1,366.67.
    expect(roomsOf('house-hack').map(({ monthlyRent }) => monthlyRent)).toEqual([fromMajor(675), fromMajor(675)]);
    expect(valueOf('house-hack', 'housingCostNow')).toBe(fromMajor(1350));
    expect(valueOf('house-hack', 'billsPerMonth')).toBe(fromMajor(450));
    expect(valueOf('house-hack', 'furnishing')).toBe(fromMajor(1600));
    expect(roomsOf('house-hack', { bedrooms: 1 }).map(({ monthlyRent }) => monthlyRent)).toEqual([fromMajor(1025)]);
  });

  it.each([
    ['Duplex', 1, 1500],
    ['Multi-family', 1, 1500],
    ['Triplex', 2, 1000],
    ['Fourplex', 3, 750],
  ])('house hack of several units, %s: the other units at their share of the rent, unfurnished', (propertyType, others, rent) => {
    const changes = { propertyType, monthlyRent: fromMajor(3010), bedrooms: 6 };
    const rented = roomsOf('house-hack', changes);
    expect(rented.map(({ monthlyRent }) => monthlyRent)).toEqual(Array.from({ length: others }, () => fromMajor(rent)));
    expect(rented[0]).toMatchObject({ label: 'Unit 2', people: 2 });
    expect(valueOf('house-hack', 'housingCostNow', changes)).toBe(fromMajor(rent));
    expect(valueOf('house-hack', 'furnishing', changes)).toBe(0);
    expect(americanStartingValues('house-hack', { ...home, ...changes, monthlyRent: null })).toEqual({});
  });

  it('are empty for a long-term rental, and without the price or rent they depend on', () => {
    expect(americanStartingValues('buy-to-let', home)).toEqual({});
    for (const strategy of strategyIds) expect(americanStartingValues(strategy, { ...home, price: null, monthlyRent: null })).toEqual({});
  });

  it('each say that they are a rule of thumb, in dollars, and link to a guide or are our estimate', () => {
    for (const propertyType of ['Single family', 'Triplex'])
      for (const strategy of strategyIds)
        for (const { source } of Object.values(americanStartingValues(strategy, { ...home, propertyType }))) {
          expect(source.title).toMatch(/^Rule of thumb: /);
          expect(source.title).not.toMatch(/£|\bm²/);
          if (source.url === null) expect(source.title).toContain('Our estimate: ');
        }
  });

  it('are within the bounds of their inputs', () => {
    const anyHome = fc.record({
      price: fc.integer({ min: 100, max: 100_000_000_000 }).map((each) => minor(each)),
      monthlyRent: fc.integer({ min: 0, max: 100_000_000 }).map((each) => minor(each)),
      refurbishment: fc.option(fc.integer({ min: 0, max: 10_000_000_000 }).map((each) => minor(each))),
      bedrooms: fc.option(fc.integer({ min: 0, max: 60 })),
      receptions: fc.option(fc.integer({ min: 0, max: 9 })),
      propertyType: fc.option(fc.constantFrom('Condo', 'Studio', 'Single family', 'Duplex', 'Fourplex')),
      floorAreaSqFt: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
      rooms: fc.option(fc.integer({ min: 1, max: 30 })),
    });
    fc.assert(
      fc.property(fc.constantFrom(...strategyIds), anyHome, (strategy, known) => {
        const starting = americanStartingValues(strategy, known);
        const entries = strategyInputs(strategy, 'US-OH').filter(({ key }) => starting[key] !== undefined);
        expect(entries).toHaveLength(Object.keys(starting).length);
        for (const entry of entries) expect(isAllowedInput(entry, starting[entry.key]?.value), entry.key).toBe(true);
      }),
    );
  });
});
