import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../../src/core/kernel/rate.ts';
import { landlordRulesOf } from '../../../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import { homeGain } from '../../../../../../../src/core/market/uk/landlord/lodgers/homeGain.ts';
import { rentARoom } from '../../../../../../../src/core/market/uk/rentARoom.ts';

const gained = (pounds: number, share: number, lodgers = 2) => homeGain(fromMajor(pounds), { letShare: rate(share), lodgers });

describe('the gain on a home with lodgers', () => {
  it('is exempt with one lodger', () => {
    expect(gained(150_000, 0.6, 1)).toEqual({ residenceRelief: fromMajor(150_000), lettingsRelief: 0, chargeable: 0 });
  });

  it('matches HMRC’s example CG64735: £100,000 with 30% let', () => {
    expect(gained(100_000, 0.3)).toEqual({ residenceRelief: fromMajor(70_000), lettingsRelief: fromMajor(30_000), chargeable: 0 });
  });

  it('matches HMRC’s example CG64736: £150,000 with 60% let', () => {
    expect(gained(150_000, 0.6)).toEqual({
      residenceRelief: fromMajor(60_000),
      lettingsRelief: fromMajor(40_000),
      chargeable: fromMajor(50_000),
    });
  });

  it('has lettings relief up to the amount of residence relief: £45,000 with two thirds let', () => {
    // 15,000 is the owner's part; of the other 30,000, 15,000 is taxed.
    expect(gained(45_000, 2 / 3)).toEqual({
      residenceRelief: fromMajor(15_000),
      lettingsRelief: fromMajor(15_000),
      chargeable: fromMajor(15_000),
    });
  });

  it('is not taxed if it is a loss', () => {
    expect(gained(-20_000, 0.6)).toEqual({ residenceRelief: 0, lettingsRelief: 0, chargeable: 0 });
  });

  it('is split without a remainder, and no more of it is taxed with fewer rooms let', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pence, share, part) => {
          const home = (letShare: number) => homeGain(minor(pence), { letShare: rate(letShare), lodgers: 2 });
          const { residenceRelief, lettingsRelief, chargeable } = home(share);
          expect(residenceRelief + lettingsRelief + chargeable).toBe(pence);
          expect(chargeable).toBeGreaterThanOrEqual(0);
          expect(home(share * part).chargeable).toBeLessThanOrEqual(chargeable);
        },
      ),
    );
  });
});

const owner = (share: number) => ({ share: rate(share), otherIncome: fromMajor(60_000), otherDividends: minor(0) });

describe('the tax on selling a home with lodgers', () => {
  const disposal = {
    on: isoDate('2030-05-01'),
    proceeds: fromMajor(410_000),
    sellingCosts: fromMajor(10_000),
    baseCost: fromMajor(250_000),
    loan: fromMajor(100_000),
  };
  const sold = (lodgers: number, shares: readonly number[]) =>
    landlordRulesOf('england').personalGain({
      disposal,
      owners: shares.map((share) => ({ owner: owner(share), lettingProfit: minor(0) })),
      home: { letShare: rate(0.6), lodgers, relief: rentARoom },
    });

  it('is 24% of £50,000 less the exempt £3,000 for one owner, as in CG64736', () => {
    const [one] = sold(2, [1]);
    expect([one?.gain, one?.taxableGain, one?.tax]).toEqual([150_000, 47_000, 11_280].map(fromMajor));
    expect(one?.netCash).toBe(fromMajor(410_000 - 10_000 - 100_000 - 11_280));
    expect(one?.rules.map(({ id }) => id)).toContain('lettings-relief-2020-04-06');
  });

  it('has £40,000 relief and an exempt amount for each of two: 75,000 each, 45,000 let, 30,000 relieved, 15,000 taxed', () => {
    // 15,000 − 3,000 = 12,000 at 24% = 2,880 each.
    expect(sold(2, [0.5, 0.5]).map(({ tax }) => tax)).toEqual([2_880, 2_880].map(fromMajor));
  });

  it('is zero with one lodger, with the reason', () => {
    const [one] = sold(1, [1]);
    expect([one?.gain, one?.taxableGain, one?.tax]).toEqual([fromMajor(150_000), 0, 0]);
    expect(one?.rules.map(({ id }) => id)).toEqual(['residence-relief-lodger-1980-11-14']);
    expect(one?.notes.join(' ')).toContain('Private residence relief');
  });
});
