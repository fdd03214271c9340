import { parseAlertEvent, parseAlertRule } from '../../core/alerts/alertSchemas.ts';
import type { AlertEvent } from '../../core/alerts/alertEvent.ts';
import type { AlertRule } from '../../core/alerts/alertRule.ts';
import type { LevelFigures } from '../../core/alerts/levelTest.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import type { Currency } from '../../core/kernel/money.ts';
import { withoutConflicts } from '../records/conflictHistory.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';

/** A rule's row, as pages read it. Like the rows of events, it can be rebuilt from the documents at any time. */
export interface AlertRuleRow {
  readonly id: string;
  /** The record's `mid`. */
  readonly revision: string;
  readonly rule: AlertRule;
}

export interface AlertEventRow {
  readonly id: string;
  readonly revision: string;
  readonly event: AlertEvent;
  /** 1 if the event was neither read nor dismissed. */
  readonly unread: 0 | 1;
}

/**
 * The last state of a deal that this device saw, for comparison with later ones. If it is lost, changes before the next check are not
 * reported.
 */
export interface SeenDeal extends LevelFigures {
  readonly id: string;
  /** The `mid` of that state. */
  readonly mid: string;
  /** The latest stamp of the deal's record, which shows whether others changed it later. Empty if the record was not read. */
  readonly stamp: string;
  /** The strategy its figures were calculated for. */
  readonly strategy: StrategyId;
  /** The currency of its amounts. Pounds if absent, as in older records. */
  readonly currency?: Currency;
  /** When its listing was last seen, epoch milliseconds. */
  readonly readAt: number;
  /** When this device last checked. */
  readonly at: number;
}

export type AlertCollection = 'alertRules' | 'alertEvents';

/** The row of a rule's record. Null if it is deleted or unreadable. */
export function toRuleRow({ id, mid, deleted, doc }: SyncedRecord): AlertRuleRow | null {
  const read = deleted ? null : parseAlertRule(withoutConflicts(doc));
  return read?.ok === true ? { id, revision: mid, rule: read.value } : null;
}

/** The row of an event's record. Null if it is deleted or unreadable. */
export function toEventRow({ id, mid, deleted, doc }: SyncedRecord): AlertEventRow | null {
  const read = deleted ? null : parseAlertEvent(withoutConflicts(doc));
  if (read?.ok !== true) return null;
  const event = read.value;
  return { id, revision: mid, event, unread: event.read === true || event.dismissed === true ? 0 : 1 };
}
