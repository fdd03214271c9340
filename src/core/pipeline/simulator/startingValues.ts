import type { Minor } from '../../kernel/money.ts';
import { minor } from '../../kernel/money.ts';
import type { Room } from '../../deal/strategies/inputs/rooms.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';

/** What is known of a property before anybody thought of another strategy. */
export interface KnownProperty {
  readonly price: Minor;
  readonly monthlyRent: Minor;
  readonly bedrooms: number | null;
  /** Works already entered for it; 0 where none are. */
  readonly refurbishment: Minor;
}

/** A value to begin with and the rule of thumb it follows, for an input that nothing else answers. */
export interface StartingValue {
  readonly value: unknown;
  readonly rule: string;
}

/**
 * Something to begin with for the inputs a strategy asks for and no deal, listing or publication answers. Rules of thumb of ours, not
 * estimates: each says so beside the figure until the person types over it.
 */
export function startingValues(strategy: StrategyId, known: KnownProperty): Readonly<Record<string, StartingValue>> {
  switch (strategy) {
    case 'brrrr':
    case 'flip':
      return projectValues(known);
    case 'hmo':
      return { rooms: roomsOf(known) };
    case 'serviced-accommodation':
      return { nightlyRate: { value: rounded(known.monthlyRent / 8, 500), rule: 'an eighth of the month’s rent' } };
    case 'rent-to-rent':
      return { leaseRentPerMonth: { value: known.monthlyRent, rule: 'the rent for the whole house' }, rooms: roomsOf(known) };
    default:
      return {};
  }
}

function projectValues({ price, refurbishment }: KnownProperty): Readonly<Record<string, StartingValue>> {
  const works = refurbishment > 0 ? refurbishment : rounded(price / 10, 50_000);
  return {
    refurbishment: { value: works, rule: 'a tenth of the price' },
    afterRepairValue: { value: rounded(price + works * 2.5, 100_000), rule: 'the price and two and a half times the works' },
  };
}

function roomsOf({ bedrooms, monthlyRent }: KnownProperty): StartingValue {
  const count = Math.min(6, Math.max(3, (bedrooms ?? 3) + 1));
  const monthly = rounded(monthlyRent / 2, 500);
  const rooms = Array.from({ length: count }, (_, at): Room => ({
    label: `Room ${at + 1}`,
    monthlyRent: monthly,
    voidWeeks: 3,
    people: 1,
    squareMetres: null,
  }));
  return { value: rooms, rule: 'the bedrooms and one living room, each at half the rent of the whole' };
}

const rounded = (amount: number, to: number): Minor => minor(Math.round(amount / to) * to);
