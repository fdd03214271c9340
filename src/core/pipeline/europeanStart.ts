import type { KnownHome, StartingValues } from '../deal/strategies/startingValues.ts';
import type { Fallback, StrategyId } from '../deal/strategies/strategyInput.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { ratio, zeroRate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import { europeanPurchase } from '../market/eu/europeanRules.ts';
import { europeanStartingValues } from '../market/eu/inputs/europeanStartingValues.ts';
import type { EuCountry } from '../market/eu/registry/countries.ts';
import { europeanInputs } from '../market/eu/registry/inputs.ts';
import { currencyOfMarket, type MarketId } from '../market/markets.ts';

interface Where {
  readonly market: MarketId;
  readonly country: EuCountry;
  readonly today: IsoDate;
}

/**
 * Starting values of a European deal's inputs on top of its country's defaults: rules of thumb, values derived from the property, and the
 * usual fees of notary, registry and agent.
 */
export function europeanStart(strategy: StrategyId, home: KnownHome, { market, country, today }: Where): StartingValues {
  const fees = home.price === null ? null : usualFees(home.price, market, today);
  return {
    ...europeanStartingValues(strategy, home, currencyOfMarket(market)),
    ...(fees === null ? {} : { closingCosts: fees }),
    ...europeanInputs[country]?.defaults.ofHome?.(home),
  };
}

/** The usual fees of notary, registry and agent; null if the purchase tax cannot be computed. */
function usualFees(price: NonNullable<KnownHome['price']>, market: MarketId, today: IsoDate): Fallback<Rate> | null {
  const taxed = europeanPurchase(market, { price, buyer: 'additional', contractDate: today, completionDate: today });
  if (!taxed.ok) return null;
  const { fees, lines } = taxed.value;
  const named = lines.filter(({ kind }) => kind === 'notary' || kind === 'register' || kind === 'agent');
  const [first] = named;
  if (first === undefined) return null;
  return {
    value: ratio(fees, price) ?? zeroRate,
    source: {
      title: `${named.map(({ title }) => title).join('; ')}: typical at this price, not a quote`,
      url: first.rule.url,
      publishedOn: null,
      checkedOn: first.rule.checkedOn,
      confirmed: false,
    },
  };
}
