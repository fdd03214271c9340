import { convention, knowledge, published } from '../../../deal/strategies/inputRow.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import type { UsRule } from '../usRule.ts';

/** The date the American publications behind defaults were read. */
const readOn = isoDate('2026-11-24');

const onDay = <Value>({ value, source }: Fallback<Value>): Fallback<Value> => ({ value, source: { ...source, checkedOn: readOn } });

/** A default read in an American publication. */
export const read = <Value>(value: Value, title: string, url: string): Fallback<Value> => onDay(published(value, title, url));

/** A default known from US practice without a publication we could read. */
export const known = <Value>(value: Value, what: string): Fallback<Value> => onDay(knowledge(value, what));

/** A default that is our own convention for the US. */
export const chosen = <Value>(value: Value, what: string): Fallback<Value> => onDay(convention(value, what));

/** A default whose figure has changed since, or was not read as such; shown as unconfirmed. */
export const unconfirmed = <Value>({ value, source }: Fallback<Value>): Fallback<Value> => ({
  value,
  source: { ...source, confirmed: false },
});

/** A default that follows from a US rule; `words` say how. Unconfirmed if the rule is, or if `confirmed` says so. */
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
