import { europeanText } from '../../../core/market/eu/europeanText.ts';
import { americanText } from '../../../core/market/us/americanText.ts';
import type { CountryFamily } from './countryFamily.ts';

/** Converts British property terms to each country family's terms. */
export const familyText: Readonly<Record<CountryFamily, (text: string) => string>> = {
  british: (text) => text,
  american: americanText,
  european: europeanText,
};
