import { europeanText } from '../../../core/market/eu/europeanText.ts';
import { americanText } from '../../../core/market/us/americanText.ts';
import type { HomeFamily } from './homeFamily.ts';

/** Words written for British homes, as each family of countries has them. */
export const familyText: Readonly<Record<HomeFamily, (text: string) => string>> = {
  british: (text) => text,
  american: americanText,
  european: europeanText,
};
