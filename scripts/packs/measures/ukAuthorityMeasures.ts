import { alike } from './measureSpec.ts';
import type { MeasureSpec } from './measureSpec.ts';

const january = 'January 2025';
const august = 'August 2026';
const els = ['ons-els'];

/** The method and its measured error, which the app shows with estimates of district and council medians by type. */
export const modelledPrice =
  'Modelled: medians for 2019, updated with the medians for constituencies to March 2025. Compared with sales in 520 districts in 2024-25, ' +
  'most of them in and around London, the mean error was 10.5%, and the median estimate was 4% too low.';

/** A caveat for screens: the yield combines figures from two months. */
export const mixedYield = {
  period: `rent ${august}, price ${january}`,
  note: 'Twelve times the mean rent, divided by the average price. They are from different months, for all homes and before any costs, so this is only an indication.',
};

/** Measures that regions and countries also have. */
export const priceAndRent: readonly MeasureSpec[] = [
  ...alike({ group: 'price', unit: 'gbp', d: 0, period: january, sources: ['hmlr-hpi'], bounds: [40_000, 3_000_000] }, [
    'price|Average price',
  ]),
  ...alike({ group: 'change', unit: 'percent', d: 1, period: `to ${january}`, sources: ['hmlr-hpi'], bounds: [-45, 120] }, [
    'chg1|Price change, 1 year',
    'chg5|Price change, 5 years',
    'chg10|Price change, 10 years',
  ]),
  ...alike({ group: 'rent', unit: 'gbp-month', d: 0, period: august, sources: ['ons-pipr'], bounds: [300, 6_000] }, [
    'rent|Mean rent, all homes',
    'rent1|Mean rent, 1 bedroom',
    'rent2|Mean rent, 2 bedrooms',
    'rent3|Mean rent, 3 bedrooms',
    'rent4|Mean rent, 4 or more bedrooms',
  ]),
  ...alike({ group: 'rent', unit: 'percent', d: 1, period: `year to ${august}`, sources: ['ons-pipr'], bounds: [-15, 25] }, [
    'rent_yoy|Rent change, 1 year',
  ]),
  ...alike({ group: 'yield', unit: 'percent', d: 2, sources: ['ons-pipr', 'hmlr-hpi'], bounds: [1.5, 14], ...mixedYield }, [
    'gross_yield|Indicative gross yield',
  ]),
];

