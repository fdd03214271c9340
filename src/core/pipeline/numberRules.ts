import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { TaxInputs } from '../deal/tax/taxInputs.ts';
import type { NumberRules } from '../engine/numbers/measureNumbers.ts';
import { personalTaxTable } from '../engine/numbers/personalTaxTable.ts';
import type { PersonalTaxTable } from '../engine/numbers/personalTaxTable.ts';
import { transferTaxTable } from '../engine/numbers/transferTaxTable.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { MarketId } from '../market/markets.ts';
import { capitalGainsFigures } from '../market/uk/landlord/capitalGainsTax.ts';
import { incomeTaxYear } from '../market/uk/landlord/incomeTaxYears.ts';
import type { IncomeTaxYear } from '../market/uk/landlord/incomeTaxYears.ts';
import { rulesOf } from '../market/registry.ts';
import { lastDayOfMonths } from './ownedHold.ts';

/** The inputs of a deal's compiled rules. */
export interface NumberRulesRequest {
  readonly market: MarketId;
  /** The buyer, linked purchases and the hold: the sale date selects the tax on the gain. */
  readonly assumptions: Pick<BuyToLetInputs, 'buyer' | 'ukResident' | 'linkedConsideration' | 'holdYears'>;
  /** The owner's inputs; null leaves every figure before tax. */
  readonly tax: Pick<TaxInputs, 'residence' | 'otherIncome'> | null;
  readonly today: IsoDate;
}

/**
 * A deal's rules for the numeric engine: the transfer tax where the property is, and a sole owner's taxes where the owner is resident.
 * Taxes are dated year by year as in `afterTax`. Other dividends, loan fees and a partner are left to `afterTax`.
 */
export function numberRulesOf({ market, assumptions, tax, today }: NumberRulesRequest): NumberRules {
  const transferTax = transferTaxTable(rulesOf(market), assumptions, today);
  return { transferTax, personalTax: tax === null ? null : ownersTaxTable(tax, assumptions.holdYears, today) };
}

function ownersTaxTable(
  { residence, otherIncome }: NonNullable<NumberRulesRequest['tax']>,
  held: number,
  today: IsoDate,
): PersonalTaxTable {
  const years = Array.from({ length: projectedYears }, (_, at) => incomeTaxYear(residence, lastDayOfMonths(today, 12 * (at + 1))));
  // A table's last year repeats, so years after the last change of law need not be compiled.
  const lastChange = years.findLastIndex((year, at) => lawsOf(year) !== lawsOf(years[at - 1]));
  return personalTaxTable(otherIncome, years.slice(0, lastChange + 1), capitalGainsFigures(lastDayOfMonths(today, 12 * held)));
}

const lawsOf = (year: IncomeTaxYear | undefined): string | undefined => year?.rules.map(({ id }) => id).join();

/** The longest hold the catalogue accepts. */
const projectedYears = 30;
