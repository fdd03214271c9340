import type { Rate } from '../../../../kernel/rate.ts';

/** Settings for Portuguese tax on rent and gains that are not part of the deal. */
export interface PortugalSettings {
  /** The flat rate (taxa autónoma), the 10% rate on moderate rents, or the general scale (englobamento). */
  readonly regime: 'flat' | 'moderate-rent' | 'scale';
  /** Length of the lease, which lowers the flat rate. */
  readonly lease: 'under-5' | '5-to-10' | '10-to-20' | '20-or-more';
  /** Whether the rent is at most 150% of the Portaria's limit for the town and size, which the lower rates for longer leases require. */
  readonly withinLimits: boolean;
  /** The owners' highest rate on the general scale, for gains and for rent on the scale; null until entered. */
  readonly marginalRate: Rate | null;
  /** The coefficient for the purchase year, from the Portaria of the sale year; 1 until it is known. */
  readonly devaluation: number;
}
