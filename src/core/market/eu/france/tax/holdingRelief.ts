import { addMonths } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** The shares of a gain exempted by years of ownership, for income tax and for social charges. */
export interface HoldingRelief {
  readonly incomeTax: Rate;
  readonly social: Rate;
}

/** The percentage exempted for each full year of ownership: from the 6th to the 21st, for the 22nd, and from the 23rd to the 30th. */
const perYear = { incomeTax: [6, 4, 0], social: [1.65, 1.6, 9] } as const;

/**
 * The relief for full years held (abattement pour durée de détention), as fractions. No income tax is due after 22 years, and no social
 * charges are due after 30.
 */
export const holdingRelief = (years: number): HoldingRelief => ({
  incomeTax: reliefOf(perYear.incomeTax, years),
  social: reliefOf(perYear.social, years),
});

function reliefOf([to21, of22, to30]: readonly [number, number, number], years: number): Rate {
  const counted = (from: number, to: number): number => Math.max(0, Math.min(years, to) - from + 1);
  return percent(Math.min(100, Number((counted(6, 21) * to21 + counted(22, 22) * of22 + counted(23, 30) * to30).toPrecision(12))));
}

/** Full years from purchase to sale. */
export function fullYears(boughtOn: IsoDate, soldOn: IsoDate): number {
  const years = Number(soldOn.slice(0, 4)) - Number(boughtOn.slice(0, 4));
  return Math.max(0, addMonths(boughtOn, 12 * years) <= soldOn ? years : years - 1);
}
