import type { Bin } from '../../../../core/report/plots/histogramGeometry.ts';

/** The figures whose ranges can be looked at deal by deal. */
export type Drilled = 'price' | 'score' | 'grossYield' | 'netYield';

/** An address that lists the deals of a range. */
export type DrillAddress =
  | { readonly to: '/deals'; readonly search: { readonly min?: number; readonly max?: number } }
  | { readonly to: '/deals-v2'; readonly search: { readonly filter: string } };

/** Where the deals of a bin are listed: prices in the list itself, anything else in the workbench, whose filters take ranges. */
export function drillOf(figure: Drilled, { from, to }: Pick<Bin, 'from' | 'to'>): DrillAddress {
  if (figure === 'price') {
    // A minimum of nothing is no filter.
    return { to: '/deals', search: { ...(from > 0 ? { min: from / 100 } : {}), max: to / 100 } };
  }
  const scale = figure === 'score' ? 1 : 100;
  return { to: '/deals-v2', search: { filter: `${figure}:${end(from * scale)}..${end(to * scale)}` } };
}

const end = (value: number): string => String(Number(value.toPrecision(12)));
