import type { GrowthRates } from '../../../core/portfolio/growthRates.ts';

export const growthNames = ['value', 'rent', 'cost', 'stress'] as const satisfies readonly (keyof GrowthRates)[];
export type GrowthName = (typeof growthNames)[number];

export const growthLabels: Readonly<Record<GrowthName, string>> = {
  value: 'Price growth',
  rent: 'Rent growth',
  cost: 'Cost growth',
  stress: 'Lender stress rate',
};
