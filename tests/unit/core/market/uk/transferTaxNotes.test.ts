import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { Place, TransferTaxInput } from '../../../../../src/core/market/rules.ts';

interface Given extends Partial<Omit<TransferTaxInput, 'contractDate' | 'completionDate'>> {
  readonly pounds?: number;
  readonly on?: string;
  readonly contract?: string;
}

/** The notes on a £300,000 purchase in January 2026, and the ids of the rules applied. */
function told(place: Place, { pounds = 300_000, on = '2026-01-15', contract = on, ...more }: Given): readonly [unknown, unknown] {
  const { notes, rules } = rulesOf(marketIds[place]).transferTax({
    price: fromMajor(pounds),
    buyer: 'main-home',
    ukResident: true,
    contractDate: isoDate(contract),
    completionDate: isoDate(on),
    ...more,
  });
  return [notes, rules.map(({ id }) => id)];
}

const noAverage = { reliefsNotClaimed: ['multiple-dwellings'] } as const;

const england: readonly (readonly [string, Given, readonly string[], readonly string[]])[] = [
  ['a main home', {}, [], ['sdlt-bands-2025-04-01']],
  [
    'a first home',
    { buyer: 'first-time' },
    ['First-time buyers’ relief: no tax on the first £300,000.'],
    ['sdlt-bands-2025-04-01', 'sdlt-first-time-2025-04-01'],
  ],
  [
    'a first home above the price limit',
    { buyer: 'first-time', pounds: 500_001 },
    ['First-time buyers’ relief doesn’t apply because the price is above £500,000.'],
    ['sdlt-bands-2025-04-01', 'sdlt-first-time-2025-04-01'],
  ],
  [
    'a first home in 2020',
    { buyer: 'first-time', on: '2020-07-08' },
    ['First-time buyers’ relief was not available on this date.'],
    ['sdlt-bands-2020-07-08'],
  ],
  [
    'a flat to let',
    { buyer: 'additional' },
    ['Additional dwelling: 5 percentage points added to every band.'],
    ['sdlt-bands-2025-04-01', 'sdlt-additional-2024-10-31'],
  ],
  [
    'a flat bought by a company',
    { buyer: 'company' },
    ['A company pays the higher rates: 5 percentage points added to every band.'],
    ['sdlt-bands-2025-04-01', 'sdlt-additional-2024-10-31'],
  ],
  [
    'two flats',
    { buyer: 'additional', dwellings: 2 },
    ['Several dwellings at once: 5 percentage points added to every band.'],
    ['sdlt-bands-2025-04-01', 'sdlt-additional-2024-10-31'],
  ],
  [
    'a home bought by a non-UK resident',
    { ukResident: false },
    ['Non-UK resident: 2 percentage points added to every band.'],
    ['sdlt-bands-2025-04-01', 'sdlt-non-resident-2021-04-01'],
  ],
  ['a home bought by a non-UK resident before the surcharge', { ukResident: false, on: '2021-03-31' }, [], ['sdlt-bands-2020-07-08']],
  [
    'a home bought by a non-UK resident under an old contract',
    { ukResident: false, contract: '2020-03-10' },
    ['Non-UK resident, but contracts were exchanged before 11 March 2020, so no surcharge applies.'],
    ['sdlt-bands-2025-04-01'],
  ],
  ['a flat to let for less than £40,000', { buyer: 'additional', pounds: 39_999, ukResident: false }, [], ['sdlt-bands-2025-04-01']],
  [
    'an expensive flat bought by a company that claims relief',
    { buyer: 'company', pounds: 600_000 },
    [
      'A company pays the higher rates: 5 percentage points added to every band.',
      'Above £500,000, a company pays 17% of the whole price (£102,000) unless it claims relief. The figures assume it claims the relief for a property rental business.',
    ],
    ['sdlt-bands-2025-04-01', 'sdlt-additional-2024-10-31', 'sdlt-company-flat-2024-10-31'],
  ],
  [
    'an expensive flat bought by a company without relief',
    { buyer: 'company', pounds: 600_000, reliefsNotClaimed: ['company-rental-business'] },
    ['Above £500,000, a company without relief pays 17% of the whole price.'],
    ['sdlt-company-flat-2024-10-31'],
  ],
  [
    'an expensive flat bought by a non-UK company without relief',
    { buyer: 'company', pounds: 600_000, ukResident: false, reliefsNotClaimed: ['company-rental-business'] },
    ['Above £500,000, a company without relief pays 19% of the whole price, including 2 percentage points for a non-UK resident.'],
    ['sdlt-company-flat-2024-10-31', 'sdlt-non-resident-2021-04-01'],
  ],
  ['an expensive flat bought by an individual', { pounds: 600_000 }, [], ['sdlt-bands-2025-04-01']],
  [
    'a shop',
    { use: 'non-residential', buyer: 'company', pounds: 600_000 },
    ['Non-residential or mixed property: no surcharge applies for additional dwellings or non-UK residents.'],
    ['sdlt-non-residential-2016-03-17'],
  ],
  [
    'a shop with a flat',
    { use: 'mixed', buyer: 'additional' },
    ['Non-residential or mixed property: no surcharge applies for additional dwellings or non-UK residents.'],
    ['sdlt-non-residential-2016-03-17'],
  ],
  [
    'a shop with a flat bought by a company',
    { use: 'mixed', buyer: 'company' },
    [
      'Non-residential or mixed property: no surcharge applies for additional dwellings or non-UK residents.',
      'A company may pay the flat rate on a dwelling above £500,000 in a mixed purchase. That isn’t included here.',
    ],
    ['sdlt-non-residential-2016-03-17'],
  ],
  [
    'six flats',
    { dwellings: 6 },
    ['Six or more dwellings in one transaction: non-residential rates apply, without surcharges.'],
    ['sdlt-non-residential-2016-03-17'],
  ],
  [
    'two flats before multiple dwellings relief ended',
    { dwellings: 2, on: '2023-06-01', pounds: 800_000.5 },
    [
      'Multiple dwellings relief: tax on the average price of £400,000.25, times 2. At least 1% is due.',
      'Several dwellings at once: 3 percentage points added to every band.',
    ],
    ['sdlt-bands-2022-09-23', 'sdlt-multiple-dwellings-2014-12-04', 'sdlt-additional-2016-04-01'],
  ],
  [
    'a home bought before our earliest rates',
    { on: '2014-12-03' },
    ['We don’t have rates before 2014-12-04, so the rates from that date are used.'],
    ['sdlt-bands-2014-12-04'],
  ],
  ['a flat to let before the surcharge', { buyer: 'additional', on: '2016-03-31' }, [], ['sdlt-bands-2014-12-04']],
  [
    'a flat to let under a contract from before the surcharge',
    { buyer: 'additional', on: '2016-04-01', contract: '2015-11-25' },
    [],
    ['sdlt-bands-2014-12-04'],
  ],
];

