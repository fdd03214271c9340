import type { Instant } from '../kernel/calendar.ts';
import { unreachable } from '../kernel/result.ts';
import type { FiredAlert } from './alertEvent.ts';
import { isDealTest, type DealTest, type StepTest } from './alertRule.ts';
import { isInScope, type DealState } from './dealState.ts';
import { fireAlert, type NamedRule } from './fireAlert.ts';
import { isComparable, isLevelTest, isReached, levelFigure, levels, type LevelTest } from './levelTest.ts';
import { backSteps, belowSteps, dropSteps, type ListingStep } from './listingSteps.ts';

/** A deal at the previous check and now; `before` is null for a new deal. */
export interface DealChange {
  readonly before: DealState | null;
  readonly after: DealState;
  readonly now: Instant;
}

/**
 * The alerts a rule fires for a change to a deal: one for a limit newly reached, or one for each new step in the listing's history. A
 * figure that was already past the limit fires nothing. The same change produces the same events on every device, however often it is
 * evaluated.
 */
export function evaluateDealRule(named: NamedRule, { before, after, now }: DealChange): readonly FiredAlert[] {
  const { test, scope } = named.rule;
  if (!isDealTest(test) || !isInScope(scope, after)) return [];
  const about = { kind: 'deal', id: after.id, title: after.title } as const;
  if (isLevelTest(test)) {
    // Figures of different strategies or currencies are not comparable, so a switch between them is not a rise or fall.
    if (before !== null && (before.strategy !== after.strategy || before.currency !== after.currency)) return [];
    if (!isComparable(test, after.currency)) return [];
    const to = levelOf(test, after);
    const from = before === null ? null : levelOf(test, before);
    if (to === null || !isReached(test, to) || (from !== null && isReached(test, from))) return [];
    const figures = { from: from === null ? null : levelFigure(test, from), to: levelFigure(test, to) };
    // The number of recorded listing states distinguishes two rises between the same figures.
    return [fireAlert(named, { about, ...figures, which: `${after.sightings.length}` }, now)];
  }
  const known = new Set(before === null ? [] : stepsOf(test, before).map(keyOf));
  return stepsOf(test, after).flatMap((step) => {
    const isKnown = known.has(keyOf(step)) || (before === null && !tellsOfNewDeal(test));
    return isKnown ? [] : [fireAlert(named, { about, from: step.from, to: step.to, which: `${step.count}` }, now)];
  });
}

/**
 * Whether a rule matches a deal as it is now, whatever the deal was before; used to try out a rule. For a rule about changes to the
 * listing: whether the result of such a change still applies.
 */
export function holdsNow(test: DealTest, state: DealState): boolean {
  if (isLevelTest(test)) {
    const level = isComparable(test, state.currency) ? levelOf(test, state) : null;
    return level !== null && isReached(test, level);
  }
  return stepsOf(test, state).some(({ isStanding }) => isStanding);
}

const levelOf = ({ kind }: LevelTest, state: DealState): number | null => state[levels[kind].figure];

function stepsOf(test: StepTest, { sightings }: DealState): readonly ListingStep[] {
  switch (test.kind) {
    case 'price-drop':
    case 'price-drop-share':
      return dropSteps(test, sightings);
    case 'price-at-most':
      return belowSteps(test, sightings);
    case 'back-on-market':
      return backSteps(sightings);
    default:
      return unreachable(test);
  }
}

/** A new deal's price has not fallen, but a price within the limit still deserves an alert. */
const tellsOfNewDeal = ({ kind }: StepTest): boolean => kind === 'price-at-most';

const keyOf = ({ from, to, count }: ListingStep): string => JSON.stringify([from, to, count]);
