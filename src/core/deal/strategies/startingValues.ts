import { fromMajor, minor, timesMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/result.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { formatNumber } from '../../kernel/formatMoneyAndRates.ts';
import type { ResolvedInput, ResolvedInputs } from './inputs/buyToLetInputs.ts';
import { buyToLetCatalogue } from './inputs/buyToLetCatalogue.ts';
import type { Room } from './inputs/rooms.ts';
import { bedroomsOf, identicalRooms, roundDownTo, ruleOfThumb } from './ruleOfThumb.ts';
import type { Basis } from './ruleOfThumb.ts';
import type { Fallback, StrategyId } from './strategyInput.ts';

/** The facts from which starting values are computed. Money is in minor units; null if unknown. */
export interface KnownHome extends Pick<ListingFacts, 'bedrooms' | 'receptions' | 'propertyType' | 'floorAreaSqFt'> {
  /** The asking price, else the price paid. */
  readonly price: Minor | null;
  /** Monthly rent of the whole home. */
  readonly monthlyRent: Minor | null;
  /** Refurbishment costs the person entered; null if none. */
  readonly refurbishment: Minor | null;
  /** Rooms the person entered; null if none. */
  readonly rooms: number | null;
}

/** Starting values by input, each with its rule of thumb. */
export type StartingValues = Readonly<Record<string, Fallback<unknown>>>;

/**
 * Starting values for inputs that no listing or publication provides, in the unit and within the bounds of each row. They are rules of
 * thumb, not estimates, and their stated source says so. Empty if the price or rent they depend on is unknown.
 */
export function startingValues(strategy: StrategyId, home: KnownHome): StartingValues {
  switch (strategy) {
    case 'brrrr':
    case 'flip':
      return home.price === null ? {} : projectValues(home, home.price);
    case 'hmo':
      return sharedHouseOf(home, 1000);
    case 'serviced-accommodation':
      return home.monthlyRent === null ? {} : { nightlyRate: nightlyRateOf(home.monthlyRent) };
    case 'rent-to-rent':
      return { ...sharedHouseOf(home, 800), ...(home.monthlyRent === null ? {} : { leaseRentPerMonth: leaseRentOf(home.monthlyRent) }) };
    case 'house-hack':
      return lodgerHomeOf(home);
    case 'buy-to-let':
      return {};
    default:
      return unreachable(strategy);
  }
}

const { bounds: prices } = buyToLetCatalogue.purchasePrice;
const { bounds: rents } = buyToLetCatalogue.monthlyRent;
const { bounds: works } = buyToLetCatalogue.refurbishment;

export interface KnownHomeRequest {
  readonly facts: ListingFacts;
  /** The person's own values for a strategy; values its row does not accept are skipped. */
  readonly yours: Readonly<Record<string, unknown>>;
  readonly ofDeal: Partial<ResolvedInputs>;
}

/**
 * The property's facts that starting values use. The asking price takes precedence over an offer, because paying less does not reduce the
 * cost of refurbishment.
 */
export function knownHome({ facts, yours, ofDeal }: KnownHomeRequest): KnownHome {
  const { bedrooms, receptions, propertyType, floorAreaSqFt } = facts;
  return {
    bedrooms,
    receptions,
    propertyType,
    floorAreaSqFt,
    price: amountOf(yours['askingPrice'], prices) ?? known(ofDeal.askingPrice) ?? amountOf(yours['purchasePrice'], prices),
    monthlyRent: known(ofDeal.monthlyRent) ?? amountOf(yours['monthlyRent'], rents),
    refurbishment: amountOf(yours['refurbishment'], works) ?? known(ofDeal.refurbishment),
    rooms: Array.isArray(yours['rooms']) && yours['rooms'].length > 0 ? yours['rooms'].length : null,
  };
}

function projectValues({ refurbishment, floorAreaSqFt }: KnownHome, price: Minor): StartingValues {
  const worksNeeded = refurbishment === null ? worksOf(price, floorAreaSqFt) : null;
  const spent = worksNeeded?.value ?? refurbishment ?? minor(0);
  const added = roundDownTo(price + timesMoney(spent, addedByWorks), 1000);
  const afterRepairValue = ruleOfThumb(
    minor(Math.min(prices[1], Math.max(price, added))),
    'the asking price plus one and a half times the refurbishment cost, rounded down to a multiple of £1,000',
    { says: 'investors aim to add twice what they spend', url: null },
  );
  return worksNeeded === null ? { afterRepairValue } : { refurbishment: worksNeeded, afterRepairValue };
}

/** Value added per pound spent on refurbishment. A cautious assumption: investors hope for two pounds. */
const addedByWorks = 1.5;
const squareFeetPerSquareMetre = 10.7639;
const worksPerSquareMetre = fromMajor(200);

const wholeWorks = (amount: number): Minor => minor(Math.min(works[1], roundDownTo(amount, 500)));

function worksOf(price: Minor, floorAreaSqFt: number | null): Fallback<Minor> {
  if (floorAreaSqFt !== null && floorAreaSqFt > 0) {
    const squareMetres = floorAreaSqFt / squareFeetPerSquareMetre;
    return ruleOfThumb(
      wholeWorks(squareMetres * worksPerSquareMetre),
      `£200 per m² for ${Math.round(squareMetres)} m², rounded down to a multiple of £500`,
      {
        says: 'a kitchen, floors and decoration, nothing structural',
        url: null,
      },
    );
  }
  return ruleOfThumb(wholeWorks(price / 10), 'a tenth of the asking price, rounded down to a multiple of £500', worksGuide);
}

/** Starting values for a shared house: rooms with their rents, and costs that depend on their number. `furniturePerRoom` is in pounds. */
function sharedHouseOf(home: KnownHome, furniturePerRoom: number): StartingValues {
  const rooms = home.monthlyRent === null ? null : roomsOf(home, home.monthlyRent);
  const count = home.rooms ?? rooms?.value.length ?? null;
  if (count === null) return {};
  const perRoom = (pounds: number, of: string, says: string): Fallback<Minor> =>
    ruleOfThumb(fromMajor(count * pounds), `£${formatNumber(pounds)} ${of} for each of ${count} ${count === 1 ? 'room' : 'rooms'}`, {
      says,
      url: null,
    });
  return {
    ...(rooms === null ? {} : { rooms }),
    billsPerMonth: perRoom(90, 'a month', 'bills of £450 in a shared house of five'),
    furnishing: perRoom(furniturePerRoom, 'once', 'a bed, a desk and part of the kitchen'),
  };
}

const leastSharers = 3;
const sharingUplift = 1.5;
const mostRooms = 30;

function roomsOf(home: KnownHome, monthlyRent: Minor): Fallback<readonly Room[]> {
  const { count: bedrooms, words } = bedroomsOf(home);
  const spare = bedrooms >= leastSharers && (home.receptions ?? 0) >= 2 ? 1 : 0;
  const uplift = bedrooms >= leastSharers ? sharingUplift : 1;
  const rent = roundDownTo((monthlyRent * uplift) / bedrooms, 25);
  const rooms = identicalRooms(Math.min(mostRooms, bedrooms + spare), rent);
  const made = `one room for each of ${words}${spare === 0 ? '' : ' and one reception room'}`;
  const each = `each at the whole-home rent ÷ ${bedrooms}${uplift === 1 ? '' : ` × ${uplift}`}, rounded down to a multiple of £25, empty four weeks a year`;
  return ruleOfThumb(rooms, `${made}, ${each}`, sharingGuide);
}

const leastLodgerRoomsRent = 2;
const mostLodgerRooms = 10;
const rentOfSmallHome = 2 / 3;
const ownBills = fromMajor(250);

/**
 * Starting values for a home with lodgers: their rooms, costs that depend on the number of rooms, and the cost of renting a small home
 * instead.
 */
function lodgerHomeOf(home: KnownHome): StartingValues {
  const rooms = home.monthlyRent === null ? null : lodgerRoomsOf(home, home.monthlyRent);
  const count = home.rooms ?? rooms?.value.length ?? null;
  const elsewhere = home.monthlyRent === null ? {} : { housingCostNow: housingCostOf(home.monthlyRent) };
  if (count === null) return {};
  const lodgers = count === 1 ? '1 room' : `${count} rooms`;
  return {
    ...elsewhere,
    ...(rooms === null ? {} : { rooms }),
    billsPerMonth: ruleOfThumb(fromMajor((count + 1) * 90), `£90 a month for each of ${count + 1} people (you and one lodger per room)`, {
      says: 'bills of £450 in a shared house of five',
      url: null,
    }),
    furnishing: ruleOfThumb(fromMajor(count * 600), `£600 once for each of ${lodgers}`, {
      says: 'a bed, a desk and a wardrobe',
      url: null,
    }),
  };
}

/** The owner keeps one bedroom. In a one-bedroom home the lodger uses another room, at half the rent. */
function lodgerRoomsOf(home: KnownHome, monthlyRent: Minor): Fallback<readonly Room[]> {
  const { count: bedrooms, words } = bedroomsOf(home);
  const parts = Math.max(leastLodgerRoomsRent, bedrooms);
  const rent = roundDownTo(monthlyRent / parts, 25);
  const count = Math.min(mostLodgerRooms, parts - 1);
  const rooms = identicalRooms(count, rent);
  const made = `${count === 1 ? 'one room' : `${count} rooms`} for lodgers out of ${words}, keeping one for yourself`;
  const each = `each at the whole-home rent ÷ ${parts}, rounded down to a multiple of £25, bills included, empty four weeks a year`;
  return ruleOfThumb(rooms, `${made}, ${each}`, { says: 'a lodger pays a share of what the home would let for', url: null });
}

function housingCostOf(monthlyRent: Minor): Fallback<Minor> {
  const rent = roundDownTo(monthlyRent * rentOfSmallHome, 25);
  const rule =
    'two thirds of the whole-home rent, as for a one-bedroom home, rounded down to a multiple of £25, plus £250 for bills and council tax';
  return ruleOfThumb(minor(Math.min(rents[1], rent + ownBills)), rule, {
    says: 'what one person would pay for a small home nearby',
    url: null,
  });
}

const highestNightlyRate = fromMajor(10_000);

function nightlyRateOf(monthlyRent: Minor): Fallback<Minor> {
  const rate = minor(Math.min(highestNightlyRate, roundDownTo(monthlyRent / 10, 5)));
  return ruleOfThumb(rate, 'a tenth of the monthly rent, rounded down to a multiple of £5', stayGuide);
}

const leaseRentOf = (monthlyRent: Minor): Fallback<Minor> => ruleOfThumb(monthlyRent, 'the rent of the whole home', leaseGuide);

const worksGuide: Basis = {
  says: 'A guide for landlords: at most 15% of the value',
  url: 'https://www.propertysecrets.org/index.php/2005/09/02/understanding-renovation-and-refurbishment-costs/',
};
const sharingGuide: Basis = {
  says: 'A guide for landlords: shared houses bring in 1.5 to 2 times the rent of a single let',
  url: 'https://www.vantacalc.com/financial/hmo-vs-btl-calculator/',
};
const stayGuide: Basis = {
  says: 'A guide for landlords: £108 to £130 a night for a flat let at £1,200 a month',
  url: 'https://www.smarterpropertyinvesting.co.uk/post/short-term-lets-furnished-holiday-lets-and-serviced-accommodation-a-guide',
};
const leaseGuide: Basis = {
  says: 'A guide for landlords: operators often pay the owner the rent of a single let',
  url: 'https://www.completepropertysuccess.co.uk/tutorials/rent-to-rent/',
};

const amountOf = (value: unknown, [least, most]: readonly [number, number]): Minor | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? minor(value) : null;

/** The value, or null if it is only a default, because a default says nothing about this property. */
const known = (input: ResolvedInput<'askingPrice' | 'monthlyRent' | 'refurbishment'> | undefined): Minor | null =>
  input === undefined || input.provenance.kind === 'default' ? null : input.value;
