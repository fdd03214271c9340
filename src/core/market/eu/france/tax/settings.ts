import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** How a letting is taxed: bare with a flat allowance or by its costs, furnished with a flat allowance or by its costs and amortisation. */
export type FrenchRegime = 'micro-foncier' | 'reel-foncier' | 'micro-bic' | 'lmnp-reel';

/** Settings of French tax on letting, apart from the deal. Money in cents. */
export interface FranceSettings {
  readonly regime: FrenchRegime;
  /** A couple files one return with two parts; every other owner files alone. */
  readonly household: 'single' | 'couple';
  /** Taxable income of the spouse a year, if one of a couple owns the home. */
  readonly spouseIncome: Minor;
  /** Other bare rents of the household a year: they count for the limit of micro-foncier. */
  readonly otherBareRents: Minor;
  /** Whether a home for guests is classified (meublé de tourisme classé). */
  readonly classified: boolean;
  /** The part of the price that is land, which is not amortised. */
  readonly landShare: Rate;
  readonly buildingYears: number;
  readonly furnitureYears: number;
  /** Repairs and improvements come off the rent at once; building and enlarging are part of the cost of the home. */
  readonly worksAre: 'repairs' | 'construction';
}
