import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../src/core/kernel/money.ts';
import type { Minor } from '../../../../src/core/kernel/money.ts';
import { marketIds } from '../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import type { ClaimedRelief, Place, TransferTax, TransferTaxInput } from '../../../../src/core/market/rules.ts';
import { sdltFlatRate } from '../../../../src/core/market/uk/sdlt.ts';
import { lbttCases, lttCases, sdltCases, wrongCases } from './taxCases.ts';
import type { TaxCase } from './taxCases.ts';

const inputOf = (given: TaxCase): TransferTaxInput => ({
  price: fromMajor(given.price),
  buyer: given.buyer,
  ukResident: given.abroad !== true,
  contractDate: isoDate(given.contract ?? given.completion),
  completionDate: isoDate(given.completion),
});
const taxOf = (place: Place, given: TaxCase): TransferTax => rulesOf(marketIds[place]).transferTax(inputOf(given));
const titleOf = (given: TaxCase): string =>
  `${given.buyer}${given.abroad ? ' abroad' : ''} at ${given.price} on ${given.completion} pays ${given.tax}`;

describe.each([
  ['england', sdltCases],
  ['scotland', lbttCases],
  ['wales', lttCases],
] as const)('published transfer tax answers for %s', (place, cases) => {
  it.each(cases.map((given) => [titleOf(given), given] as const))('%s', (_, given) => {
    expect(Math.abs(toMajor(taxOf(place, given).total) - given.tax)).toBeLessThanOrEqual(0.01);
  });
});

describe('published transfer tax answers that are now wrong', () => {
  it.each(wrongCases.map((given) => [`${titleOf(given)}, not ${given.published}`, given] as const))('%s', (_, given) => {
    const tax = toMajor(taxOf(given.wales ? 'wales' : 'england', given).total);
    expect(tax).toBe(given.tax);
    expect(tax).not.toBe(given.published);
  });
});

/** The tax in pounds on each side of a change's first day. */
const around = (
  place: Place,
  day: string,
  more: {
    readonly price: number;
    readonly buyer: TransferTaxInput['buyer'];
    readonly abroad?: true;
    readonly by?: 'contract';
    readonly contract?: string;
  },
) =>
  [addDays(isoDate(day), -1), isoDate(day)].map((on) => {
    const late = isoDate('2026-01-15');
    const input = { price: fromMajor(more.price), buyer: more.buyer, ukResident: more.abroad !== true };
    const dates =
      more.by === 'contract'
        ? { contractDate: on, completionDate: late }
        : { contractDate: isoDate(more.contract ?? '2016-01-29'), completionDate: on };
    return toMajor(rulesOf(marketIds[place]).transferTax({ ...input, ...dates }).total);
  });

