import { currencyFacts } from './currencies.ts';
import { fromMajor } from './money.ts';
import type { Currency, Minor } from './money.ts';

export interface Amounts {
  readonly currency: Currency;
  /** An amount of about so many euros. */
  readonly about: (euros: number) => Minor;
  /** A range of them, in minor units. */
  readonly range: (low: number, high: number) => readonly [number, number];
  /** A step to round to, in major units. */
  readonly step: (euros: number) => number;
}

export function amountsIn(currency: Currency): Amounts {
  const units = currencyFacts[currency].unitsForEuro;
  return {
    currency,
    about: (euros) => fromMajor(euros * units),
    range: (low, high) => [low * units * 100, high * units * 100],
    step: (euros) => euros * units,
  };
}
