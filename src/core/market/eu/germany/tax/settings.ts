import type { Rate } from '../../../../kernel/rate.ts';

/** The building's completion period, which sets its depreciation rate (§ 7 (4) EStG). */
export type BuildingClass = 'before-1925' | 'from-1925-to-2022' | 'from-2023';

/** German income tax settings of a let property's owners that are not in the deal or in their other income. */
export interface GermanySettings {
  /** One tax return for a couple (Zusammenveranlagung) halves the income for the tariff and doubles the tax. */
  readonly assessment: 'single' | 'joint';
  readonly building: BuildingClass;
  /** Declining balance (§ 7 (5a) EStG) is only for a new building bought by the end of the year in which it was completed. */
  readonly depreciation: 'straight-line' | 'declining-balance';
  /** Whether the refurbishment is certified for a listed building (§ 7i EStG). */
  readonly listedWorks: boolean;
  /** The land share of price and purchase costs, which is not depreciated. */
  readonly landShare: Rate;
}
