import type { CountryCode } from '../../kernel/countries.ts';
import type { Currency } from '../../kernel/money.ts';

/** A country's basic details, light enough for every screen. */
export interface EuropeanCountry {
  readonly code: CountryCode;
  readonly currency: Currency;
  /** Names of regions whose laws differ, by the region's id in a market: `{ BY: 'Bayern' }`. Empty if one law applies. */
  readonly regions: Readonly<Record<string, string>>;
  /** The term for a region: "Land", "département"; null in a country without regions. */
  readonly regionWord: string | null;
  /** The region to use if the postcode does not identify another; absent if every region has its own codes. */
  readonly usualRegion?: string;
  /** BCP 47 tag for number and date formats: "de-DE". */
  readonly locale: string;
}
