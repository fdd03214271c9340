import { currencyFacts } from './currencies.ts';
import { fromMajor } from './money.ts';
import type { Currency, Minor } from './money.ts';

/** Rule-of-thumb amounts, given in euros and scaled to a currency by `unitsForEuro`. Never use them to convert real amounts. */
export interface RuleOfThumbAmounts {
  readonly currency: Currency;
  /** An amount of about this many euros, in minor units of the currency. */
  readonly about: (euros: number) => Minor;
  /** A range of such amounts, in minor units. */
  readonly range: (low: number, high: number) => readonly [number, number];
  /** A step to round to, in major units. */
  readonly step: (euros: number) => number;
}

/** The rule-of-thumb amounts for a currency: each function takes euros and returns about as much in `currency`. */
export function ruleOfThumbAmounts(currency: Currency): RuleOfThumbAmounts {
  const units = currencyFacts[currency].unitsForEuro;
  return {
    currency,
    about: (euros) => fromMajor(euros * units),
    range: (low, high) => [low * units * 100, high * units * 100],
    step: (euros) => euros * units,
  };
}
