import { alike } from './measureSpec.ts';
import type { MeasureSpec } from './measureSpec.ts';

/** Bands as the publisher writes them. Band I exists only in Wales and is rare, so it counts towards the total but has no figure. */
export const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

/** Homes by council tax band. `ukBands.ts` reads them from `council_tax.csv`. */
export const ukBandMeasures: readonly MeasureSpec[] = alike(
  {
    group: 'homes',
    unit: 'percent',
    d: 1,
    period: '2026-27',
    sources: ['council-tax'],
    bounds: [0, 100],
    note: 'As a percentage of all homes with a council tax band.',
  },
  bands.slice(0, 8).map((band) => `band_${band.toLowerCase()}|Homes in council tax band ${band}`),
);

/** Sizes as named in the file. */
export const allowanceSizes = ['room', 'bed_1', 'bed_2', 'bed_3', 'bed_4'] as const;

/** Local Housing Allowance for councils whose rental area is known, which are those in Scotland. */
export const ukAllowanceMeasures: readonly MeasureSpec[] = alike(
  {
    group: 'rent',
    unit: 'gbp-week',
    d: 2,
    period: '2025-26',
    sources: ['sg-lha'],
    bounds: [40, 700],
    note: 'The maximum support paid towards rent in this rental area. It was set at the 30th percentile of rents when the rates were last updated.',
  },
  [
    'lha0|Local Housing Allowance, room in a shared home',
    'lha1|Local Housing Allowance, 1 bedroom',
    'lha2|Local Housing Allowance, 2 bedrooms',
    'lha3|Local Housing Allowance, 3 bedrooms',
    'lha4|Local Housing Allowance, 4 bedrooms',
  ],
);
