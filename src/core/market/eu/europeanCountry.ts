import type { CountryCode } from '../../kernel/countries.ts';
import type { Currency } from '../../kernel/money.ts';

/** A country's basic details, light enough for every screen. */
export interface EuropeanCountry {
  readonly code: CountryCode;
  readonly currency: Currency;
  /** Parts of the country whose law differs, by the id that a market carries: `{ BY: 'Bayern' }`. Empty if one law holds. */
  readonly regions: Readonly<Record<string, string>>;
  /** The word for such a part: "Land", "département"; null in a country without parts. */
  readonly regionWord: string | null;
  /** The default region, if the postcode identifies no other; absent if every region has its own codes. */
  readonly usualRegion?: string;
  /** BCP 47 tag of how numbers and days are written: "de-DE". */
  readonly locale: string;
}
