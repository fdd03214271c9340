import { formatNumber } from '../../../kernel/formatMoneyAndRates.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import { bedroomsOf, identicalRooms, roundDownTo, ruleOfThumb } from '../../../deal/strategies/ruleOfThumb.ts';
import type { Bedrooms, Basis } from '../../../deal/strategies/ruleOfThumb.ts';
import type { KnownHome, StartingValues } from '../../../deal/strategies/startingValues.ts';
import type { Fallback, StrategyId } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor, minor, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { unreachable } from '../../../kernel/result.ts';
import { listPriceRow, worksBounds } from './buyingRows.ts';
import { houseHackValues } from './houseHackValues.ts';
import { sourcePages } from './sourcePages.ts';

/**
 * Starting values for inputs that no listing or publication provides, in the rows' units and within bounds. They are rules of thumb, and
 * their source says so. Empty if the price or rent they are based on is unknown.
 */
export function americanStartingValues(strategy: StrategyId, home: KnownHome): StartingValues {
  switch (strategy) {
    case 'brrrr':
    case 'flip':
      return home.price === null ? {} : projectValues(home, home.price);
    case 'hmo':
      return sharedHouseOf(home);
    case 'serviced-accommodation':
      return home.monthlyRent === null ? {} : { nightlyRate: nightlyRateOf(home.monthlyRent) };
    case 'rent-to-rent':
      return { ...sharedHouseOf(home), ...(home.monthlyRent === null ? {} : leaseOf(home.monthlyRent)) };
    case 'house-hack':
      return houseHackValues(home, americanBedrooms(home));
    case 'buy-to-let':
      return {};
    default:
      return unreachable(strategy);
  }
}

/** The number of bedrooms. If it is not stated, a condominium is assumed to have as many as a typical flat. */
const americanBedrooms = ({ bedrooms, propertyType }: KnownHome): Bedrooms =>
  bedroomsOf({ bedrooms, propertyType: /condo|co-?op/i.test(propertyType ?? '') ? 'Apartment' : propertyType });

/** The value added per dollar of rehab. A cautious estimate: flippers hope for two dollars. */
const addedByWorks = 1.4;
const worksPerSquareFoot = 25;

function projectValues({ refurbishment, floorAreaSqFt }: KnownHome, price: Minor): StartingValues {
  const worksNeeded = refurbishment === null ? worksOf(price, floorAreaSqFt) : null;
  const spent = worksNeeded?.value ?? refurbishment ?? minor(0);
  const added = roundDownTo(price + timesMoney(spent, addedByWorks), 1000);
  const afterRepairValue = ruleOfThumb(
    minor(Math.min(listPriceRow.bounds[1], Math.max(price, added))),
    'the list price plus 1.4 times the rehab, rounded down to a multiple of $1,000',
    { says: 'flippers hope to add twice what they spend', url: null },
  );
  return worksNeeded === null ? { afterRepairValue } : { refurbishment: worksNeeded, afterRepairValue };
}

const wholeWorks = (amount: number): Minor => minor(Math.min(worksBounds[1], roundDownTo(amount, 500)));

function worksOf(price: Minor, floorAreaSqFt: number | null): Fallback<Minor> {
  if (floorAreaSqFt !== null && floorAreaSqFt > 0) {
    const area = formatNumber(Math.round(floorAreaSqFt));
    return ruleOfThumb(
      wholeWorks(floorAreaSqFt * worksPerSquareFoot * 100),
      `$25 a square foot for ${area} sq ft, rounded down to a multiple of $500`,
      {
        says: 'A guide to flipping: $15 to $25 a square foot for paint, floors and fixtures, $30 to $50 with kitchen and baths',
        url: sourcePages.flipping,
      },
    );
  }
  return ruleOfThumb(wholeWorks(price / 10), 'a tenth of the list price, rounded down to a multiple of $500', {
    says: 'paint, floors and fixtures, no structural work',
    url: null,
  });
}

const roomBills = 125;
const roomFurniture = 1000;
const mostRooms = 30;

/** Starting values for the rooms and their rent, and for costs that scale with the number of rooms. */
function sharedHouseOf(home: KnownHome): StartingValues {
  const rooms = home.monthlyRent === null ? null : roomsOf(home, home.monthlyRent);
  const count = home.rooms ?? rooms?.value.length ?? null;
  if (count === null) return {};
  const perRoom = (dollars: number, of: string, says: string): Fallback<Minor> =>
    ruleOfThumb(fromMajor(count * dollars), `$${formatNumber(dollars)} ${of} for ${count === 1 ? 'one room' : `each of ${count} rooms`}`, {
      says,
      url: null,
    });
  return {
    ...(rooms === null ? {} : { rooms }),
    billsPerMonth: perRoom(roomBills, 'a month', 'utilities and internet cost $500 in a house shared by four'),
    furnishing: perRoom(roomFurniture, 'once', 'a bed, a desk and part of the kitchen'),
  };
}

const leastSharers = 3;
const sharingUplift = 1.4;

function roomsOf(home: KnownHome, monthlyRent: Minor): Fallback<readonly Room[]> {
  const { count: bedrooms, words } = americanBedrooms(home);
  const uplift = bedrooms >= leastSharers ? sharingUplift : 1;
  const rent = roundDownTo((monthlyRent * uplift) / bedrooms, 25);
  const each = `each at the whole-home rent ÷ ${bedrooms}${uplift === 1 ? '' : ` × ${uplift}`}, rounded down to a multiple of $25, empty four weeks a year`;
  return ruleOfThumb(identicalRooms(Math.min(mostRooms, bedrooms), rent), `one room for each of ${words}, ${each}`, roomGuide);
}

const highestNightlyRate = fromMajor(10_000);

function nightlyRateOf(monthlyRent: Minor): Fallback<Minor> {
  const rate = minor(Math.min(highestNightlyRate, roundDownTo(monthlyRent / 12, 5)));
  return ruleOfThumb(rate, 'a twelfth of the monthly rent, rounded down to a multiple of $5', stayGuide);
}

const leaseOf = (monthlyRent: Minor): StartingValues => ({
  leaseRentPerMonth: ruleOfThumb(monthlyRent, 'the whole-home rent', { says: 'owners lease at the market rent', url: null }),
  leaseDeposit: ruleOfThumb(monthlyRent, 'one month’s rent', { says: 'the usual security deposit', url: null }),
});

const roomGuide: Basis = {
  says: 'A guide to renting by the room: a three-bedroom house that rents for $1,500 as a whole earns $2,100 to $2,700 by the room',
  url: sourcePages.rooms,
};
const stayGuide: Basis = {
  says: 'A guide to short-term rentals: two to three times the monthly rent at 54% to 58% occupancy. Our figure is lower. Check similar homes nearby',
  url: sourcePages.stays,
};
