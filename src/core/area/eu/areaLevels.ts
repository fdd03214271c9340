import type { CountryCode } from '../../kernel/countries.ts';
import type { Measure, Source } from '../book/figure.ts';

/** What tells where in Europe a home is; null where nothing does. */
export interface EuropeanPlace {
  readonly country: CountryCode;
  /** As written: "44000", "1200-108", "D04 X285". */
  readonly postalCode: string | null;
  /** The town of its post: "Nantes". */
  readonly town: string | null;
  /** An id of `place/regionOfPostalCode.ts` ("44", "BY", "madrid") or a name: a county of Ireland, a province of the Netherlands. */
  readonly region: string | null;
}

/** One published figure of the place of a home. Money is in whole euros, as published. */
export interface LocalFigure {
  readonly measure: Measure;
  readonly value: number;
  /** Whose it is: "Nantes", "County Cork", "Province of Toledo". */
  readonly ofName: string;
  readonly sources: readonly Source[];
  /** How many sales it counts; null where the publisher does not say. */
  readonly count: number | null;
  /** What a reader must know of this one figure in addition to the measure's note; else null. */
  readonly note: string | null;
}

/** What is published about prices and rents around a home. Empty lists mean no local figure, and `missing` says why. */
export interface AreaLevels {
  readonly country: CountryCode;
  readonly price: readonly LocalFigure[];
  readonly rent: readonly LocalFigure[];
  /** Changes of the country's house price index: they move a known price in time and give no level. */
  readonly index: readonly LocalFigure[];
  /** Rules of the place that a list names: they tell what is listed, never what is not. */
  readonly hints: readonly AreaHint[];
  /** Why a level is missing, a sentence each. */
  readonly missing: readonly string[];
}

export interface AreaHint {
  readonly words: string;
  readonly sources: readonly Source[];
}

/** The part of an answer that a country's own file gives. */
export type CountryLevels = Pick<AreaLevels, 'price' | 'rent' | 'missing'> & Partial<Pick<AreaLevels, 'hints'>>;