describe('transfer tax before and after a change', () => {
  it.each([
    // 2% of 125,000 + 5% of 50,000 = 5,000 before and after; in between, 5% of 50,000 = 2,500, or nothing below 500,000.
    ['the usual bands end on 8 July 2020', 'england', '2020-07-08', { price: 300_000, buyer: 'main-home' }, [5000, 0]],
    ['the 500,000 nil band ends on 1 July 2021', 'england', '2021-07-01', { price: 300_000, buyer: 'main-home' }, [0, 2500]],
    ['the 250,000 nil band ends on 1 October 2021', 'england', '2021-10-01', { price: 300_000, buyer: 'main-home' }, [2500, 5000]],
    ['the 250,000 nil band returns on 23 September 2022', 'england', '2022-09-23', { price: 300_000, buyer: 'main-home' }, [5000, 2500]],
    ['the 250,000 nil band ends on 1 April 2025', 'england', '2025-04-01', { price: 300_000, buyer: 'main-home' }, [2500, 5000]],
    // 450,000: 5% of (450,000 − 425,000) = 1,250, then 5% of (450,000 − 300,000) = 7,500.
    ['first-time relief narrows on 1 April 2025', 'england', '2025-04-01', { price: 450_000, buyer: 'first-time' }, [1250, 7500]],
    // 2% of 75,000 = 1,500 without relief; relief from 22 November 2017.
    ['first-time relief begins on 22 November 2017', 'england', '2017-11-22', { price: 200_000, buyer: 'first-time' }, [1500, 0]],
    [
      'the non-resident surcharge begins on 1 April 2021',
      'northern-ireland',
      '2021-04-01',
      { price: 200_000, buyer: 'main-home', abroad: true, contract: '2020-03-11' },
      [0, 4000],
    ],
    // 1,500 + 3% or 5% of 200,000.
    [
      'contracts from 31 October 2024 pay the 5% surcharge',
      'england',
      '2024-10-31',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [7500, 11_500],
    ],
    ['the additional surcharge begins on 1 April 2016', 'england', '2016-04-01', { price: 200_000, buyer: 'additional' }, [1500, 7500]],
    // 2% of 55,000 = 1,100 plus 3, 4, 6 or 8% of 200,000.
    [
      'the supplement rises to 4% on 25 January 2019',
      'scotland',
      '2019-01-25',
      { price: 200_000, buyer: 'additional', contract: '2018-12-12' },
      [7100, 9100],
    ],
    [
      'contracts from 12 December 2018 pay the 4% supplement',
      'scotland',
      '2018-12-12',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [7100, 9100],
    ],
    [
      'the supplement begins on 1 April 2016',
      'scotland',
      '2016-04-01',
      { price: 200_000, buyer: 'additional', contract: '2016-01-28' },
      [1100, 7100],
    ],
    [
      'contracts before 28 January 2016 are exempt from the supplement',
      'scotland',
      '2016-01-28',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [1100, 7100],
    ],
    [
      'contracts before 11 March 2020 are exempt from the non-resident surcharge',
      'england',
      '2020-03-11',
      { price: 200_000, buyer: 'main-home', abroad: true, by: 'contract' },
      [1500, 5500],
    ],
    // 2% of 55,000, or relief of 600 on a contract from 9 February 2018.
    [
      'contracts before 9 February 2018 have no first-time relief',
      'scotland',
      '2018-02-09',
      { price: 200_000, buyer: 'first-time', by: 'contract' },
      [1100, 500],
    ],
    // 3.5% of 70,000 + 5% of 100,000 = 7,450; new bands 6% of 125,000 = 7,500. Older contracts may use the older bands.
    [
      'contracts before 10 October 2022 may keep the main bands',
      'wales',
      '2022-10-10',
      { price: 350_000, buyer: 'main-home', by: 'contract' },
      [7450, 7500],
    ],
    ['the main nil band is 250,000 from 27 July 2020', 'wales', '2020-07-27', { price: 300_000, buyer: 'main-home' }, [4950, 2500]],
    ['the nil band of 250,000 ends on 1 July 2021', 'wales', '2021-07-01', { price: 300_000, buyer: 'main-home' }, [2500, 4950]],
    ['the nil band is 250,000 from 15 July 2020', 'scotland', '2020-07-15', { price: 250_000, buyer: 'main-home' }, [2100, 0]],
    ['the nil band of 250,000 ends on 1 April 2021', 'scotland', '2021-04-01', { price: 250_000, buyer: 'main-home' }, [0, 2100]],
    [
      'the supplement rises to 6% on 16 December 2022',
      'scotland',
      '2022-12-16',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [9100, 13_100],
    ],
    [
      'the supplement rises to 8% on 5 December 2024',
      'scotland',
      '2024-12-05',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [13_100, 17_100],
    ],
    // 2% of 30,000 = 600.
    [
      'first-time relief begins on 30 June 2018',
      'scotland',
      '2018-06-30',
      { price: 175_000, buyer: 'first-time', contract: '2018-02-09' },
      [600, 0],
    ],
    // 3.5% of 20,000 = 700.
    ['the main nil band rises on 10 October 2022', 'wales', '2022-10-10', { price: 200_000, buyer: 'main-home' }, [700, 0]],
    // 4% of 180,000 + 7.5% of 20,000 = 8,700; 5% and 8.5% give 10,700.
    [
      'the higher rates rise on 11 December 2024',
      'wales',
      '2024-12-11',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [8700, 10_700],
    ],
    // 3% of 180,000 + 6.5% of 20,000 = 6,700.
    [
      'the higher rates rise on 22 December 2020',
      'wales',
      '2020-12-22',
      { price: 200_000, buyer: 'additional', by: 'contract' },
      [6700, 8700],
    ],
  ] as const)('%s', (...[, place, day, more, expected]) => {
    expect(around(place, day, more)).toEqual(expected);
  });
});

const company = (price: number, ukResident = true): TransferTaxInput => ({
  price: fromMajor(price),
  buyer: 'company',
  ukResident,
  contractDate: isoDate('2025-04-01'),
  completionDate: isoDate('2025-04-01'),
});

