import { fromMajor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { PortugalSettings } from './settings.ts';

const flatRates: Readonly<Record<PortugalSettings['lease'], Rate>> = {
  'under-5': percent(25),
  '5-to-10': percent(15),
  '10-to-20': percent(10),
  '20-or-more': percent(5),
};

const moderateYearlyRent = fromMajor(2_300 * 12);
const lastModerateYear = 2029;

/** Whether a year's rent in cents is low enough for the rate for moderate rents. */
export const isModerate = (yearlyRent: Minor, year: number): boolean => yearlyRent <= moderateYearlyRent && year <= lastModerateYear;

/** The flat rate on a lease's rent; the lower rates for longer leases need a rent within the limits. */
export const flatRate = ({ lease, withinLimits }: Pick<PortugalSettings, 'lease' | 'withinLimits'>): Rate =>
  flatRates[withinLimits ? lease : 'under-5'];

/**
 * The rate on a year's net rent. On the progressive scale it is the rate that the owners entered; a missing rate has already been refused.
 */
export function rentRate(settings: Omit<PortugalSettings, 'devaluation'>, yearlyRent: Minor, year: number): Rate {
  if (settings.regime === 'scale') return settings.marginalRate ?? zeroRate;
  const flat = flatRate(settings);
  if (settings.regime === 'flat' || !isModerate(yearlyRent, year)) return flat;
  return flat < percent(10) ? flat : percent(10);
}
