import { convention, knowledge, published } from '../../../deal/strategies/inputRow.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import type { RuleRef } from '../../ruleRef.ts';

/** The date on which the European publications for defaults were read. */
const readOn = isoDate('2026-11-24');

const onDay = <Value>({ value, source }: Fallback<Value>): Fallback<Value> => ({ value, source: { ...source, checkedOn: readOn } });

/** A default from a publication. */
export const read = <Value>(value: Value, title: string, url: string): Fallback<Value> => onDay(published(value, title, url));

/** A default from practice, without a published source; shown as unconfirmed. */
export const known = <Value>(value: Value, what: string): Fallback<Value> => unconfirmed(onDay(knowledge(value, what)));

/** A default that is our own convention. */
export const chosen = <Value>(value: Value, what: string): Fallback<Value> => onDay(convention(value, what));

/** A default marked as unconfirmed, because its figure has since changed or was derived, not read from its source. */
export const unconfirmed = <Value>({ value, source }: Fallback<Value>): Fallback<Value> => ({
  value,
  source: { ...source, confirmed: false },
});

/** A default derived from a rule; `words` explains how. Unconfirmed if the rule is. */
export function ofRule<Value>(value: Value, rule: RuleRef, words: string): Fallback<Value> {
  const fallback = {
    value,
    source: { title: `${rule.title}. ${words}`, url: rule.url, publishedOn: null, checkedOn: rule.checkedOn },
  };
  return rule.confirmed === false ? unconfirmed(fallback) : fallback;
}