const scotland: typeof england = [
  ['a main home', {}, [], ['lbtt-bands-2021-04-01']],
  [
    'a first home',
    { buyer: 'first-time' },
    ['First-time buyer relief raises the nil band to £175,000.'],
    ['lbtt-bands-2021-04-01', 'lbtt-first-time-2018-06-30'],
  ],
  ['a first home before the relief', { buyer: 'first-time', on: '2018-06-29' }, [], ['lbtt-bands-2015-04-01']],
  [
    'a first home under a contract from before the relief',
    { buyer: 'first-time', on: '2018-06-30', contract: '2018-02-08' },
    [],
    ['lbtt-bands-2015-04-01'],
  ],
  ['a first home while the nil band was wider for everyone', { buyer: 'first-time', on: '2020-07-15' }, [], ['lbtt-bands-2020-07-15']],
  [
    'two first homes',
    { buyer: 'first-time', dwellings: 2, ...noAverage },
    ['Additional dwelling supplement: 8% of the whole price.'],
    ['lbtt-bands-2021-04-01', 'lbtt-ads-2024-12-05'],
  ],
  [
    'a flat to let',
    { buyer: 'additional' },
    ['Additional dwelling supplement: 8% of the whole price.'],
    ['lbtt-bands-2021-04-01', 'lbtt-ads-2024-12-05'],
  ],
  ['a flat to let before the supplement', { buyer: 'additional', on: '2016-03-31' }, [], ['lbtt-bands-2015-04-01']],
  [
    'a flat to let under a contract from before the supplement',
    { buyer: 'additional', on: '2016-04-01', contract: '2016-01-27' },
    [],
    ['lbtt-bands-2015-04-01'],
  ],
  [
    'two flats, one of them the new home',
    { dwellings: 2, ...noAverage },
    ['Additional dwelling supplement: 8% of the £150,000 for additional dwellings.'],
    ['lbtt-bands-2021-04-01', 'lbtt-ads-2024-12-05'],
  ],
  [
    'two flats at their average price',
    { dwellings: 2, buyer: 'additional', pounds: 400_000 },
    [
      'Multiple dwellings relief: tax on the average price of £200,000, times 2. At least a quarter of the tax without the relief is due.',
      'Additional dwelling supplement: 8% of the whole price.',
    ],
    ['lbtt-bands-2021-04-01', 'lbtt-multiple-dwellings-2015-04-01', 'lbtt-ads-2024-12-05'],
  ],
  [
    'six flats',
    { dwellings: 6, ...noAverage },
    [
      'Six or more dwellings in one transaction: non-residential rates apply.',
      'Claimed: relief from the additional dwelling supplement for six or more dwellings.',
    ],
    ['lbtt-non-residential-2019-01-25', 'lbtt-ads-2024-12-05'],
  ],
  [
    'a shop',
    { use: 'non-residential' },
    ['Non-residential or mixed property: non-residential rates apply.'],
    ['lbtt-non-residential-2019-01-25'],
  ],
  [
    'a shop with a flat of unknown price',
    { use: 'mixed', buyer: 'additional' },
    [
      'Non-residential or mixed property: non-residential rates apply.',
      'To include the supplement on the dwellings, enter how much of the price is for them.',
    ],
    ['lbtt-non-residential-2019-01-25'],
  ],
  [
    'a shop with a flat of known price',
    { use: 'mixed', buyer: 'main-home', dwellingsPrice: fromMajor(100_000) },
    ['Non-residential or mixed property: non-residential rates apply.'],
    ['lbtt-non-residential-2019-01-25'],
  ],
];

