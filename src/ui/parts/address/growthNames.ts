import type { GrowthRates } from '../../../core/portfolio/growthOf.ts';

export const growthNames = ['value', 'rent', 'cost', 'stress'] as const satisfies readonly (keyof GrowthRates)[];
export type GrowthName = (typeof growthNames)[number];

export const growthWords: Readonly<Record<GrowthName, string>> = {
  value: 'Prices grow',
  rent: 'Rents grow',
  cost: 'Costs grow',
  stress: 'Lenders test at',
};
