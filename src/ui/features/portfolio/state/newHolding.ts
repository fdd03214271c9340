import { marketOfCountry } from '../../../../core/market/markets.ts';
import { strategyInput } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { defaultOf } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { holdingSchemaVersion, type Holding } from '../../../../core/deal/holding/holding.ts';
import { dayOf, type Instant } from '../../../../core/kernel/calendar.ts';
import { currencyOfCountry, type MarketCountry } from '../../../../core/market/markets.ts';
import { zeroMoney } from '../../../../core/kernel/money.ts';

/** The default vacancy in a country outside the UK, in weeks a year, rounded to a tenth; 0 if unknown. */
const vacancyIn = (country: MarketCountry): number =>
  Math.round(520 * Number(strategyInput('buy-to-let', 'vacancy', marketOfCountry(country))?.fallback?.value ?? 0)) / 10;

/** An empty holding, bought today in the country's currency. */
export const newHolding = (at: Instant, country: MarketCountry): Holding => ({
  schema: holdingSchemaVersion,
  name: '',
  dealId: null,
  place: { address: null, outcode: null, authority: null, country },
  currency: currencyOfCountry(country),
  purchase: { date: dayOf(at), price: zeroMoney, costs: zeroMoney },
  sale: null,
  voidWeeks: country === 'GB' ? defaultOf('voidWeeks').value : vacancyIn(country),
  valuations: {},
  loans: {},
  tenancies: {},
  costs: {},
  certificates: {},
  note: '',
  createdAt: at,
});
