import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** The tax regime: a flat allowance or actual costs deducted, each for unfurnished or furnished letting. LMNP réel adds depreciation. */
export type FrenchRegime = 'micro-foncier' | 'reel-foncier' | 'micro-bic' | 'lmnp-reel';

/** French letting tax settings that the deal does not contain. Money in cents. */
export interface FranceSettings {
  readonly regime: FrenchRegime;
  /** A couple files one return with two parts; every other owner files alone. */
  readonly household: 'single' | 'couple';
  /** The spouse's yearly taxable income, if only one of a couple owns the property. */
  readonly spouseIncome: Minor;
  /** The household's other yearly unfurnished rents, which count towards the micro-foncier limit. */
  readonly otherBareRents: Minor;
  /** Whether a holiday let is officially classified (meublé de tourisme classé). */
  readonly classified: boolean;
  /** The part of the price that is land, which is not depreciated. */
  readonly landShare: Rate;
  readonly buildingYears: number;
  readonly furnitureYears: number;
  /** Repairs and improvements are deducted from rent at once; building and extending are added to the property's cost. */
  readonly worksAre: 'repairs' | 'construction';
}
