import { formatMoney, formatNumber } from '../../../kernel/formatMoneyAndRates.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import { bedroomsOf, identicalRooms, roundDownTo, ruleOfThumb } from '../../../deal/strategies/ruleOfThumb.ts';
import type { KnownHome, StartingValues } from '../../../deal/strategies/startingValues.ts';
import type { Fallback, StrategyId } from '../../../deal/strategies/strategyInput.ts';
import type { Currency, Minor } from '../../../kernel/money.ts';
import { minor, timesMoney } from '../../../kernel/money.ts';
import { unreachable } from '../../../kernel/result.ts';
import { ruleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';

/**
 * Starting values in a currency for inputs that no listing or publication provides. They are rules of thumb, and their source says so.
 * Empty if the price or rent they are based on is unknown.
 */
export function europeanStartingValues(strategy: StrategyId, home: KnownHome, currency: Currency): StartingValues {
  const amounts = ruleOfThumbAmounts(currency);
  switch (strategy) {
    case 'brrrr':
    case 'flip':
      return home.price === null ? {} : projectValues(home, home.price, amounts);
    case 'hmo':
      return sharedHomeOf(home, amounts);
    case 'serviced-accommodation':
      return home.monthlyRent === null ? {} : { nightlyRate: nightlyRateOf(home.monthlyRent, amounts) };
    case 'rent-to-rent':
      return { ...sharedHomeOf(home, amounts), ...(home.monthlyRent === null ? {} : leaseOf(home.monthlyRent)) };
    case 'house-hack':
      return lodgersOf(home, amounts);
    case 'buy-to-let':
      return {};
    default:
      return unreachable(strategy);
  }
}

const addedByWorks = 1.4;
const worksPerSquareMetre = 250;
const squareFeetPerSquareMetre = 10.7639;
const noPublication = (says: string) => ({ says, url: null });

const printed = (amount: Minor, { currency }: RuleOfThumbAmounts): string => formatMoney(amount, currency);

function projectValues({ refurbishment, floorAreaSqFt }: KnownHome, price: Minor, amounts: RuleOfThumbAmounts): StartingValues {
  const needed = refurbishment === null ? worksOf(price, floorAreaSqFt, amounts) : null;
  const spent = needed?.value ?? refurbishment ?? minor(0);
  const step = amounts.step(1000);
  const added = roundDownTo(price + timesMoney(spent, addedByWorks), step);
  const afterRepairValue = ruleOfThumb(
    minor(Math.max(price, added)),
    `the asking price plus 1.4 times the refurbishment cost, rounded down to a multiple of ${printed(amounts.about(1000), amounts)}`,
    noPublication('cautious: buyers who resell aim to raise the value by twice the refurbishment cost'),
  );
  return needed === null ? { afterRepairValue } : { refurbishment: needed, afterRepairValue };
}

function worksOf(price: Minor, floorAreaSqFt: number | null, amounts: RuleOfThumbAmounts): Fallback<Minor> {
  const rounding = `rounded down to a multiple of ${printed(amounts.about(500), amounts)}`;
  const step = amounts.step(500);
  if (floorAreaSqFt === null || floorAreaSqFt <= 0)
    return ruleOfThumb(roundDownTo(price / 10, step), `a tenth of the asking price, ${rounding}`, noPublication('no structural work'));
  const squareMetres = Math.round(floorAreaSqFt / squareFeetPerSquareMetre);
  const rate = amounts.about(worksPerSquareMetre);
  return ruleOfThumb(
    roundDownTo(rate * squareMetres, step),
    `${printed(rate, amounts)} per m² for ${formatNumber(squareMetres)} m², ${rounding}`,
    noPublication('a kitchen, floors and decoration, no structural work'),
  );
}

const sharingUplift = 1.3;
const leastSharers = 3;
const mostRooms = 30;

/** Rooms with their rent, and costs that scale with the number of rooms. */
function sharedHomeOf(home: KnownHome, amounts: RuleOfThumbAmounts): StartingValues {
  const rooms = home.monthlyRent === null ? null : roomsOf(home, home.monthlyRent, amounts);
  const count = home.rooms ?? rooms?.value.length ?? null;
  if (count === null) return {};
  const perRoom = (euros: number, often: string, says: string): Fallback<Minor> => {
    const each = amounts.about(euros);
    return ruleOfThumb(
      minor(each * count),
      `${printed(each, amounts)} ${often} for each of ${count} ${count === 1 ? 'room' : 'rooms'}`,
      noPublication(says),
    );
  };
  return {
    ...(rooms === null ? {} : { rooms }),
    billsPerMonth: perRoom(90, 'a month', 'charges, heating, power and internet for a shared home'),
    furnishing: perRoom(1000, 'once', 'a bed, a desk and part of the kitchen'),
  };
}

function roomsOf(home: KnownHome, monthlyRent: Minor, amounts: RuleOfThumbAmounts): Fallback<readonly Room[]> {
  const { count: bedrooms, words } = bedroomsOf(home);
  const uplift = bedrooms >= leastSharers ? sharingUplift : 1;
  const rent = roundDownTo((monthlyRent * uplift) / bedrooms, amounts.step(10));
  const each = `each at the whole-home rent ÷ ${bedrooms}${uplift === 1 ? '' : ` × ${uplift}`}, rounded down to a multiple of ${printed(amounts.about(10), amounts)}, four weeks empty`;
  return ruleOfThumb(
    identicalRooms(Math.min(mostRooms, bedrooms), rent),
    `one room for each of ${words}, ${each}`,
    noPublication('rooms let individually earn more than the home let as a whole'),
  );
}

function nightlyRateOf(monthlyRent: Minor, amounts: RuleOfThumbAmounts): Fallback<Minor> {
  return ruleOfThumb(
    roundDownTo(monthlyRent / 12, amounts.step(5)),
    `a twelfth of the monthly rent, rounded down to a multiple of ${printed(amounts.about(5), amounts)}`,
    noPublication('check similar homes nearby and the season'),
  );
}

const leaseOf = (monthlyRent: Minor): StartingValues => ({
  leaseRentPerMonth: ruleOfThumb(monthlyRent, 'the whole-home rent', noPublication('owners lease at the market rent')),
});

const rentOfSmallHome = 2 / 3;
const mostLodgerRooms = 10;

/** Rooms for lodgers if you keep one bedroom; in a one-bedroom home, the lodger uses another room at half the rent. */
function lodgersOf(home: KnownHome, amounts: RuleOfThumbAmounts): StartingValues {
  if (home.monthlyRent === null) return {};
  const { count: bedrooms, words } = bedroomsOf(home);
  const parts = Math.max(2, bedrooms);
  const step = amounts.step(10);
  const count = Math.min(mostLodgerRooms, parts - 1);
  const rounding = `rounded down to a multiple of ${printed(amounts.about(10), amounts)}`;
  const rooms = ruleOfThumb(
    identicalRooms(count, roundDownTo(home.monthlyRent / parts, step)),
    `${count === 1 ? 'one room' : `${count} rooms`} for lodgers out of ${words}, keeping one for yourself, each at the whole-home rent ÷ ${parts}, ${rounding}, bills included, four weeks empty`,
    noPublication('a lodger pays a share of what the home would let for'),
  );
  return {
    rooms,
    housingCostNow: ruleOfThumb(
      roundDownTo(home.monthlyRent * rentOfSmallHome, step),
      `two thirds of the whole-home rent, as for one bedroom, ${rounding}`,
      noPublication('what one person would pay for a small home nearby'),
    ),
  };
}
