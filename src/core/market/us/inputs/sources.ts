import { convention, knowledge, published } from '../../../deal/strategies/inputRow.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import type { UsRule } from '../usRule.ts';

/** The date on which the US publications for defaults were read. */
const readOn = isoDate('2026-11-24');

const onDay = <Value>({ value, source }: Fallback<Value>): Fallback<Value> => ({ value, source: { ...source, checkedOn: readOn } });

/** A default from a US publication. */
export const read = <Value>(value: Value, title: string, url: string): Fallback<Value> => onDay(published(value, title, url));

/** A default from US practice, without a published source. */
export const known = <Value>(value: Value, what: string): Fallback<Value> => onDay(knowledge(value, what));

/** A default that is our own convention for the US. */
export const chosen = <Value>(value: Value, what: string): Fallback<Value> => onDay(convention(value, what));

/** A default marked as unconfirmed, because its figure has since changed or was derived, not read from its source. */
export const unconfirmed = <Value>({ value, source }: Fallback<Value>): Fallback<Value> => ({
  value,
  source: { ...source, confirmed: false },
});

/** A default derived from a US rule; `words` explains how. Unconfirmed if the rule is, or if `confirmed` is false. */
export function ofRule<Value>(
  value: Value,
  rule: UsRule,
  { words, confirmed = rule.certainty === 'confirmed' }: RuleWords,
): Fallback<Value> {
  const title = words === undefined ? rule.title : `${rule.title}. ${words}`;
  const fallback = { value, source: { title, url: rule.url, publishedOn: null, checkedOn: rule.checkedOn } };
  return confirmed ? fallback : unconfirmed(fallback);
}

interface RuleWords {
  readonly words?: string;
  readonly confirmed?: boolean;
}
