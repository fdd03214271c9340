import type { Room } from '../../deal/strategies/inputs/rooms.ts';
import { minor } from '../../kernel/money.ts';
import type { Levels } from './drawLevels.ts';
import { levelFactors, type LevelFactor, type LevelModel } from './levelModel.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** Input values by key. */
type Values = Readonly<Record<string, unknown>>;

/** The factors that affect a strategy's inputs, leaving out those that would only multiply zero. */
export const factorsOf = (entries: readonly InputEntry[], values: Values): readonly LevelFactor[] =>
  levelFactors.filter((factor) =>
    entries.some((entry) => movesOf(entry).includes(factor) && !(isTimes.has(factor) && values[entry.key] === 0)),
  );

/**
 * A function that turns simulated levels into a strategy's uncertain inputs. Amounts are multiplied by their level; for months, weeks and
 * rates the level is added. Each input stays within its catalogue bounds. Inputs without a factor, or whose factor has no spread, are
 * unchanged.
 */
export function levelChanges(entries: readonly InputEntry[], values: Values, model: LevelModel): (levels: Levels) => Values {
  const moved = entries.flatMap((entry) => {
    const factors = movesOf(entry);
    return factors.length === 0 || values[entry.key] === undefined ? [] : [{ entry, factors, value: values[entry.key] }];
  });
  return (levels) => {
    // Amounts are scaled so that their level has a mean of one.
    const times = (factor: LevelFactor): number => Math.exp(levels[factor] - model.spread[factor] ** 2 / 2);
    return Object.fromEntries(
      moved.map(({ entry, factors: [factor = 'rent'], value }) => [
        entry.key,
        Array.isArray(value)
          ? value.map((room: Room) => movedRoom(room, { rent: times('rent'), weeks: levels.voids }))
          : movedNumber(
              entry,
              Number(value),
              isTimes.has(factor)
                ? { times: times(factor), plus: 0 }
                : { times: 1, plus: entry.key === 'vacancy' ? levels[factor] / weeksOfYear : levels[factor] },
            ),
      ]),
    );
  };
}

function movesOf({ key, group, unit }: InputEntry): readonly LevelFactor[] {
  const named = factorByKey[key];
  if (named !== undefined) return [named];
  if (unit === 'rooms') return ['rent', 'voids'];
  return group === 'Running costs' && unit === 'money' ? ['costs'] : [];
}

const factorByKey: Readonly<Record<string, LevelFactor>> = {
  afterRepairValue: 'endValue',
  refurbishment: 'works',
  setUpWorks: 'works',
  projectMonths: 'months',
  bridgingRate: 'bridgingRate',
  monthlyRent: 'rent',
  nightlyRate: 'nightlyRate',
  voidWeeks: 'voids',
  vacancy: 'voids',
  occupancy: 'occupancy',
  maintenance: 'costs',
  propertyTax: 'costs',
  holdingCostsPerMonth: 'costs',
  mortgageRate: 'mortgageRate',
};

/** Void weeks are simulated, and the vacancy share is computed from them. */
const weeksOfYear = 52;

/** The factors that multiply an input. All others are added to it. */
const isTimes: ReadonlySet<LevelFactor> = new Set<LevelFactor>(['endValue', 'works', 'rent', 'nightlyRate', 'costs']);

const wholeUnits: ReadonlySet<InputEntry['unit']> = new Set<InputEntry['unit']>(['money', 'months']);

function movedNumber({ unit, bounds }: InputEntry, value: number, { times, plus }: { times: number; plus: number }): number {
  const exact = value * times + plus;
  return Math.min(bounds[1], Math.max(bounds[0], wholeUnits.has(unit) ? Math.round(exact) : exact));
}

const movedRoom = (room: Room, { rent, weeks }: { readonly rent: number; readonly weeks: number }): Room => ({
  ...room,
  monthlyRent: minor(Math.round(room.monthlyRent * rent)),
  voidWeeks: Math.min(52, Math.max(0, room.voidWeeks + weeks)),
});
