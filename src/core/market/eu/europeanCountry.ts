import type { CountryCode } from '../../kernel/countries.ts';
import type { Currency } from '../../kernel/money.ts';

/** What is known of a country before anything is calculated: light enough for every screen. */
export interface EuropeanCountry {
  readonly code: CountryCode;
  readonly currency: Currency;
  /** Parts of the country whose law differs, by the id that a market carries: `{ BY: 'Bayern' }`. Empty if one law holds. */
  readonly regions: Readonly<Record<string, string>>;
  /** What people call such a part: "Land", "département"; null in a country without parts. */
  readonly regionWord: string | null;
  /** The region of a home whose postcode tells no other; absent where every region has its own codes. */
  readonly usualRegion?: string;
  /** BCP 47 tag of how numbers and days are written: "de-DE". */
  readonly locale: string;
}
