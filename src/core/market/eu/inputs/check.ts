import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import type { StrategyId } from '../../../deal/strategies/strategyInput.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import { rulesCheckedOn } from '../euRule.ts';

/** Strategies whose occupants are tenants; the owner lives elsewhere. */
export const tenancies = ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'] as const satisfies readonly StrategyId[];

/** A rule of letting that was read in published material; `inForceFrom` is its first day. */
export const readRule = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  title,
  url,
  inForceFrom: isoDate(inForceFrom),
  checkedOn: rulesCheckedOn,
  confirmed: true,
});

/** A rule of letting known from practice; nothing could be read that confirms it. */
export const unreadRule = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...readRule(title, inForceFrom, url),
  confirmed: false,
});

type Draft = Omit<Regulation, 'level' | 'when' | 'wordsIfUnknown' | 'places'> & Partial<Regulation>;

/** Writes the rules of a country: each is so, in all of it and without conditions, unless it says otherwise. */
export const checksOf = (country: string, drafts: readonly Draft[]): readonly Regulation[] =>
  drafts.map((draft) => ({ level: 'must', when: [], wordsIfUnknown: null, places: [country], ...draft }));
