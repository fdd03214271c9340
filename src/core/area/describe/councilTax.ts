import type { AreaBook } from '../book/areaBook.ts';
import type { AreaFigure } from '../book/figure.ts';
import type { PlaceRef } from '../book/place.ts';

/**
 * The ratio of each band to Band D: ninths in England and Wales, 360ths in Scotland since April 2017 (Local Government Finance Act 1992,
 * ss. 5 and 74).
 */
const ninths: Readonly<Record<string, number>> = { A: 6, B: 7, C: 8, D: 9, E: 11, F: 13, G: 15, H: 18 };
const parts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  E92000001: share(ninths, 9),
  W92000004: share({ ...ninths, I: 21 }, 9),
  S92000003: share({ A: 240, B: 280, C: 320, D: 360, E: 473, F: 585, G: 705, H: 882 }, 360),
};

function share(of: Readonly<Record<string, number>>, whole: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(of).map(([band, count]) => [band, count / whole]));
}

/** The yearly council tax of a band in the area. */
export interface BandTax {
  readonly band: string;
  /** The full charge without discounts, in pounds with pence as decimals. */
  readonly amount: number;
  /** The percentage of the council's homes in this band; null if not counted. */
  readonly homes: number | null;
}

export interface CouncilTax {
  /** The published Band D figure, from which those for the other bands are calculated. */
  readonly bandD: AreaFigure;
  readonly bands: readonly BandTax[];
}

/** Council tax by band from the council's Band D; null if there is none. */
export function councilTaxOf(book: Pick<AreaBook, 'place' | 'figure'>, ref: PlaceRef): CouncilTax | null {
  const bandD = book.figure(ref, 'ct_d');
  if (bandD === null || !('value' in bandD)) return null;
  const nation = [bandD.of, ...(book.place(bandD.of)?.within ?? [])].find(({ code }) => code in parts)?.code;
  if (nation === undefined) return null;
  const bands = Object.entries(parts[nation] ?? {}).map(([band, part]) => {
    const homes = book.figure(ref, `band_${band.toLowerCase()}`);
    return { band, amount: Math.round(bandD.value * part * 100) / 100, homes: homes !== null && 'value' in homes ? homes.value : null };
  });
  return { bandD, bands };
}
