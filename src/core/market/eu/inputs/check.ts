import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import { read, unread } from '../../../deal/strategies/regulations/source.ts';
import type { StrategyId } from '../../../deal/strategies/strategyInput.ts';
import { rulesCheckedOn } from '../euRule.ts';

/** Strategies whose occupants are tenants and whose owner lives elsewhere. */
export const tenancies: readonly StrategyId[] = ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'];

/** Strategies whose occupants are guests by the night. */
export const stays: readonly StrategyId[] = ['serviced-accommodation'];

/** The source of a rule read in published material; `inForceFrom` is its first day. */
export const readRule = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...read(title, inForceFrom, url),
  checkedOn: rulesCheckedOn,
});

/** The source of a rule known from practice, without a publication to confirm it. */
export const unreadRule = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...unread(title, inForceFrom, url),
  checkedOn: rulesCheckedOn,
});

type Draft = Pick<Regulation, 'id' | 'words' | 'rule'> & Partial<Regulation>;

/** A function that builds a country's rules: nationwide, about tenancies and unconditional, unless the draft says otherwise. */
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
