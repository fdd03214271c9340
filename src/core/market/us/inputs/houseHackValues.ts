import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import { identicalRooms, roundDownTo, ruleOfThumb } from '../../../deal/strategies/ruleOfThumb.ts';
import type { Bedrooms } from '../../../deal/strategies/ruleOfThumb.ts';
import type { KnownHome, StartingValues } from '../../../deal/strategies/startingValues.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { wholeHomeRows } from './rentRows.ts';

/** Starting values for the space a house hacker rents out: rooms of a house, or the other units of a small building. */
export function houseHackValues(home: KnownHome, bedrooms: Bedrooms): StartingValues {
  const units = unitsOf(home.propertyType);
  return units === null ? roomsOut(home, bedrooms) : unitsOut(home, units);
}

const unitNames: readonly (readonly [name: RegExp, units: number])[] = [
  [/duplex|two[- ]?(family|unit)|multi[- ]?family/i, 2],
  [/triplex|three[- ]?(family|unit)/i, 3],
  [/(four|quadru?)-?plex|four[- ]?(family|unit)/i, 4],
];

/**
 * The number of units implied by a building's type; null for a single-family home. A building type that states no number counts as two
 * units.
 */
const unitsOf = (propertyType: string | null): number | null => unitNames.find(([name]) => name.test(propertyType ?? ''))?.[1] ?? null;

const [, highestRent] = wholeHomeRows.monthlyRent.bounds;
const billsPerPerson = 150;
const furniturePerRoom = 800;
const rentOfSmallHome = 2 / 3;
const mostRooms = 10;

function roomsOut(home: KnownHome, bedrooms: Bedrooms): StartingValues {
  const rooms = home.monthlyRent === null ? null : roomsBesideYours(bedrooms, home.monthlyRent);
  const count = home.rooms ?? rooms?.value.length ?? null;
  if (count === null) return {};
  return {
    ...(home.monthlyRent === null ? {} : { housingCostNow: smallHome(home.monthlyRent) }),
    ...(rooms === null ? {} : { rooms }),
    billsPerMonth: ruleOfThumb(
      fromMajor((count + 1) * billsPerPerson),
      `$150 a month for each of ${count + 1} people (you and one per room)`,
      {
        says: '$300 for utilities and internet for two people',
        url: null,
      },
    ),
    furnishing: ruleOfThumb(fromMajor(count * furniturePerRoom), `$800 once for ${count === 1 ? 'one room' : `each of ${count} rooms`}`, {
      says: 'a bed, a desk and a dresser',
      url: null,
    }),
  };
}

/** The rooms rented out: all bedrooms except one. In a one-bedroom home, a tenant uses another room at half the rent. */
function roomsBesideYours({ count: bedrooms, words }: Bedrooms, monthlyRent: Minor): Fallback<readonly Room[]> {
  const parts = Math.max(2, bedrooms);
  const count = Math.min(mostRooms, parts - 1);
  const made = `${count === 1 ? 'one room' : `${count} rooms`} of ${words}, keeping one for yourself`;
  const each = `each at the whole-home rent ÷ ${parts}, rounded down to a multiple of $25, utilities included, empty four weeks a year`;
  return ruleOfThumb(identicalRooms(count, roundDownTo(monthlyRent / parts, 25)), `${made}, ${each}`, {
    says: 'a roommate pays a share of what the home would rent for',
    url: null,
  });
}

function smallHome(monthlyRent: Minor): Fallback<Minor> {
  const rent = minor(Math.min(highestRent, roundDownTo(monthlyRent * rentOfSmallHome, 25)));
  return ruleOfThumb(rent, 'two thirds of the whole-home rent, as for one bedroom, rounded down to a multiple of $25', {
    says: 'what one person would pay for a small home nearby',
    url: null,
  });
}

/**
 * Starting values for renting out all units except one. The known rent is for all units. Tenants pay their own utilities and bring their
 * own furniture.
 */
function unitsOut({ monthlyRent }: KnownHome, units: number): StartingValues {
  if (monthlyRent === null) return {};
  const rent = minor(Math.min(highestRent, roundDownTo(monthlyRent / units, 25)));
  const rented = Array.from({ length: units - 1 }, (_, at): Room => ({
    label: `Unit ${at + 2}`,
    monthlyRent: rent,
    voidWeeks: 4,
    people: 2,
    squareMetres: null,
  }));
  const made = `${units - 1 === 1 ? 'one' : units - 1} of ${units} units, keeping one for yourself`;
  const says = 'similar units share the building’s rent';
  return {
    housingCostNow: ruleOfThumb(rent, `the rent of one of ${units} units, rounded down to a multiple of $25`, { says, url: null }),
    rooms: ruleOfThumb(rented, `${made}, each at the total rent ÷ ${units}, rounded down to a multiple of $25, empty four weeks a year`, {
      says,
      url: null,
    }),
    furnishing: ruleOfThumb(minor(0), 'none', { says: 'tenants of a separate unit bring their own furniture', url: null }),
  };
}
