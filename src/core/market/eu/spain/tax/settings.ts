import type { Rate } from '../../../../kernel/rate.ts';

/** Spanish rent and gains tax settings that the deal does not contain. */
export interface SpainSettings {
  /** Where the owners are resident for tax. */
  readonly residence: 'resident' | 'eu-eea' | 'elsewhere';
  /** The owners' highest rate on the general scale, state and region combined; null until entered. For residents only. */
  readonly marginalRate: Rate | null;
  /** The building share of price and purchase costs; only this is depreciated. */
  readonly buildingShare: Rate;
  /** Whether the tenants live there permanently or for a season. */
  readonly use: 'permanent' | 'season';
  /** Whether the buyer takes over a lease signed before the Housing Law. */
  readonly leaseBefore26May2023: boolean;
  /** Whether the property is in a declared stressed housing market (zona tensionada). */
  readonly tenseZone: boolean;
  /** How far the starting rent is below the previous lease's last rent. */
  readonly rentCut: Rate;
  /** Whether the property is being let for the first time. */
  readonly firstLetting: boolean;
  /** Whether the property is let to a public body or a charity for social housing, or in an affordable housing programme. */
  readonly publicTenant: boolean;
  /** The tenant's age in years; null if unknown. */
  readonly tenantAge: number | null;
  /** Years from the end of a major renovation (rehabilitación) to the lease; null if there was none. */
  readonly yearsSinceRehabilitation: number | null;
}
