import { editionIds, type EditionId } from '../../../../../core/report/editions/editions.ts';
import type { MarketCountry } from '../../../../../core/market/markets.ts';
import { isLogo, type Letterhead } from '../../../../../core/report/editions/letterhead.ts';

/** The user's report options, stored on this device. */
export interface ReportChoices {
  readonly edition: EditionId;
  readonly pageSize: 'a4' | 'letter';
  readonly letterhead: Letterhead;
  /** Whether viewing photos are included. */
  readonly photos: boolean;
  /** The buyer's details in a lender's report; each needs consent. */
  readonly lender: LenderChoices;
}

export interface LenderChoices {
  /** The buyer's name. It is stored even if it is not printed. */
  readonly borrower: string;
  readonly named: boolean;
  /** Whether the buyer's other property is listed. */
  readonly holdings: boolean;
}

const noLenderDetails: LenderChoices = { borrower: '', named: false, holdings: false };

/** The borrower's name for a lender's report; null if it is not to be printed. */
export const printedBorrower = ({ edition, lender: { named, borrower } }: ReportChoices): string | null =>
  edition === 'lender' && named && borrower.trim() !== '' ? borrower.trim() : null;

/** The settings key of the report options. */
export const choicesKey = 'report/choices';

export const maxNameLength = 80;

/** The default options. The paper size follows the property's market. */
export const standardChoices = (country: MarketCountry): ReportChoices => ({
  edition: 'full',
  pageSize: country === 'US' ? 'letter' : 'a4',
  letterhead: { name: '', logo: null },
  photos: false,
  lender: noLenderDetails,
});

/** The data that the user agreed to include in a report, beyond the deal itself. */
export const agreedOf = ({ edition, lender }: Pick<ReportChoices, 'edition' | 'lender'>): { readonly holdings: boolean } => ({
  holdings: edition === 'lender' && lender.holdings,
});

type PaperKey = 'pageSize' | 'americanPageSize';

/** The key of the paper size, which is stored separately for Europe and the US. */
const paperKeyOf = (country: MarketCountry): PaperKey => (country === 'US' ? 'americanPageSize' : 'pageSize');

/** The options in stored form, merged over those already stored. */
export const storedChoices = (before: unknown, { pageSize, ...choices }: ReportChoices, country: MarketCountry): object => ({
  ...(typeof before === 'object' ? before : {}),
  ...choices,
  [paperKeyOf(country)]: pageSize,
});

/** The stored options; anything missing or unreadable gets its default. */
export function readChoices(stored: unknown, standard: ReportChoices, country: MarketCountry): ReportChoices {
  if (typeof stored !== 'object' || stored === null) return standard;
  const options = stored as Partial<Record<keyof ReportChoices | PaperKey, unknown>>;
  const { edition, letterhead, photos, lender } = options;
  const pageSize = options[paperKeyOf(country)];
  const { name, logo } = (typeof letterhead === 'object' && letterhead !== null ? letterhead : {}) as Partial<
    Record<keyof Letterhead, unknown>
  >;
  return {
    edition: editionIds.find((id) => id === edition) ?? standard.edition,
    pageSize: pageSize === 'a4' || pageSize === 'letter' ? pageSize : standard.pageSize,
    letterhead: { name: typeof name === 'string' ? name.slice(0, maxNameLength) : '', logo: isLogo(logo) ? logo : null },
    photos: photos === true,
    lender: readLender(lender),
  };
}

function readLender(stored: unknown): LenderChoices {
  if (typeof stored !== 'object' || stored === null) return noLenderDetails;
  const { borrower, named, holdings } = stored as Partial<Record<keyof LenderChoices, unknown>>;
  return {
    borrower: typeof borrower === 'string' ? borrower.slice(0, maxNameLength) : '',
    named: named === true,
    holdings: holdings === true,
  };
}
