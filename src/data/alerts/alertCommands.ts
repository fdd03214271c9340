import type { AlertRule } from '../../core/alerts/alertRule.ts';
import { parseAlertRule } from '../../core/alerts/alertSchemas.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { RecordChange } from '../collections/recordWrites.ts';
import type { DataFailure, Stamp } from '../commands/dealCommand.ts';
import type { Body } from '../records/syncedRecord.ts';
import { storageFailure } from '../storageFailure.ts';
import type { AlertCollection } from './alertRows.ts';
import { changeAlerts } from './updateAlertRows.ts';
import type { Stores } from '../commands/stores.ts';

/** A person's change to alert rules or events. Ids and times are set beforehand, so that a retry has the same effect. */
export type AlertCommand =
  /** Stores a whole rule, or removes it if null. */
  | { readonly type: 'alert/rule'; readonly id: string; readonly rule: AlertRule | null; readonly stamp: Stamp }
  /** Marks events, each with the `mid` of its new state. Marks that are not given stay unchanged. */
  | {
      readonly type: 'alert/mark';
      readonly events: readonly { readonly id: string; readonly mid: string }[];
      readonly read?: boolean;
      readonly dismissed?: boolean;
      readonly at: Instant;
    };

export interface AlertCommands {
  /** Resolves once the change is durable and pages can read it. Events that no longer exist are skipped. */
  mutateAlert(command: AlertCommand): Promise<Result<null, DataFailure>>;
}

export const createAlertCommands = (opened: () => Promise<Stores>): AlertCommands => ({
  mutateAlert: async (command) => {
    const stores = await opened();
    if (command.type === 'alert/rule' && command.rule !== null) {
      const read = parseAlertRule(command.rule);
      if (!read.ok) return err({ kind: 'invalid', message: `The alert rule was not saved (${read.error}).` });
    }
    try {
      const coll: AlertCollection = command.type === 'alert/rule' ? 'alertRules' : 'alertEvents';
      await changeAlerts(stores, coll, changesOf(command));
      return ok(null);
    } catch (cause) {
      return err(storageFailure(cause));
    }
  },
});

function changesOf(command: AlertCommand): readonly RecordChange<DataFailure>[] {
  if (command.type === 'alert/rule') {
    const { id, rule, stamp } = command;
    return [{ coll: 'alertRules', id, mid: stamp.mid, at: stamp.at, change: () => ok(rule === null ? null : { ...rule }) }];
  }
  const { read, dismissed, at } = command;
  return command.events.map(({ id, mid }) => ({
    coll: 'alertEvents',
    id,
    mid,
    at,
    change: (before) => (before === null ? err({ kind: 'not-found', id }) : ok(marked(before.doc, { read, dismissed }))),
  }));
}

/** The document with these marks set (true) or removed (false). Undefined marks stay unchanged. */
function marked(doc: Body, marks: Readonly<Record<string, boolean | undefined>>): Body {
  const named = Object.entries(marks).filter(([, on]) => on !== undefined);
  const others = Object.entries(doc).filter(([name]) => !named.some(([mark]) => mark === name));
  return Object.fromEntries([...others, ...named.filter(([, on]) => on === true)]);
}
