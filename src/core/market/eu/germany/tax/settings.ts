import type { Rate } from '../../../../kernel/rate.ts';

/** When a building was completed, by the periods of the depreciation rates (§ 7 (4) EStG). */
export type BuildingClass = 'before-1925' | 'from-1925-to-2022' | 'from-2023';

/** German income tax settings of a let property's owners, apart from the deal and their other income. */
export interface GermanySettings {
  /** One tax return for a couple (Zusammenveranlagung) halves the income for the tariff and doubles the tax. */
  readonly assessment: 'single' | 'joint';
  readonly building: BuildingClass;
  /** Declining balance (§ 7 (5a) EStG) only for a new building bought by the end of the year it was completed. */
  readonly depreciation: 'straight-line' | 'declining-balance';
  /** Whether the works are certified for a listed building (§ 7i EStG). */
  readonly listedWorks: boolean;
  /** The part of price and buying costs that is land, which is not written off. */
  readonly landShare: Rate;
}
