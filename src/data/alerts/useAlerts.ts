import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../view/viewDb.ts';
import type { AlertEventRow, AlertRuleRow } from './alertRows.ts';

/** The person's rules, newest first. Undefined during the first read. */
export const useAlertRules = (view: ViewDb): readonly AlertRuleRow[] | undefined =>
  useLiveQuery(async () => (await view.alertRules.toArray()).toSorted((one, other) => other.rule.createdAt - one.rule.createdAt), [view]);

/** Events that were not dismissed, newest first. Undefined during the first read. */
export const useAlertEvents = (view: ViewDb): readonly AlertEventRow[] | undefined =>
  useLiveQuery(async () => newestFirst((await view.alertEvents.toArray()).filter(({ event }) => event.dismissed !== true)), [view]);

export const newestFirst = (rows: readonly AlertEventRow[]): readonly AlertEventRow[] =>
  rows.toSorted((one, other) => other.event.firedAt - one.event.firedAt || (one.id < other.id ? -1 : 1));
