import { isoDate } from '../../kernel/calendar.ts';
import { shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { checkedOn } from './usRule.ts';
import type { UsRule } from './usRule.ts';

/** A year's property tax in cents on a home of a value, at the state's effective rate: counties and school districts differ widely. */
export const annualPropertyTax = (state: UsState, value: Minor): Minor => shareOf(value, propertyTaxRate(state));

/** Tax paid a year over market value, across the state. */
export const propertyTaxRate = (state: UsState): Rate => percent(effectivePercent[state]);

export const propertyTaxRule: UsRule = {
  id: 'us-property-tax-2026',
  title: 'Effective property tax by state, 2026 (compiled by a third party)',
  url: 'https://state-taxes.pages.dev',
  inForceFrom: isoDate('2026-01-01'),
  checkedOn,
  certainty: 'confirmed',
};

const effectivePercent = {
  AL: 0.39,
  AK: 1.04,
  AZ: 0.55,
  AR: 0.57,
  CA: 0.71,
  CO: 0.49,
  CT: 1.96,
  DC: 0.57,
  DE: 0.53,
  FL: 0.8,
  GA: 0.83,
  HI: 0.27,
  IA: 1.52,
  ID: 0.55,
  IL: 2.07,
  IN: 0.79,
  KS: 1.33,
  KY: 0.8,
  LA: 0.53,
  MA: 1.15,
  MD: 1.01,
  ME: 1.24,
  MI: 1.38,
  MN: 1.05,
  MO: 0.88,
  MS: 0.63,
  MT: 0.74,
  NC: 0.73,
  ND: 0.94,
  NE: 1.61,
  NH: 1.86,
  NJ: 2.23,
  NM: 0.67,
  NV: 0.48,
  NY: 1.62,
  OH: 1.53,
  OK: 0.85,
  OR: 0.87,
  PA: 1.49,
  RI: 1.4,
  SC: 0.53,
  SD: 1.14,
  TN: 0.56,
  TX: 1.6,
  UT: 0.52,
  VA: 0.8,
  VT: 1.86,
  WA: 0.87,
  WI: 1.61,
  WV: 0.54,
  WY: 0.55,
} as const satisfies Readonly<Record<string, number>>;

/** The fifty states and the District of Columbia by their postal letters. */
export type UsState = keyof typeof effectivePercent;

export const usStates = Object.keys(effectivePercent) as readonly UsState[];
