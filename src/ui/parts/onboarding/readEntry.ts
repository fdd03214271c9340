import { marketOfCountry } from '../../../core/market/markets.ts';
import { buyToLetEntry } from '../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { strategyInput } from '../../../core/deal/strategies/strategyCatalogue.ts';
import { isAllowedInput } from '../../../core/deal/strategies/inputValue.ts';
import { ownInputs } from '../../../core/deal/strategies/ownInputs.ts';
import { formatNumber } from '../../../core/kernel/formatMoneyAndRates.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import { listingCurrency } from '../../../core/deal/listingCurrency.ts';
import { inputFormatOf } from '../inputs/inputFormat.ts';
import { familyOfCurrency } from '../country/countryFamily.ts';
import type { ManualEntry } from '../../../core/deal/manual/manualEntry.ts';
import { parseAmount } from '../../../core/deal/parseAmount.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { fromMajor, toMajor, type Minor } from '../../../core/kernel/money.ts';
import { err, ok, type Result } from '../../../core/kernel/result.ts';

/** The manual deal form's field texts. */
export interface EntryTexts {
  readonly address: string;
  readonly price: string;
  readonly rent: string;
  readonly bedrooms: string;
  readonly type: string;
}

/** Error messages by field. */
export type EntryErrors = { readonly [Name in keyof EntryTexts]?: string };

/** Initial form texts: empty, or a sample's numbers without its address. */
export function entryTexts(from: Deal | null): EntryTexts {
  if (from === null) return { address: '', price: '', rent: '', bedrooms: '', type: '' };
  const { facts } = from;
  const own = ownInputs(from, 'buy-to-let');
  return {
    address: '',
    price: amountText(from, own.purchasePrice ?? facts.askingPrice?.amount ?? null),
    rent: amountText(from, own.monthlyRent ?? null),
    bedrooms: facts.bedrooms === null ? '' : String(facts.bedrooms),
    type: facts.propertyType ?? '',
  };
}

/** Form texts from an earlier visit; empty when missing or unreadable. */
export function storedTexts(words: string): EntryTexts {
  const empty = entryTexts(null);
  try {
    const known = Object.entries(JSON.parse(words) as object).filter(([name, text]) => name in empty && typeof text === 'string');
    return { ...empty, ...(Object.fromEntries(known) as Partial<EntryTexts>) };
  } catch {
    return empty;
  }
}

/** The amount as text. In Europe without thousands commas, which the form would read as decimal commas. */
function amountText(deal: Deal, amount: Minor | null): string {
  if (amount === null) return '';
  return familyOfCurrency(listingCurrency(deal)) === 'european' ? String(toMajor(amount)) : formatNumber(toMajor(amount));
}

/** The entry in a country's currency, or errors by field. */
export function readEntry(texts: EntryTexts, country: MarketCountry): Result<ManualEntry, EntryErrors> {
  const price = readMoney(texts.price, { key: 'purchasePrice', country });
  const rent = texts.rent.trim() === '' ? ok(null) : readMoney(texts.rent, { key: 'monthlyRent', country });
  const bedrooms = readBedrooms(texts.bedrooms);
  if (!price.ok || !rent.ok || !bedrooms.ok) {
    return err({
      ...(price.ok ? {} : { price: price.error }),
      ...(rent.ok ? {} : { rent: rent.error }),
      ...(bedrooms.ok ? {} : { bedrooms: bedrooms.error }),
    });
  }
  const propertyType = texts.type.trim().slice(0, 60) || null;
  return ok({ address: texts.address, price: price.value, rent: rent.value, bedrooms: bedrooms.value, propertyType });
}

interface AskedAmount {
  readonly key: 'purchasePrice' | 'monthlyRent';
  readonly country: MarketCountry;
}

function readMoney(text: string, { key, country }: AskedAmount): Result<Minor, string> {
  const market = marketOfCountry(country);
  const read = parseAmount(text, inputFormatOf(country));
  if (!read.ok) return read;
  if (read.value.isPercent) return err('Enter an amount, not a percentage');
  const weekly = read.value.period === 'week' ? 52 / 12 : read.value.period === 'year' ? 1 / 12 : 1;
  const amount = fromMajor(read.value.value * (key === 'monthlyRent' ? weekly : 1));
  const row = strategyInput('buy-to-let', key, market) ?? buyToLetEntry(key);
  return isAllowedInput(row, amount) ? ok(amount) : err('That’s outside the range we support');
}

function readBedrooms(text: string): Result<number | null, string> {
  if (text.trim() === '') return ok(null);
  const count = Number(text);
  return Number.isInteger(count) && count >= 0 && count <= 50 ? ok(count) : err('Enter a whole number, 0 for a studio');
}
