import { isoDate } from '../../kernel/calendar.ts';
import type { RuleRef } from '../ruleRef.ts';

/** The source of an American figure; `unconfirmed` is general knowledge or a figure standing in for one not published, and `confirmed` is false then. */
export interface UsRule extends RuleRef {
  readonly certainty: 'confirmed' | 'unconfirmed';
}

/** The day every American figure was last looked at. */
export const checkedOn = isoDate('2026-11-20');
