import type { Deal } from '../deal/deal.ts';
import { formatMoney } from '../kernel/formatMoneyAndRates.ts';
import { ownershipOf } from '../deal/ownership.ts';
import type { Profile } from '../deal/profile.ts';
import { ownersTaxEntries } from '../deal/tax/ownersTax.ts';
import { formatTaxInput } from '../deal/tax/resolveTaxInputs.ts';
import { taxInputCatalogue } from '../deal/tax/taxInputCatalogue.ts';
import { minor } from '../kernel/money.ts';
import { currencyOfCountry, type MarketCountry } from '../market/markets.ts';

/** The warning that an after-tax verdict uses an example income; null if the user entered an income. */
export function exampleIncomeWarning({ deal, profile, country }: IncomeAsked): string | null {
  if (ownershipOf({ deal, profile }).basis !== 'after-tax') return null;
  const typed = country === 'GB' ? profile.tax?.otherIncome : profile.abroad?.[country]?.tax?.['otherIncome'];
  return typed === undefined
    ? `After tax, assuming other income of ${exampleIncome(country)} (our example). Add yours in the profile, under Tax.`
    : null;
}

interface IncomeAsked {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly country: MarketCountry;
}

function exampleIncome(country: MarketCountry): string {
  if (country !== 'GB') {
    const example = ownersTaxEntries(country).find(({ key }) => key === 'otherIncome')?.fallback?.value;
    return typeof example === 'number' ? `${formatMoney(minor(example), currencyOfCountry(country))} a year` : '';
  }
  const { fallback } = taxInputCatalogue.otherIncome;
  return fallback === null ? '' : formatTaxInput('otherIncome', fallback);
}
