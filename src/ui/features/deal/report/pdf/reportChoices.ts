import { editionIds, type EditionId } from '../../../../../core/report/editions/editions.ts';
import type { MarketCountry } from '../../../../../core/market/markets.ts';
import { isLogo, type Letterhead } from '../../../../../core/report/editions/letterhead.ts';

/** How a person wants reports made; kept on this device. */
export interface ReportChoices {
  readonly edition: EditionId;
  readonly pageSize: 'a4' | 'letter';
  readonly letterhead: Letterhead;
  /** Whether the photos of the viewing are printed too. */
  readonly photos: boolean;
  /** What a lender is told about the buyer: each only where the person agrees. */
  readonly lender: LenderChoices;
}

export interface LenderChoices {
  /** The buyer's name, kept whether it is printed or not. */
  readonly borrower: string;
  readonly named: boolean;
  /** Whether the other property of the portfolio is listed. */
  readonly holdings: boolean;
}

const nothingTold: LenderChoices = { borrower: '', named: false, holdings: false };

/** The name a lender's report prints; null where it is kept back. */
export const printedBorrower = ({ edition, lender: { named, borrower } }: ReportChoices): string | null =>
  edition === 'lender' && named && borrower.trim() !== '' ? borrower.trim() : null;

/** Where the choices lie among the settings of the person's view. */
export const choicesKey = 'report/choices';

export const longestName = 80;

/** Paper follows the home's market, wherever the report is made. */
export const standardChoices = (country: MarketCountry): ReportChoices => ({
  edition: 'full',
  pageSize: country === 'US' ? 'letter' : 'a4',
  letterhead: { name: '', logo: null },
  photos: false,
  lender: nothingTold,
});

/** What a report is told beyond its deal, where the person agrees. */
export const agreedOf = ({ edition, lender }: Pick<ReportChoices, 'edition' | 'lender'>): { readonly holdings: boolean } => ({
  holdings: edition === 'lender' && lender.holdings,
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
  const { edition, letterhead, photos, lender } = kept;
  const pageSize = kept[paperKeyOf(country)];
  const { name, logo } = (typeof letterhead === 'object' && letterhead !== null ? letterhead : {}) as Partial<
    Record<keyof Letterhead, unknown>
  >;
  return {
    edition: editionIds.find((id) => id === edition) ?? standard.edition,
    pageSize: pageSize === 'a4' || pageSize === 'letter' ? pageSize : standard.pageSize,
    letterhead: { name: typeof name === 'string' ? name.slice(0, longestName) : '', logo: isLogo(logo) ? logo : null },
    photos: photos === true,
    lender: readLender(lender),
  };
}

function readLender(stored: unknown): LenderChoices {
  if (typeof stored !== 'object' || stored === null) return nothingTold;
  const { borrower, named, holdings } = stored as Partial<Record<keyof LenderChoices, unknown>>;
  return {
    borrower: typeof borrower === 'string' ? borrower.slice(0, longestName) : '',
    named: named === true,
    holdings: holdings === true,
  };
}