export const ukAuthorityMeasures: readonly MeasureSpec[] = [
  ...priceAndRent,
  ...alike(
    {
      group: 'price',
      unit: 'gbp',
      d: -3,
      period: 'year to March 2025',
      sources: ['ons-hpssa'],
      bounds: [20_000, 10_000_000],
      estimate: modelledPrice,
    },
    ['est_d|Median price, detached', 'est_s|Median price, semi-detached', 'est_t|Median price, terraced', 'est_f|Median price, flats'],
  ),
  ...alike(
    {
      group: 'crime',
      unit: 'per-1000',
      d: 1,
      period: 'year to March 2026; mid-2024 population',
      sources: ['ho-crime', 'ons-els'],
      bounds: [0, 500],
    },
    [
      'crime|Recorded crime',
      'violence|Violence against the person',
      'robbery|Robbery',
      'burglary|Burglary of homes',
      'vehicle|Vehicle offences',
      'damage|Criminal damage and arson',
    ],
  ),
  {
    ...one('imd_score', 'Deprivation score', 'mhclg-iod'),
    group: 'deprivation',
    unit: 'score',
    d: 1,
    period: '2025',
    bounds: [0, 100],
    note: 'A higher score means more deprived.',
  },
  {
    ...one('imd_rank', 'Deprivation rank among England’s 296 councils', 'mhclg-iod'),
    group: 'deprivation',
    unit: 'rank',
    d: 0,
    period: '2025',
    bounds: [1, 296],
    note: '1 is the most deprived council in England by average score.',
  },
  {
    ...one('uk_imd_decile', 'Deprivation decile, whole UK', 'mysociety-imd'),
    group: 'deprivation',
    unit: 'decile',
    d: 0,
    period: 'each nation’s own index, 2017 to 2025',
    bounds: [1, 10],
    note: '1 is the most deprived decile.',
  },
  ...alike({ group: 'people', unit: 'count', d: 0, period: 'mid-2024', sources: els, bounds: [2_000, 1_300_000] }, ['pop|Population']),
  ...alike({ group: 'people', unit: 'percent', d: 1, period: 'five years to mid-2024', sources: els, bounds: [-20, 80] }, [
    'pop_chg5|Population change, 5 years',
  ]),
  ...alike({ group: 'people', unit: 'gbp-year', d: 0, period: '2023', sources: els, bounds: [10_000, 200_000] }, [
    'gdhi|Disposable income per head',
  ]),
  ...alike({ group: 'people', unit: 'gbp', d: 0, period: '2025', sources: els, bounds: [300, 1_500] }, [
    'weekly_pay|Median weekly pay of residents',
  ]),
  ...alike({ group: 'people', unit: 'percent', d: 1, period: '2023', sources: els, bounds: [0, 100] }, [
    'employ|Employment',
    'unemp|Unemployment, modelled',
  ]),
  ...alike({ group: 'people', unit: 'percent', d: 1, period: '2024', sources: els, bounds: [0, 100] }, [
    'child_pov|Children in relative poverty',
  ]),
  ...alike({ group: 'price', unit: 'ratio', d: 2, period: '2025', sources: els, bounds: [1, 60] }, [
    'afford|Ratio of median price to median earnings',
  ]),
  ...alike({ group: 'homes', unit: 'percent', d: 1, period: '2023', sources: els, bounds: [0, 100] }, [
    'own|Homes owned outright',
    'mort|Homes with a mortgage',
    'prs|Homes rented privately',
    'soc|Homes rented socially',
  ]),
  ...alike({ group: 'homes', unit: 'per-1000', d: 1, period: '2024', sources: els, bounds: [0, 100] }, [
    'ftb|First-time buyer sales per 1,000 homes',
  ]),
  ...alike({ group: 'homes', unit: 'per-1000', d: 0, period: 'year to March 2025', sources: els, bounds: [-20, 200] }, [
    'net_add|New homes per 1,000 homes',
  ]),
  ...alike({ group: 'homes', unit: 'count', d: -1, period: '2025', sources: els, bounds: [0, 10_000_000] }, [
    'stl_nights|Guest nights in short lets',
  ]),
  ...alike(
    { group: 'homes', unit: 'gbp-year', d: 2, period: '2026-27 (Scotland 2025-26)', sources: ['council-tax'], bounds: [700, 3_500] },
    ['ct_d|Council tax, Band D'],
  ),
  ...alike({ group: 'schools', unit: 'percent', d: 1, period: 'school year 2024-25', sources: els, bounds: [0, 100] }, [
    'gcse|GCSE in English and mathematics',
  ]),
  ...alike({ group: 'schools', unit: 'percent', d: 1, period: 'latest school year published', sources: els, bounds: [0, 100] }, [
    'ks2|Expected standard at the end of primary school',
  ]),
  ...alike({ group: 'services', unit: 'percent', d: 1, period: 'January 2026', sources: els, bounds: [0, 100] }, [
    'gigabit|Homes with gigabit broadband',
    'fiveg|5G coverage',
  ]),
  ...alike({ group: 'services', unit: 'percent', d: 0, period: '2024', sources: els, bounds: [0, 100] }, [
    'rail_walk|Residents within a 30-minute walk of a station',
  ]),
  ...alike({ group: 'services', unit: 'per-100000', d: 1, period: 'latest', sources: els, bounds: [0, 3_000] }, [
    'ev|Public chargers per 100,000',
  ]),
  ...alike({ group: 'energy', unit: 'kwh', d: 0, period: '2024', sources: els, bounds: [1_000, 30_000] }, [
    'gas_kwh|Mean gas use per meter',
    'elec_kwh|Mean electricity use per meter',
  ]),
];

function one(id: string, label: string, source: string): Pick<MeasureSpec, 'id' | 'from' | 'label' | 'sources'> {
  return { id, from: id, label, sources: [source] };
}
