import { addMonths } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { minor, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Disposal } from '../../../landlordRules.ts';

const monthsTaxed = 60;

/** Whether a sale is within five years of the purchase. */
export const isTaxedSale = (boughtOn: IsoDate, soldOn: IsoDate): boolean => soldOn <= addMonths(boughtOn, monthsTaxed);

/** Proceeds less price, purchase costs and refurbishment, in cents; selling costs are not deductible. A loss is negative. */
export const saleGain = ({ proceeds, baseCost }: Pick<Disposal, 'proceeds' | 'baseCost'>): Minor => minor(proceeds - baseCost);

/** The substitute tax on a gain within five years, in cents; 0 otherwise. */
export const gainTax = (disposal: Disposal, boughtOn: IsoDate): Minor =>
  isTaxedSale(boughtOn, disposal.on) ? shareOf(minor(Math.max(zeroMoney, saleGain(disposal))), percent(26)) : zeroMoney;