const wales: typeof england = [
  ['a main home', {}, [], ['ltt-main-2022-10-10']],
  ['a first home', { buyer: 'first-time' }, ['Wales has no relief for first-time buyers.'], ['ltt-main-2022-10-10']],
  [
    'a flat to let',
    { buyer: 'additional' },
    ['Additional dwelling or company: the higher residential rates apply, which have their own bands.'],
    ['ltt-higher-2024-12-11'],
  ],
  [
    'a flat bought by a company',
    { buyer: 'company' },
    ['Additional dwelling or company: the higher residential rates apply, which have their own bands.'],
    ['ltt-higher-2024-12-11'],
  ],
  ['a flat to let for less than £40,000', { buyer: 'additional', pounds: 39_999 }, [], ['ltt-main-2022-10-10']],
  [
    'two first homes',
    { buyer: 'first-time', dwellings: 2, ...noAverage },
    [
      'Several dwellings at once: the higher residential rates apply, which have their own bands.',
      'Wales has no relief for first-time buyers.',
    ],
    ['ltt-higher-2024-12-11'],
  ],
  [
    'two flats at their average price',
    { dwellings: 2, on: '2026-03-31', pounds: 400_000 },
    [
      'Multiple dwellings relief: tax on the average price of £200,000, times 2. At least 1% is due.',
      'Several dwellings at once: the higher residential rates apply, which have their own bands.',
    ],
    ['ltt-higher-2024-12-11', 'ltt-multiple-dwellings-2018-04-01'],
  ],
  [
    'two flats since April 2026',
    { dwellings: 2, on: '2026-04-01', pounds: 400_000 },
    [
      'Multiple dwellings relief: tax on the average price of £200,000, times 2. At least 3% is due.',
      'We couldn’t confirm the minimum since April 2026, and its equalisation rule isn’t included.',
      'Several dwellings at once: the higher residential rates apply, which have their own bands.',
    ],
    ['ltt-higher-2024-12-11', 'ltt-multiple-dwellings-2026-04-01'],
  ],
  [
    'six flats',
    { dwellings: 6, ...noAverage },
    ['Six or more dwellings in one transaction: non-residential rates apply.'],
    ['ltt-non-residential-2020-12-22'],
  ],
  [
    'a shop',
    { use: 'non-residential' },
    ['Non-residential or mixed property: non-residential rates apply.'],
    ['ltt-non-residential-2020-12-22'],
  ],
  [
    'a home exchanged before October 2022',
    { pounds: 500_000, contract: '2022-10-09', on: '2022-10-10' },
    ['Exchanged before 10 October 2022, so the earlier main rates may be used. They are lower here.'],
    ['ltt-main-2021-07-01'],
  ],
  ['a cheaper home exchanged before October 2022', { contract: '2022-10-09', on: '2022-10-10' }, [], ['ltt-main-2022-10-10']],
];

describe.each([
  ['england', england],
  ['northern-ireland', england],
  ['scotland', scotland],
  ['wales', wales],
] as const)('transfer tax notes in %s', (place, cases) => {
  it.each(cases)('for %s', (...[, given, notes, rules]) => {
    expect(told(place, given)).toEqual([notes, rules]);
  });
});
