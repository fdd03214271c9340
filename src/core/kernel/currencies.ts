/** Facts about one currency. */
interface CurrencyFacts {
  readonly sign: string;
  /** In a sentence: "pounds". */
  readonly name: string;
  /** Its symbol or code as people type it, in lower case. */
  readonly mark: RegExp;
  /** The approximate number of units per euro, for ranges and rules of thumb, never for a conversion. */
  readonly unitsForEuro: number;
}

/** Currencies the app recognises, by ISO 4217 code. No market uses kroner yet, but a price or a typed amount in kroner is recognised. */
export const currencyFacts = {
  GBP: { sign: '£', name: 'pounds', mark: /£|(?<![a-z])gbp(?![a-z])/i, unitsForEuro: 1 },
  EUR: { sign: '€', name: 'euros', mark: /€|(?<![a-z])euros?(?![a-z])|(?<![a-z])eur(?![a-z])/i, unitsForEuro: 1 },
  USD: { sign: '$', name: 'dollars', mark: /\$|(?<![a-z])usd(?![a-z])/i, unitsForEuro: 1 },
  PLN: { sign: 'zł', name: 'zlotys', mark: /(?<![a-z])(?:z[łl]|pln)(?![a-z])/i, unitsForEuro: 4 },
  DKK: { sign: 'kr', name: 'kroner', mark: /(?<![a-z])(?:kr|dkk)(?![a-z])/i, unitsForEuro: 7.5 },
} as const satisfies Readonly<Record<string, CurrencyFacts>>;

export type Currency = keyof typeof currencyFacts;

export const currencies = Object.keys(currencyFacts) as readonly Currency[];

const each = <Fact extends keyof CurrencyFacts>(fact: Fact) =>
  Object.fromEntries(currencies.map((code) => [code, currencyFacts[code][fact]])) as Readonly<Record<Currency, CurrencyFacts[Fact]>>;

export const currencySigns = each('sign');
export const currencyNames = each('name');
