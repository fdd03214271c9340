import { addMoney, shareOf, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { straightLine } from '../../straightLine.ts';

/** Yearly rate on the building's cost. */
export const buildingRate = percent(3);
const furnitureRate = percent(10);

/** A property's cost: price with purchase taxes and fees, and refurbishment, which counts as building only. */
export interface HomeCost {
  readonly price: Minor;
  readonly buyingCosts: Minor;
  readonly works: Minor;
  readonly buildingShare: Rate;
}

/**
 * The building's depreciation in a year (1 is the first), in cents, based on its cost. The law uses the building's cadastral value if that
 * is higher, which is not modelled.
 */
export const buildingDepreciation = ({ price, buyingCosts, works, buildingShare }: HomeCost, year: number): Minor =>
  straightLine(addMoney(shareOf(addMoney(price, buyingCosts), buildingShare), works), buildingRate, year);

/** The depreciation of furniture in a year, in cents. */
export const furnitureDepreciation = (cost: Minor, year: number): Minor => straightLine(cost, furnitureRate, year);

/** The building's depreciation over a holding period, in cents, which reduces its cost at the sale even if it was not deducted. */
export const leastDepreciation = (cost: HomeCost, years: number): Minor =>
  sumMoney(Array.from({ length: years }, (_, at) => buildingDepreciation(cost, at + 1)));
