import { alike } from './measureSpec.ts';
import type { MeasureSpec } from './measureSpec.ts';
import { modelledPrice } from './ukAuthorityMeasures.ts';

/** Measures from the districts table. */
export const ukDistrictMeasures: readonly MeasureSpec[] = [
  ...alike(
    {
      group: 'price',
      unit: 'gbp',
      d: -3,
      period: 'year to March 2025',
      sources: ['ons-hpssa', 'ons-nspl'],
      bounds: [20_000, 10_000_000],
      estimate: modelledPrice,
    },
    [
      'est|Median price|est_median_2025',
      'est_d|Median price, detached',
      'est_s|Median price, semi-detached',
      'est_t|Median price, terraced',
      'est_f|Median price, flats',
    ],
  ),
  ...alike(
    {
      group: 'deprivation',
      unit: 'decile',
      d: 1,
      period: '2025',
      sources: ['mhclg-iod', 'ons-nspl'],
      bounds: [1, 10],
      note: 'Mean of its small areas. 1 is the most deprived decile.',
    },
    ['imd_decile|Deprivation decile, England|imd25_decile', 'crime_decile|Crime decile of the deprivation index|crime_decile'],
  ),
  ...alike(
    {
      group: 'deprivation',
      unit: 'decile',
      d: 1,
      period: 'each nation’s own index, 2017 to 2025',
      sources: ['mysociety-imd', 'ons-nspl'],
      bounds: [1, 10],
      note: 'Mean of its small areas. 1 is the most deprived decile.',
    },
    ['uk_imd_decile|Deprivation decile, whole UK'],
  ),
  ...alike(
    {
      group: 'place',
      unit: 'count',
      d: 0,
      period: 'May 2025',
      sources: ['ons-nspl'],
      bounds: [1, 10_000],
      note: 'Including postcodes no longer in use.',
    },
    ['postcodes|Postcodes'],
  ),
];

/** Measures from sales in and around London. Other districts have none. */
export const ukSoldMeasures: readonly MeasureSpec[] = [
  ...alike({ group: 'price', unit: 'gbp', d: 0, period: '2024 and 2025', sources: ['hmlr-ppd'], bounds: [100_000, 10_000_000] }, [
    'sold|Median price paid|median',
    'sold_houses|Median price paid, houses|median_houses',
    'sold_flats|Median price paid, flats|median_flats',
  ]),
  ...alike({ group: 'price', unit: 'count', d: 0, period: '2024 and 2025', sources: ['hmlr-ppd'], bounds: [1, 20_000] }, [
    'sales|Sales counted',
  ]),
  ...alike({ group: 'price', unit: 'square-feet-price', d: 0, period: '2024 and 2025', sources: ['hmlr-ppd'], bounds: [100, 5_000] }, [
    'sold_sqft|Median price paid per square foot|gbp_per_sqft',
  ]),
];
