import { addDays } from '../../../../kernel/calendar.ts';
import { sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Disposal } from '../../../landlordRules.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import { saleGain, taxedGain, taxedUntil } from './privateSale.ts';
import type { GermanySettings } from './settings.ts';
import { byOwner, gainTax, partOf } from './taxReturns.ts';
import type { FiledYear, Filers } from './taxReturns.ts';
import { yearOf, yearWithFigures } from './taxYear.ts';
import { costAtSale, writtenOffIn } from './writeOff.ts';
import type { WriteOff } from './writeOff.ts';

export interface SaleInput {
  readonly hold: TaxedHold<GermanySettings>;
  readonly sale: Disposal;
  readonly writeOff: WriteOff;
  readonly filers: readonly Filers[];
  /** Each tax return for the year of sale, calculated without the sale. */
  readonly lastYears: readonly FiledYear[];
}

export interface TaxedSale {
  readonly tax: Minor;
  readonly notes: readonly string[];
}

/**
 * The tax on a sale in cents: zero after ten years; before that, the gain is taxed at the personal rate on top of the year's income. The
 * exemption limit applies to each owner.
 */
export function taxSale({ hold, sale, writeOff, filers, lastYears }: SaleInput): TaxedSale {
  const until = taxedUntil(hold.boughtOn);
  if (sale.on > until)
    return { tax: zeroMoney, notes: ['Sold more than ten years after purchase, so the gain is exempt from income tax.', tradeNote] };
  const { proceeds, sellingCosts, baseCost } = sale;
  const depreciation = writtenOffIn(hold.years.length, writeOff);
  const gain = saleGain({ proceeds, sellingCosts, cost: costAtSale(baseCost, writeOff), depreciation });
  const year = yearOf(sale.on);
  const taxed = byOwner(gain, hold.owners).map((part) => taxedGain(part, year));
  const taxes = filers.map((each, at) =>
    gainTax(each, yearWithFigures(year), { income: (lastYears[at] as FiledYear).income, gain: partOf(taxed, each) }),
  );
  return {
    tax: sumMoney(taxes),
    notes: [`${gainNote(gain, taxed)} A sale contract from ${addDays(until, 1)} is tax-free.`, tradeNote],
  };
}

function gainNote(gain: Minor, taxed: readonly Minor[]): string {
  if (gain < 0)
    return 'The sale makes a loss within ten years of purchase. The loss only offsets gains on other private sales and isn’t included.';
  if (taxed.every((part) => part <= 0)) return 'Each owner’s gain is below the tax-free €1,000 a year.';
  return 'Sold within ten years of purchase, so the gain is taxed at the personal rate and depreciation is added back.';
}

const tradeNote = 'Selling more than three properties within five years can count as a trade with trade tax.';
