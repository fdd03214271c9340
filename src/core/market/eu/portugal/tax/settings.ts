import type { Rate } from '../../../../kernel/rate.ts';

/** Settings of Portuguese tax on rent and gains, apart from the deal. */
export interface PortugalSettings {
  /** The flat rate (taxa autónoma), the 10 % on moderate rents, or the general scale (englobamento). */
  readonly regime: 'flat' | 'moderate-rent' | 'scale';
  /** Length of the lease, which lowers the flat rate. */
  readonly lease: 'under-5' | '5-to-10' | '10-to-20' | '20-or-more';
  /** The rent is at most half above the limit of the Portaria for the town and size, as longer leases ask. */
  readonly withinLimits: boolean;
  /** Highest rate of the owners' general scale; null until they give it. Of gains and of rent on the scale. */
  readonly marginalRate: Rate | null;
  /** Of the year of purchase, by the Portaria of the year of the sale; one until it is known. */
  readonly devaluation: number;
}
