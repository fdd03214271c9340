import { addMonths, isoDate } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { gainSurtax } from './gainSurtax.ts';
import { holdingRelief } from './holdingRelief.ts';
import type { HoldingRelief } from './holdingRelief.ts';
import { socialRate } from './socialCharges.ts';

const flat = { fees: percent(7.5), works: percent(15), worksAfterYears: 5 };
const incomeTaxRate = percent(19);
const addedBackFrom = isoDate('2025-02-15');

/** A home bought and sold. Money in cents. */
export interface SoldHome {
  readonly boughtOn: IsoDate;
  readonly soldOn: IsoDate;
  /** Sale price less selling costs. */
  readonly proceeds: Minor;
  readonly price: Minor;
  readonly buyingCosts: Minor;
  /** Refurbishment not deducted from rent. */
  readonly works: Minor;
  /** Depreciation deducted from furnished rents. */
  readonly amortised: Minor;
}

export interface PrivateGain {
  /** Deductible fees: the actual amount, or 7.5% of the price if higher. */
  readonly fees: Minor;
  /** Deductible refurbishment: the actual amount or, after five years, 15% of the price if higher. */
  readonly works: Minor;
  /** The gain; a negative amount is a loss, which doesn't reduce any tax. */
  readonly gain: Minor;
}

/** The gain on a private sale, in cents: proceeds less price, fees and refurbishment. Depreciation that reduces the price is added back. */
export function privateGain(home: SoldHome): PrivateGain {
  const fees = minor(Math.max(home.buyingCosts, shareOf(home.price, flat.fees)));
  const isLongHeld = home.soldOn > addMonths(home.boughtOn, 12 * flat.worksAfterYears);
  const works = isLongHeld ? minor(Math.max(home.works, shareOf(home.price, flat.works))) : home.works;
  return { fees, works, gain: subtractMoney(grossGain(home), sumMoney([fees, works])) };
}

/** Proceeds less the price, before fees and refurbishment, in cents. Depreciation reduces the price for sales from 15 February 2025. */
export const grossGain = ({ proceeds, price, amortised, soldOn }: Omit<SoldHome, 'boughtOn' | 'buyingCosts' | 'works'>): Minor =>
  minor(proceeds - price + (soldOn >= addedBackFrom ? amortised : zeroMoney));

export interface GainTax {
  readonly relief: HoldingRelief;
  readonly taxed: { readonly incomeTax: Minor; readonly social: Minor };
  readonly incomeTax: Minor;
  readonly social: Minor;
  readonly surtax: Minor;
  readonly total: Minor;
}

/** The tax on one person's gain after a number of full years of ownership, in cents. */
export function gainTax(gain: Minor, years: number, soldIn: number): GainTax {
  const relief = holdingRelief(years);
  const positive = minor(Math.max(0, gain));
  const taxed = {
    incomeTax: subtractMoney(positive, shareOf(positive, relief.incomeTax)),
    social: subtractMoney(positive, shareOf(positive, relief.social)),
  };
  const incomeTax = shareOf(taxed.incomeTax, incomeTaxRate);
  const social = shareOf(taxed.social, socialRate('gain', soldIn));
  const surtax = gainSurtax(taxed.incomeTax);
  return { relief, taxed, incomeTax, social, surtax, total: sumMoney([incomeTax, social, surtax]) };
}
