import { memoizeByKey } from '../../kernel/memoizeByKey.ts';
import { zeroMoney } from '../../kernel/money.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { countryOfMarket, currencyOfMarket, isEuCountry, regionOfMarket } from '../markets.ts';
import type { MarketId } from '../markets.ts';
import type { MarketRules, TransferTax, TransferTaxInput } from '../rules.ts';
import type { PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal } from './purchaseTaxRules.ts';
import { lettingLaws } from './registry/lettings.ts';
import { purchaseTaxRulesOf } from './registry/purchaseTaxes.ts';

/** The rules of a European market, in the form the engine uses. Created when a property in the market is first used. */
export const europeanRules = memoizeByKey(rulesOfMarket);

const europeanFigures: MarketRules['figures'] = new Set(['breakEvenRatio', 'grossRentMultiplier', 'untaxedProfit']);
const noWarnings: MarketRules['warnings'] = new Set();

function rulesOfMarket(market: MarketId): MarketRules {
  const country = countryOfMarket(market);
  if (!isEuCountry(country)) throw new RangeError(`${market} is not in the European Union`);
  const { version, checkedOn } = purchaseTaxRulesOf(country);
  const law = lettingLaws[country];
  return {
    id: market,
    currency: currencyOfMarket(market),
    figures: europeanFigures,
    warnings: noWarnings,
    version,
    checkedOn,
    transferTax: (input) => transferTaxOf(market, input),
    ...(law === undefined ? {} : { lending: law.lending }),
  };
}

/**
 * Purchase taxes and duties; notary, register and agent fees are a separate input. Throws if our rules for the market do not cover the
 * purchase.
 */
function transferTaxOf(market: MarketId, input: TransferTaxInput): TransferTax {
  const taxed = europeanPurchase(market, input);
  if (!taxed.ok) throw new RangeError(taxed.error.message);
  const { name, total, lines, rules, notes } = taxed.value;
  const counted = lines.filter(({ kind }) => kind === 'transfer-tax' || kind === 'duty');
  return {
    name: named(name),
    total,
    bands: counted.flatMap(({ bands, base, rate, amount }) =>
      bands.length > 0 || rate === null ? bands : [{ from: zeroMoney, to: null, rate, taxed: base, tax: amount }],
    ),
    rules,
    notes,
  };
}

/** "Transfer tax (droits de mutation)"; unchanged if the country's own name is English. */
const named = (name: string): string =>
  name === 'Stamp duty' || name === 'Registration duty'
    ? name
    : `Transfer tax (${name === name.toUpperCase() ? name : lowerFirstOfWords(name)})`;

/** The name with a lower-case first letter, except in German, whose nouns keep their capital letter. */
const lowerFirstOfWords = (name: string): string =>
  name === 'Grunderwerbsteuer' ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** The purchase tax on an existing home bought from its owner, or a refusal with the reason; VAT on new buildings is not modelled. */
export function europeanPurchase(
  market: MarketId,
  { price, buyer, contractDate, completionDate }: Pick<TransferTaxInput, 'price' | 'buyer' | 'contractDate' | 'completionDate'>,
): Result<PurchaseTax, PurchaseTaxRefusal> {
  const country = countryOfMarket(market);
  if (!isEuCountry(country)) return err({ kind: 'not-covered', message: `${market} is not in the European Union.` });
  const asked: PurchaseTaxInput = {
    price,
    buyer: buyer === 'company' ? 'company' : buyer === 'first-time' ? 'first-time' : 'individual',
    use: buyer === 'main-home' || buyer === 'first-time' ? 'own-home' : 'letting',
    region: regionOfMarket(market),
    newBuild: false,
    contractDate,
    completionDate,
  };
  const taxed = purchaseTaxRulesOf(country).purchaseTax(asked);
  return taxed.ok ? ok(taxed.value) : taxed;
}
