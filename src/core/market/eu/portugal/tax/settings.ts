import type { Rate } from '../../../../kernel/rate.ts';

/** Portuguese rent and gains tax settings, in addition to the deal. */
export interface PortugalSettings {
  /** The flat rate (taxa autónoma), the 10% on moderate rents, or the general scale (englobamento). */
  readonly regime: 'flat' | 'moderate-rent' | 'scale';
  /** Length of the lease, which lowers the flat rate. */
  readonly lease: 'under-5' | '5-to-10' | '10-to-20' | '20-or-more';
  /** Whether the rent is no more than half above the Portaria's limit for the town and size, as longer leases require. */
  readonly withinLimits: boolean;
  /** The owners' highest rate on the general scale, for gains and for rent on the scale; null until entered. */
  readonly marginalRate: Rate | null;
  /** The coefficient for the purchase year, from the Portaria of the sale year; one until it is known. */
  readonly devaluation: number;
}
