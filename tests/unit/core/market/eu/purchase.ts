import { addDays, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import type { PurchaseTax, PurchaseTaxInput } from '../../../../../src/core/market/eu/purchaseTaxRules.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import { purchaseTaxRulesOf } from '../../../../../src/core/market/eu/registry/purchaseTaxes.ts';

/** A purchase in major units. By default an individual buys a resale to let, with contract and deed on the same day. */
export interface PlainPurchase extends Partial<Omit<PurchaseTaxInput, 'price' | 'contractDate' | 'completionDate'>> {
  readonly price: number;
  readonly on?: string;
  readonly contract?: string;
}

export const purchase = ({ price, on = '2026-11-20', contract, ...rest }: PlainPurchase): PurchaseTaxInput => ({
  buyer: 'individual',
  use: 'letting',
  region: null,
  newBuild: false,
  ...rest,
  price: fromMajor(price),
  contractDate: isoDate(contract ?? on),
  completionDate: isoDate(on),
});

/** The taxes on a purchase. Throws on a refusal, so a test that expects a refusal calls the rules directly. */
export function taxed(country: EuCountry, given: PlainPurchase): PurchaseTax {
  const result = purchaseTaxRulesOf(country).purchaseTax(purchase(given));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Transfer taxes and duties in major units. */
export const taxOf = (country: EuCountry, given: PlainPurchase): number => toMajor(taxed(country, given).total);

/** One line's amount in major units; undefined if the purchase has no such line. */
export const lineOf = (country: EuCountry, given: PlainPurchase, id: string): number | undefined => {
  const line = taxed(country, given).lines.find((each) => each.id === id);
  return line === undefined ? undefined : toMajor(line.amount);
};

/** Taxes the day before a change and on its first day, with contract and deed on the same day. */
export const aroundDay = (country: EuCountry, day: string, given: PlainPurchase): readonly number[] =>
  [addDays(isoDate(day), -1), isoDate(day)].map((on) => taxOf(country, { ...given, on }));
