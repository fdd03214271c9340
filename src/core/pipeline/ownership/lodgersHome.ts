import type { HouseHackInputs } from '../../deal/strategies/inputs/houseHackInputs.ts';
import { roomFacts } from '../../engine/strategies/hmo/sharedHouseYear.ts';
import { rate } from '../../kernel/rate.ts';
import type { LodgersHome } from '../../market/landlordRules.ts';
import { rulesOf } from '../../market/registry.ts';
import type { EvaluationJob } from '../outcome.ts';
import { knownMarket } from '../marketOfJob.ts';

/** The rooms that determine which share of a home is let to lodgers. */
export interface SharedRooms {
  readonly let: number;
  readonly all: number;
  /** False if the number of bedrooms is unknown or no higher than the number let. One more room is then assumed for the owners. */
  readonly isKnown: boolean;
}

/**
 * The rooms let to lodgers and all bedrooms. Our convention: lodgers share the home in proportion to its bedrooms, common areas are split
 * in the same proportion, and the owners keep at least one room.
 */
export function sharedRooms({ deal }: Pick<EvaluationJob, 'deal'>, { rooms }: Pick<HouseHackInputs, 'rooms'>): SharedRooms {
  const bedrooms = Math.floor(deal.facts.bedrooms ?? 0);
  return { let: rooms.length, all: Math.max(bedrooms, rooms.length + 1), isKnown: bedrooms > rooms.length };
}

/** The home in the form that tax law needs. Throws for a place without a rule for lodgers, which callers must exclude first. */
export function lodgersHome(job: EvaluationJob, inputs: Pick<HouseHackInputs, 'rooms'>): LodgersHome {
  const { market } = knownMarket(job);
  const relief = rulesOf(market).lodgers;
  if (relief === undefined) throw new RangeError(`We have no rule for lodgers in ${market}`);
  const rooms = sharedRooms(job, inputs);
  return { letShare: rate(rooms.let / rooms.all), lodgers: Number(roomFacts(inputs.rooms).people), relief };
}
