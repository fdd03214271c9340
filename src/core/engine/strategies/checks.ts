import type { Regulation, RegulatedFacts, RegulationCondition } from '../../deal/strategies/regulations/regulation.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { formatDay } from '../../kernel/formatMoneyAndRates.ts';
import type { StrategyCheck, StrategyContext, StrategyProperty } from './strategyAnalysis.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';

/** A warning from the figures: an id and a sentence. */
export type Warning = readonly [id: string, words: string];

export interface ChecksRequest {
  readonly strategy: StrategyId;
  readonly facts: RegulatedFacts;
  readonly warnings: readonly Warning[];
  readonly context: StrategyContext;
}

/** Whether a rule applies in the market itself or in its whole country. */
const holdsIn = (place: string, market: string): boolean => place === market || market.startsWith(`${place}-`);

/**
 * The rules that apply to a strategy, with mandatory ones first, then the warnings from its figures. The text of a rule that is not yet in
 * force starts with its date.
 */
export function checksOf({ strategy, facts, warnings, context }: ChecksRequest): readonly StrategyCheck[] {
  const all = { ...propertyFacts(context.property), ...facts };
  const found = context.regulations.flatMap((regulation) => {
    const isHere = regulation.places.length === 0 || regulation.places.some((place) => holdsIn(place, context.market.id));
    return isHere && regulation.strategies.includes(strategy) ? checkOf(regulation, all, context) : [];
  });
  const notes = warnings.map(([id, words]): StrategyCheck => ({ id, level: 'note', words, rule: null }));
  return [...found.filter(({ level }) => level === 'must'), ...found.filter(({ level }) => level !== 'must'), ...notes];
}

function checkOf(regulation: Regulation, facts: RegulatedFacts, { on, town }: StrategyContext): readonly StrategyCheck[] {
  if (!speaksIn(town ?? '', regulation)) return [];
  const answers = new Set(regulation.when.map((condition) => holds(condition, facts)));
  if (answers.has(false)) return [];
  const isKnown = !answers.has(null);
  const said = isKnown ? regulation.words : regulation.wordsIfUnknown;
  if (said === null) return [];
  const words = regulation.rule.inForceFrom > on ? `From ${formatDay(regulation.rule.inForceFrom)}: ${lowerFirst(said)}` : said;
  return [{ id: regulation.id, level: isKnown ? regulation.level : 'ask', words, rule: regulation.rule }];
}

/** Whether a rule applies in a town; an empty name means the town is unknown. */
function speaksIn(town: string, { towns, asksForTown }: Regulation): boolean {
  const name = plainTown(town);
  if (asksForTown === true) return name === '';
  return towns === undefined || towns.some((each) => plainTown(each) === name);
}

/** A town's name in a form for comparison: "St. Paul " and "st paul" are the same town. */
const plainTown = (name: string): string => name.toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim();

/** Whether a condition is met; null if the fact it tests is unknown. */
function holds({ fact, is, atLeast, above, below }: RegulationCondition, facts: RegulatedFacts): boolean | null {
  const value = facts[fact] ?? null;
  if (value === null) return null;
  if (is !== undefined && value !== is) return false;
  const number = Number(value);
  return (atLeast === undefined || number >= atLeast) && (above === undefined || number > above) && (below === undefined || number < below);
}

/** An energy band as a number: A is 1 and G is 7. */
function propertyFacts({ energyBand, inGreaterLondon, yearBuilt, units }: StrategyProperty): RegulatedFacts {
  const rank = 'ABCDEFG'.indexOf(energyBand?.trim().toUpperCase().slice(0, 1) || '?') + 1;
  return { energyRank: rank === 0 ? null : rank, greaterLondon: inGreaterLondon, yearBuilt: yearBuilt ?? null, units: units ?? null };
}
