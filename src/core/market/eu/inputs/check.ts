import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import { read, unread } from '../../../deal/strategies/regulations/source.ts';
import type { StrategyId } from '../../../deal/strategies/strategyInput.ts';
import { rulesCheckedOn } from '../euRule.ts';

/** Strategies whose occupants are tenants and whose owner lives elsewhere. */
export const tenancies: readonly StrategyId[] = ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'];

/** Strategies whose occupants are guests who pay by the night. */
export const stays: readonly StrategyId[] = ['serviced-accommodation'];

/** The source of a rule checked in published material; `inForceFrom` is its start date. */
export const readRule = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...read(title, inForceFrom, url),
  checkedOn: rulesCheckedOn,
});

/** The source of a rule known from practice but not confirmed in a publication. */
export const unreadRule = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...unread(title, inForceFrom, url),
  checkedOn: rulesCheckedOn,
});

type Draft = Pick<Regulation, 'id' | 'words' | 'rule'> & Partial<Regulation>;

/** Returns a function that builds a country's rules. By default they are nationwide, unconditional and apply to tenancies. */
export const checkIn =
  (country: string) =>
  (draft: Draft): Regulation => ({
    strategies: tenancies,
    level: 'must',
    when: [],
    wordsIfUnknown: null,
    places: [country],
    ...draft,
  });
