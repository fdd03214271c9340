import type { CountryCode } from '../../kernel/countries.ts';
import type { Measure, Source } from '../book/figure.ts';

/** The facts that identify a European property's place; null where unknown. */
export interface EuropeanPlace {
  readonly country: CountryCode;
  /** As written: "44000", "1200-108", "D04 X285". */
  readonly postalCode: string | null;
  /** Its postal town: "Nantes". */
  readonly town: string | null;
  /** An id of `place/regionOfPostalCode.ts` ("44", "BY", "madrid") or a name: a county of Ireland, a province of the Netherlands. */
  readonly region: string | null;
}

/** One published figure for a property's place. Money is in whole euros, as published. */
export interface LocalFigure {
  readonly measure: Measure;
  readonly value: number;
  /** The area's name: "Nantes", "County Cork", "Province of Toledo". */
  readonly ofName: string;
  readonly sources: readonly Source[];
  /** The number of sales counted; null if not published. */
  readonly count: number | null;
  /** What a reader must know about this one figure in addition to the measure's note; else null. */
  readonly note: string | null;
}

/** Published prices and rents around a property. Empty lists mean no local figure, and `missing` says why. */
export interface AreaLevels {
  readonly country: CountryCode;
  readonly price: readonly LocalFigure[];
  readonly rent: readonly LocalFigure[];
  /** Changes of the country's house price index: they adjust a known price over time but are not a price level. */
  readonly index: readonly LocalFigure[];
  /** Hints about local rules from a published list. A place missing from the list gets no hint, because the list may be incomplete. */
  readonly hints: readonly AreaHint[];
  /** Why a level is missing, one sentence each. */
  readonly missing: readonly string[];
}

export interface AreaHint {
  readonly words: string;
  readonly sources: readonly Source[];
}

/** The country-specific part of an answer. */
export type CountryLevels = Pick<AreaLevels, 'price' | 'rent' | 'missing'> & Partial<Pick<AreaLevels, 'hints'>>;
