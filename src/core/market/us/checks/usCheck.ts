import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import { read as readAt, unread as unreadAt } from '../../../deal/strategies/regulations/source.ts';
import type { StrategyId } from '../../../deal/strategies/strategyInput.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import { usStates } from '../../markets.ts';
import type { MarketId, UsState } from '../../markets.ts';

/** The day every American rule was last looked at. */
const checkedOn = isoDate('2026-11-26');

/** A rule confirmed by an agency's page, the text of the law or notes of several lawyers that were read. */
export const read = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...readAt(title, inForceFrom, url),
  checkedOn,
});

/** A rule known from practice; nothing could be read that confirms it. Of both, where the first day was not read, the first of its year stands. */
export const unread = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...unreadAt(title, inForceFrom, url),
  checkedOn,
});

/** Markets by their states: `marketsOf('CA')` is `['US-CA']`. */
export const marketsOf = (...states: readonly UsState[]): readonly MarketId[] => states.map((state) => `US-${state}` as const);

/** Where a federal rule holds: the fifty states and the District of Columbia. */
export const everyState = marketsOf(...usStates);

/** Strategies whose occupants are tenants; the owner lives elsewhere. */
export const tenancies = ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'] as const satisfies readonly StrategyId[];

/** Strategies that rent out a home, by the month or by the night. */
export const rentals = [...tenancies, 'serviced-accommodation', 'house-hack'] as const satisfies readonly StrategyId[];

/** Strategies that buy a home to rent it out whole, by the room or by the night. */
export const boughtRentals = ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'] as const satisfies readonly StrategyId[];

type Draft = Omit<Regulation, 'level' | 'when' | 'wordsIfUnknown'> & Partial<Regulation>;

/** A rule that is so, without conditions, unless it says otherwise. */
export const usCheck = (given: Draft): Regulation => ({ level: 'must', when: [], wordsIfUnknown: null, ...given });
