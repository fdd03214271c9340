import { holdingWarnings } from '../deal/holding/holdingWarnings.ts';
import { countryOfHolding, type Holding } from '../deal/holding/holding.ts';
import type { Profile } from '../deal/profile.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { MarketCountry } from '../market/markets.ts';
import type { Currency } from '../kernel/money.ts';
import { upcomingDates, type PortfolioDate } from './upcomingDates.ts';
import { forecast, type ForecastYear } from './forecast.ts';
import { growthRates, type GivenRate, type GrowthRates } from './growthRates.ts';
import { loanOnDay, type LoanOnDay } from './loanBalance.ts';
import { isHeldOn, valueOnDay, type ValueOnDay } from './holdingValue.ts';
import { figuresOf, type PortfolioFigures } from './figures.ts';
import { valuationDatesText } from './valuationDates.ts';
import { valueHistory, type ValueHistoryPoint } from './valueHistory.ts';
import { placeGroups, type GroupBy, type PlaceMembers } from './placeGroups.ts';
import { returnOf, sumTotals, totalsOf } from './totals.ts';

export interface NamedHolding {
  readonly id: string;
  readonly item: Holding;
}

/**
 * The input of a portfolio assessment. `growth` has the rates the user tries out on the screen, which replace the profile's and the
 * defaults.
 */
export interface PortfolioQuestion {
  readonly holdings: readonly NamedHolding[];
  readonly profile: Profile;
  readonly today: IsoDate;
  readonly years: number;
  readonly growth: Partial<Readonly<Record<keyof GrowthRates, number>>>;
}

/** The holdings in one place, in one currency. */
export interface PlaceGroup {
  readonly name: string;
  readonly count: number;
  readonly figures: PortfolioFigures;
}

/** Everything held in one currency. Currencies are never added up. */
export interface CurrencyPart {
  readonly currency: Currency;
  /** The single country of all holdings in this currency; null if there are several countries, or an unsupported one. */
  readonly country: MarketCountry | null;
  readonly count: number;
  readonly figures: PortfolioFigures;
  /** The growth rates used for its forecast. */
  readonly rates: GrowthRates;
  readonly course: readonly ValueHistoryPoint[];
  /** Empty if the forecast would apply a country's default rate to a holding in another country. */
  readonly forecast: readonly ForecastYear[];
  readonly places: Readonly<Record<GroupBy, readonly PlaceGroup[]>>;
}

export interface AssessedHolding {
  readonly id: string;
  /** `ahead`: the purchase date is in the future. */
  readonly state: 'held' | 'sold' | 'ahead';
  /** The figures on the day. For a sold property only the return is meaningful, up to its sale. */
  readonly figures: PortfolioFigures;
  readonly valuation: ValueOnDay;
  readonly loans: Readonly<Record<string, LoanOnDay>>;
  readonly course: readonly ValueHistoryPoint[];
  readonly forecast: readonly ForecastYear[];
  /** Inconsistencies in the holding's data, as sentences. */
  readonly doubts: readonly string[];
}

export interface Portfolio {
  /** Sorted by number of holdings, most first. */
  readonly currencies: readonly CurrencyPart[];
  readonly holdings: readonly AssessedHolding[];
  readonly dates: readonly PortfolioDate[];
}

/** Every figure of a portfolio and its holdings on a day, amounts in minor units. */
export function assessPortfolio(question: PortfolioQuestion): Portfolio {
  const { holdings, today } = question;
  const currencies = [...new Set(holdings.map(({ item }) => item.currency))];
  const parts = currencies.flatMap((currency) => partOf(question, currency));
  return {
    currencies: parts.toSorted((one, other) => other.count - one.count),
    holdings: holdings.map((holding) => assessed(question, holding)),
    dates: upcomingDates(holdings, today),
  };
}

function partOf(question: PortfolioQuestion, currency: Currency): readonly CurrencyPart[] {
  const { today, years } = question;
  const all = question.holdings.map(({ item }) => item).filter((item) => item.currency === currency);
  const held = all.filter((holding) => isHeldOn(holding, today));
  if (held.length === 0) return [];
  const rates = ratesOf(question, held);
  const place = ({ name, members }: PlaceMembers): PlaceGroup => ({
    name,
    count: members.length,
    figures: figures(members, members, { today, rates }),
  });
  const by = (what: GroupBy): readonly PlaceGroup[] => placeGroups(held, what).map(place);
  return [
    {
      currency,
      country: countryOfAll(held),
      count: held.length,
      // A sold holding has no current value, but it counts towards returns.
      figures: figures(held, all, { today, rates }),
      rates,
      course: valueHistory(all, today),
      forecast: forecastOf(held, { today, years }, rates),
      places: { outcode: by('outcode'), authority: by('authority'), country: by('country') },
    },
  ];
}

interface Day {
  readonly today: IsoDate;
  readonly rates: GrowthRates;
}

/** Totals of current holdings, and the returns of current and sold ones. */
function figures(held: readonly Holding[], all: readonly Holding[], { today, rates }: Day): PortfolioFigures {
  return figuresOf({
    totals: sumTotals(held.map((holding) => totalsOf(holding, today))),
    currency: all[0]?.currency ?? 'GBP',
    gain: returnOf(all, today),
    stress: rates.stress !== null && appliesTo(held, rates.stress) ? rates.stress : null,
    valuedAs: valuationDatesText(held, today),
  });
}

function assessed(question: PortfolioQuestion, { id, item }: NamedHolding): AssessedHolding {
  const { today, years } = question;
  const rates = ratesOf(question, [item]);
  const isHeld = isHeldOn(item, today);
  const held = isHeld ? [item] : [];
  return {
    id,
    state: isHeld ? 'held' : item.purchase.date > today ? 'ahead' : 'sold',
    figures: figures(held, [item], { today, rates }),
    valuation: valueOnDay(item, today),
    loans: Object.fromEntries(Object.entries(item.loans).map(([key, loan]) => [key, loanOnDay(loan, today)])),
    course: valueHistory([item], item.sale !== null && item.sale.date < today ? item.sale.date : today),
    forecast: forecastOf(held, { today, years }, rates),
    doubts: holdingWarnings(item),
  };
}

/** The single country of the given holdings; null for several countries, or an unsupported one. */
function countryOfAll(held: readonly Holding[]): MarketCountry | null {
  const [first = null, ...others] = new Set(held.map(countryOfHolding));
  return others.length === 0 ? first : null;
}

/** The growth rates for the holdings' country. If there is no single supported country, the rates are those for the UK. */
const ratesOf = (question: PortfolioQuestion, held: readonly Holding[]): GrowthRates =>
  growthRates({ ...question, country: countryOfAll(held) ?? 'GB' });

/** Whether a rate may be used for these holdings. A country's default does not apply to holdings elsewhere; the user's own rates do. */
const appliesTo = (held: readonly Holding[], { isDefault }: GivenRate): boolean => !isDefault || countryOfAll(held) !== null;

function forecastOf(
  held: readonly Holding[],
  when: Pick<PortfolioQuestion, 'today' | 'years'>,
  { value, rent, cost }: GrowthRates,
): readonly ForecastYear[] {
  if (value === null || rent === null || cost === null) return [];
  if (![value, rent, cost].every((given) => appliesTo(held, given))) return [];
  return forecast({ holdings: held, ...when, growth: { value: value.rate, rent: rent.rate, cost: cost.rate } });
}
