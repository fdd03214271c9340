import { createDeal } from '../../src/core/deal/createDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { emptyListingFacts } from '../../src/core/deal/manual/createManualDeal.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { strategyIds, type StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import { instant, isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor, type Minor } from '../../src/core/kernel/money.ts';
import { percent } from '../../src/core/kernel/rate.ts';
import { siteCountries } from '../../src/core/listing/siteCountries.ts';
import type { ListingFacts, Site } from '../../src/core/listing/facts.ts';
import type { EuCountry } from '../../src/core/market/eu/registry/countries.ts';
import { countryOfMarket, currencyOfCountry, euCountries, isEuCountry, marketIds, regionOfMarket } from '../../src/core/market/markets.ts';
import type { MarketId } from '../../src/core/market/markets.ts';
import { notCovered } from '../../src/core/pipeline/coverage.ts';
import type { EvaluationJob, OtherOutcome } from '../../src/core/pipeline/outcome.ts';
import { sampleId } from './dealFixtures.ts';
import { cellsOf, isProject, type Spine, type SpineCell, type SpineHome } from './spine/cells.ts';
import { outcomeOf } from './spine/outcomes.ts';
import type { Basis, Owner } from '../../src/core/deal/owner.ts';

export const europeanDay = isoDate('2026-11-26');
const capturedAt = instant(Date.UTC(2026, 10, 26, 11, 52));

/** An invented European home and the assumptions to evaluate it with. Amounts in euros; for a Polish home, four times as many złoty. */
export interface EuropeanHome {
  readonly market: MarketId;
  readonly strategy: StrategyId;
  readonly price?: number;
  /** A month's rent for the whole home, without charges. */
  readonly rent?: number;
  /** A year's property tax, as on the bill. */
  readonly propertyTax?: number;
  readonly owner?: Owner;
  readonly basis?: Basis;
  /** The user's values for the strategy, in the strategy's units. */
  readonly yours?: Readonly<Record<string, unknown>>;
  readonly facts?: Partial<ListingFacts>;
  /** Values for the country's tax inputs. */
  readonly tax?: Readonly<Record<string, unknown>>;
}

export const countryIn = (market: MarketId): EuCountry => {
  const country = countryOfMarket(market);
  if (!isEuCountry(country)) throw new Error(`${market} is not in the European Union`);
  return country;
};

/** Euros in the country's currency; four times as many złoty. */
export const amountIn =
  (country: EuCountry) =>
  (euros: number): Minor =>
    fromMajor(Math.round(currencyOfCountry(country) === 'PLN' ? euros * 4 : euros));

/** A site in the country whose pages we can read. */
export const siteOf = (country: EuCountry): Site =>
  (Object.keys(siteCountries) as readonly Site[]).find((site) => siteCountries[site] === country) ?? 'idealista';

/**
 * A two-bedroom flat of 70 m² from 1996. Only its price, rent and property tax bill are known; it has one owner, and its results are before
 * tax.
 */
export function europeanDeal(home: EuropeanHome): Deal {
  const { market, strategy, price = 200_000, rent = 950, propertyTax = 900, yours = {}, facts = {} } = home;
  const country = countryIn(market);
  const currency = currencyOfCountry(country);
  const amount = amountIn(country);
  const deal = createDeal({
    id: sampleId(5),
    mid: sampleId(6),
    at: capturedAt,
    reading: {
      site: siteOf(country),
      facts: {
        ...emptyListingFacts,
        transaction: 'sale',
        askingPrice: { amount: amount(price), currency, qualifier: null, period: null, onApplication: false },
        bedrooms: 2,
        propertyType: 'Flat',
        floorAreaSqFt: 753.5,
        yearBuilt: 1996,
        status: 'available',
        ...facts,
      },
      sources: {},
      warnings: [],
    },
    via: 'page',
    parserVersion: 1,
  });
  const typed = { monthlyRent: amount(rent), propertyTaxPerYear: amount(propertyTax) };
  const own = strategy === 'buy-to-let' ? { 'buy-to-let': { ...typed, ...yours } } : { 'buy-to-let': typed, [strategy]: yours };
  const region = regionOfMarket(market);
  return { ...deal, country, ...(region === null ? {} : { region }), strategy, inputs: own };
}

export function europeanJob(home: EuropeanHome): EvaluationJob {
  const { market, owner = 'me', basis = 'before-tax', tax } = home;
  const country = countryIn(market);
  return {
    deal: europeanDeal(home),
    profile: { ...standardProfile, country, owner, basis, ...(tax === undefined ? {} : { abroad: { [country]: { tax } } }) },
    today: europeanDay,
  };
}

export const europeanOutcome = (home: EuropeanHome): OtherOutcome => outcomeOf(europeanJob(home));

export const europeanMarkets: readonly MarketId[] = marketIds.filter((market) => isEuCountry(countryOfMarket(market)));

/** One market for each country. */
export const marketOfEach: readonly MarketId[] = euCountries.map(
  (country) => europeanMarkets.find((market) => countryOfMarket(market) === country) as MarketId,
);

/** Values that only the owners know, which some countries' taxes require, and a regime that fits how the home is let. */
export function answersOf(country: EuCountry, strategy: StrategyId): Readonly<Record<string, unknown>> {
  switch (country) {
    case 'AT':
      return { marginalRate: '40' };
    case 'BE':
      return { indexedCadastralIncome: fromMajor(1_800) };
    case 'ES':
      return { marginalRate: percent(37) };
    case 'FR':
      return { regime: strategy === 'serviced-accommodation' ? 'lmnp-reel' : 'reel-foncier' };
    case 'NL':
      return { box3Return: 'actual' };
    case 'PT':
      return { marginalRate: percent(35) };
    default:
      return {};
  }
}

/** Every strategy with each owner and basis modelled for a market. */
export const europeanCells = (market: MarketId) => cellsOf(market).map((cell) => ({ market, ...cell }));

/** The cell with the most text per strategy: after tax if that is modelled, otherwise before tax. */
export const wordiestCells = (market: MarketId): readonly EuropeanHome[] =>
  strategyIds.flatMap((strategy): readonly EuropeanHome[] => {
    const cells = europeanCells(market).filter((cell) => cell.strategy === strategy && cell.owner === 'me');
    const [cell] = [...cells.filter(({ basis }) => basis === 'after-tax'), ...cells];
    if (cell === undefined) return [];
    const tax = answersOf(countryIn(market), strategy);
    return [{ ...cell, tax }];
  });

/** Every cell of a country with some of its regions. Together they cover each region on each basis, and every cell has at least one. */
function cellsOfRegions(country: EuCountry): readonly SpineCell[] {
  const regions = europeanMarkets.filter((market) => countryOfMarket(market) === country);
  const cells = cellsOf(regions[0] as MarketId);
  return cells.map((cell) => {
    const alike = cells.filter(({ basis }) => basis === cell.basis);
    const at = alike.indexOf(cell);
    const asked = regions.filter((market) => notCovered({ market, ...cell }) === null);
    const part = asked.filter((_, each) => each % alike.length === at);
    return { ...cell, country, markets: part.length > 0 ? part : [asked[at % asked.length] as MarketId] };
  });
}

/** The home to check a spine rule with, including the country's tax inputs. */
export function spineHome({ market, strategy, price, rent, endValue, ...asked }: SpineHome): EuropeanHome {
  const country = countryIn(market);
  const amount = amountIn(country);
  return {
    ...asked,
    market,
    strategy,
    price,
    rent,
    tax: answersOf(country, strategy),
    yours: {
      ...(isProject(strategy) ? { afterRepairValue: amount(endValue) } : {}),
      // In France, an after-tax evaluation is refused if guests pay more than €23,000 a year.
      ...(country === 'FR' && strategy === 'serviced-accommodation' ? { nightlyRate: amount(20 + rent / 450) } : {}),
    },
  };
}

export const europeanSpine: Spine = { cells: euCountries.flatMap(cellsOfRegions), jobOf: (home) => europeanJob(spineHome(home)) };