describe('transfer tax: companies and thresholds', () => {
  it('a company pays the higher rates, and a note gives the flat rate above £500,000', () => {
    const tax = rulesOf('GB-ENG').transferTax(company(600_000));
    // 5% of 125,000 + 7% of 125,000 + 10% of 350,000
    expect(toMajor(tax.total)).toBe(6250 + 8750 + 35_000);
    expect(tax.notes.join(' ')).toContain('17% of the whole price (£102,000)');
    expect(sdltFlatRate(company(600_000))).toBe(fromMajor(102_000));
    expect(sdltFlatRate(company(600_000, false))).toBe(fromMajor(114_000));
    expect(sdltFlatRate(company(500_000))).toBeNull();
  });

  it('every rule has an official link, a start date and the date it was checked', () => {
    for (const place of ['england', 'northern-ireland', 'scotland', 'wales'] as const) {
      for (const buyer of ['first-time', 'main-home', 'additional', 'company'] as const) {
        const { rules } = rulesOf(marketIds[place]).transferTax({ ...company(450_000, false), buyer });
        expect(rules.length).toBeGreaterThan(0);
        for (const rule of rules) {
          expect(rule.url).toMatch(/^https:\/\/(www\.gov\.uk|revenue\.scot|www\.gov\.wales)\//);
          expect(rule.inForceFrom <= isoDate('2025-04-01')).toBe(true);
          expect(rule.checkedOn).toBe('2026-11-20');
        }
      }
    }
  });
});

const withPrice = (given: TransferTaxInput, price: Minor): TransferTaxInput => ({
  ...given,
  price,
  ...(given.use === 'mixed' ? { dwellingsPrice: minor(Math.floor(price / 2)) } : {}),
});

describe('transfer tax: invariants', () => {
  const place = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');
  const buyer = fc.constantFrom<TransferTaxInput['buyer']>('first-time', 'main-home', 'additional', 'company');
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(isoDate('2018-04-01'), days));
  const price = fc.integer({ min: 100, max: 500_000_000 });
  const purchase: fc.Arbitrary<TransferTaxInput> = fc
    .record({ price: price.map((pence) => minor(pence)), buyer, ukResident: fc.boolean(), on: day })
    .map(({ on, ...rest }) => ({ ...rest, contractDate: on, completionDate: on }));
  const relief = fc.constantFrom<ClaimedRelief>('company-rental-business', 'six-dwellings', 'multiple-dwellings');
  const use = fc.constantFrom<NonNullable<TransferTaxInput['use']>>('residential', 'non-residential', 'mixed');
  /** Any use, number of dwellings and reliefs; half of a mixed price is for the dwellings. */
  const anyPurchase: fc.Arbitrary<TransferTaxInput> = fc
    .tuple(purchase, fc.record({ use, dwellings: fc.integer({ min: 1, max: 12 }), reliefsNotClaimed: fc.uniqueArray(relief) }))
    .map(([given, more]) => withPrice({ ...given, ...more }, given.price));

  it('a higher price never lowers the tax', () => {
    fc.assert(
      fc.property(place, purchase, price, (where, given, other) => {
        const at = (pence: number): number => rulesOf(marketIds[where]).transferTax({ ...given, price: minor(pence) }).total;
        expect(at(Math.min(given.price, other))).toBeLessThanOrEqual(at(Math.max(given.price, other)));
      }),
    );
  });

  it('a higher price never lowers the tax on several dwellings or other property by more than rounding', () => {
    fc.assert(
      fc.property(place, anyPurchase, price, (where, given, other) => {
        const at = (pence: number): number => rulesOf(marketIds[where]).transferTax(withPrice(given, minor(pence))).total;
        // The average is rounded to the penny, and its tax multiplied by the number of dwellings.
        expect(at(Math.min(given.price, other))).toBeLessThanOrEqual(at(Math.max(given.price, other)) + 24);
      }),
    );
  });

  it('claiming a relief never raises the tax', () => {
    fc.assert(
      fc.property(place, anyPurchase, (where, given) => {
        const { transferTax } = rulesOf(marketIds[where]);
        expect(transferTax({ ...given, reliefsNotClaimed: [] }).total).toBeLessThanOrEqual(transferTax(given).total);
      }),
    );
  });

  it('a contract dated after completion counts as made on the day of completion', () => {
    fc.assert(
      fc.property(place, anyPurchase, (where, given) => {
        const late = { ...given, contractDate: addDays(given.completionDate, 400) };
        expect(rulesOf(marketIds[where]).transferTax(late)).toEqual(rulesOf(marketIds[where]).transferTax(given));
      }),
    );
  });

  it('the bands sum to the tax, whatever is bought', () => {
    fc.assert(
      fc.property(place, anyPurchase, (where, given) => {
        const tax = rulesOf(marketIds[where]).transferTax(given);
        expect(sumMoney(tax.bands.map((band) => band.tax))).toBe(tax.total);
        for (const rule of tax.rules) expect(rule.url).toMatch(/^https:\/\/(www\.gov\.uk|revenue\.scot|www\.gov\.wales)\//);
      }),
    );
  });

  it('the bands sum to the tax and, except for a supplement on the whole price, to the price', () => {
    fc.assert(
      fc.property(place, purchase, (where, given) => {
        const tax = rulesOf(marketIds[where]).transferTax(given);
        expect(sumMoney(tax.bands.map((band) => band.tax))).toBe(tax.total);
        const slices = where === 'scotland' ? tax.bands.filter((band) => !(band.from === 0 && band.to === null)) : tax.bands;
        if (slices.length > 0) expect(sumMoney(slices.map((band) => band.taxed))).toBe(given.price);
      }),
    );
  });
});
