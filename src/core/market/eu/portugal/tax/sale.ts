import { addMonths } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { minor, shareOf, timesMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';

export interface PortugueseSale {
  readonly proceeds: Minor;
  readonly price: Minor;
  /** The factor by which the price is indexed; 1 if it is not. */
  readonly coefficient: number;
  /** Purchase and selling costs, and refurbishment. */
  readonly costs: Minor;
}

const monthsBefore = 24;

/** Whether a property was owned long enough for its price to be indexed: more than 24 months, whatever the year of purchase. */
export const isRaised = (boughtOn: IsoDate, soldOn: IsoDate): boolean => soldOn > addMonths(boughtOn, monthsBefore);

/** Proceeds less the indexed price and costs, in cents; a loss is negative. */
export const saleGain = ({ proceeds, price, coefficient, costs }: PortugueseSale): Minor =>
  minor(proceeds - timesMoney(price, coefficient) - costs);

/** The taxed half of a gain, in cents; 0 for a loss. */
export const taxedGain = (gain: Minor): Minor => (gain > 0 ? shareOf(gain, percent(50)) : zeroMoney);
