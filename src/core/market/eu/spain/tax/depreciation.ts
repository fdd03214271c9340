import { addMoney, shareOf, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { straightLine } from '../../straightLine.ts';

/** Of the building, a year. */
export const buildingRate = percent(3);
const furnitureRate = percent(10);

/** What a home cost: price with taxes and fees of buying, and works, which are building alone. */
export interface HomeCost {
  readonly price: Minor;
  readonly buyingCosts: Minor;
  readonly works: Minor;
  readonly buildingShare: Rate;
}

/** A year's depreciation of the building, 1 the first. By cost: a higher cadastral value of the building would stand in its place. */
export const buildingDepreciation = ({ price, buyingCosts, works, buildingShare }: HomeCost, year: number): Minor =>
  straightLine(addMoney(shareOf(addMoney(price, buyingCosts), buildingShare), works), buildingRate, year);

export const furnitureDepreciation = (cost: Minor, year: number): Minor => straightLine(cost, furnitureRate, year);

/** Depreciation of the building over a hold: what comes off its cost at the sale, whether it was deducted or not. */
export const leastDepreciation = (cost: HomeCost, years: number): Minor =>
  sumMoney(Array.from({ length: years }, (_, at) => buildingDepreciation(cost, at + 1)));
