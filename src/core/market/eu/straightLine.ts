import { minor, shareOf, subtractMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';

/**
 * Straight-line depreciation in a year (from 1), in minor units: the same share of cost every year until it is used up. The yearly amounts
 * sum to the cost.
 */
export const straightLine = (cost: Minor, yearly: Rate, year: number): Minor =>
  subtractMoney(writtenOffBy(cost, yearly, year), writtenOffBy(cost, yearly, year - 1));

const writtenOffBy = (cost: Minor, yearly: Rate, years: number): Minor => minor(Math.min(cost, shareOf(cost, rate(yearly * years))));
