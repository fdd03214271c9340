import type { Rate } from '../../../../kernel/rate.ts';

/** Settings of Spanish tax on rent and gains, apart from the deal. */
export interface SpainSettings {
  /** Where the owners are resident for tax. */
  readonly residence: 'resident' | 'eu-eea' | 'elsewhere';
  /** Highest rate of the owners' general scale, state and region together; null until they give it. Of residents alone. */
  readonly marginalRate: Rate | null;
  /** The part of price and buying costs that is building, which alone is written off. */
  readonly buildingShare: Rate;
  /** Whether the tenants live there permanently or for a season. */
  readonly use: 'permanent' | 'season';
  /** A lease from before the Housing Law that comes with the home. */
  readonly leaseBefore26May2023: boolean;
  /** In a declared tense housing market (zona tensionada). */
  readonly tenseZone: boolean;
  /** How far the lease begins below the last rent of the lease before. */
  readonly rentCut: Rate;
  /** Never let before. */
  readonly firstLetting: boolean;
  /** Let to a public body or a charity for social housing, or in an affordable housing programme. */
  readonly publicTenant: boolean;
  /** Null if unknown. */
  readonly tenantAge: number | null;
  /** From the end of a rehabilitation to the lease; null without such works. */
  readonly yearsSinceRehabilitation: number | null;
}
