import { editionIds, type EditionId } from '../../../../../core/report/edition/editions.ts';
import type { MarketCountry } from '../../../../../core/market/markets.ts';
import { isLogo, type Letterhead } from '../../../../../core/report/edition/letterhead.ts';

/** How a person wants reports made; kept on this device. */
export interface ReportChoices {
  readonly edition: EditionId;
  readonly pageSize: 'a4' | 'letter';
  readonly letterhead: Letterhead;
  /** Whether the photos of the viewing are printed too. */
  readonly photos: boolean;
}

/** Where the choices lie among the settings of the person's view. */
export const choicesKey = 'report/choices';

export const longestName = 80;

/** Letter paper is used in North America and little elsewhere; a report of an American home is printed on it wherever it is made. */
export const standardChoices = (languages: readonly string[], country: MarketCountry): ReportChoices => ({
  edition: 'full',
  pageSize: country === 'US' || /-(?:US|CA|MX|PH)$/i.test(languages[0] ?? '') ? 'letter' : 'a4',
  letterhead: { name: '', logo: null },
  photos: false,
});

type PaperKey = 'pageSize' | 'americanPageSize';

/** Where the paper of reports is kept among the choices: one chosen for homes in Europe says nothing of American ones. */
const paperKeyOf = (country: MarketCountry): PaperKey => (country === 'US' ? 'americanPageSize' : 'pageSize');

/** The choices as they are stored, over those that are stored already. */
export const storedChoices = (before: unknown, { pageSize, ...choices }: ReportChoices, country: MarketCountry): object => ({
  ...(typeof before === 'object' ? before : {}),
  ...choices,
  [paperKeyOf(country)]: pageSize,
});

/** Choices as stored, however old or damaged: what cannot be read is as standard. */
export function readChoices(stored: unknown, standard: ReportChoices, country: MarketCountry): ReportChoices {
  if (typeof stored !== 'object' || stored === null) return standard;
  const kept = stored as Partial<Record<keyof ReportChoices | PaperKey, unknown>>;
  const { edition, letterhead, photos } = kept;
  const pageSize = kept[paperKeyOf(country)];
  const { name, logo } = (typeof letterhead === 'object' && letterhead !== null ? letterhead : {}) as Partial<
    Record<keyof Letterhead, unknown>
  >;
  return {
    edition: editionIds.find((id) => id === edition) ?? standard.edition,
    pageSize: pageSize === 'a4' || pageSize === 'letter' ? pageSize : standard.pageSize,
    letterhead: { name: typeof name === 'string' ? name.slice(0, longestName) : '', logo: isLogo(logo) ? logo : null },
    photos: photos === true,
  };
}
