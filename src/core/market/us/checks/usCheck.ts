import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import { read as readAt, unread as unreadAt } from '../../../deal/strategies/regulations/source.ts';
import type { StrategyId } from '../../../deal/strategies/strategyInput.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import { usStates } from '../../markets.ts';
import type { MarketId, UsState } from '../../markets.ts';

/** The date of the last check of every US rule. */
const checkedOn = isoDate('2026-11-26');

/** The source of a rule confirmed by an agency's page, the law's text or several law firms' notes. */
export const read = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...readAt(title, inForceFrom, url),
  checkedOn,
});

/**
 * The source of a rule known from practice, which no text confirms. A start date that was not found, here and in `read`, is given as the
 * first day of its year.
 */
export const unread = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...unreadAt(title, inForceFrom, url),
  checkedOn,
});

/** Markets by state: `marketsOf('CA')` is `['US-CA']`. */
export const marketsOf = (...states: readonly UsState[]): readonly MarketId[] => states.map((state) => `US-${state}` as const);

/** Markets of a federal rule: the fifty states and the District of Columbia. */
export const everyState = marketsOf(...usStates);

/** Strategies whose occupants are tenants; the owner lives elsewhere. */
export const tenancies = ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'] as const satisfies readonly StrategyId[];

/** Strategies that rent out a home, by the month or by the night. */
export const rentals = [...tenancies, 'serviced-accommodation', 'house-hack'] as const satisfies readonly StrategyId[];

/** Strategies that buy a home to rent it out whole, by the room or by the night. */
export const boughtRentals = ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'] as const satisfies readonly StrategyId[];

type Draft = Omit<Regulation, 'level' | 'when' | 'wordsIfUnknown'> & Partial<Regulation>;

/** A mandatory, unconditional rule, unless the draft sets other values. */
export const usCheck = (given: Draft): Regulation => ({ level: 'must', when: [], wordsIfUnknown: null, ...given });
