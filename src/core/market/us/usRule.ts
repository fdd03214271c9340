import { isoDate } from '../../kernel/calendar.ts';
import type { RuleRef } from '../ruleRef.ts';

/**
 * The source of an American figure. `unconfirmed` means general knowledge or a substitute for an unpublished figure, and `confirmed` is
 * then false.
 */
export interface UsRule extends RuleRef {
  readonly certainty: 'confirmed' | 'unconfirmed';
}

/** The date of the last check of every US figure. */
export const checkedOn = isoDate('2026-11-20');
