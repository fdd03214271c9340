import { fromMajor, minor, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';

const mostOf2026 = fromMajor(1_000);
const lastYear = 2027;
const ofProfit = percent(20);

/**
 * Residential Premises Rental Income Relief in cents: a credit of 20% of the letting profit, up to €1,000 times the owner's share;
 * available until 2027.
 */
export const rentalRelief = (profit: Minor, share: Rate, year: number): Minor =>
  year > lastYear ? zeroMoney : minor(Math.min(shareOf(mostOf2026, share), Math.max(0, shareOf(profit, ofProfit))));

/** Whether a sale claws the relief back: within four years of the first year claimed. */
export const isClawedBack = (firstClaim: number, soldIn: number): boolean => soldIn - firstClaim <= 4;
