import { liveQuery } from 'dexie';
import type { ViewDb } from '../view/viewDb.ts';
import type { AlertEventRow } from './alertRows.ts';
import { newestFirst } from './useAlerts.ts';

/**
 * Whether this device shows system notifications of alerts, and the newest event already shown. Per device, like the browser's permission.
 */
export interface NotifySetting {
  readonly on: boolean;
  /** The `firedAt` of the newest event that was shown, or existed when notifications were switched on. */
  readonly shownUpTo: number;
}

export const notifyKey = 'alerts/notify';

export function notifySetting(value: unknown): NotifySetting {
  const { on, shownUpTo } = (typeof value === 'object' && value !== null ? value : {}) as Partial<NotifySetting>;
  return { on: on === true, shownUpTo: typeof shownUpTo === 'number' ? shownUpTo : 0 };
}

/** Switches notifications on or off. Existing events are not shown. */
export async function switchNotifications(view: ViewDb, on: boolean): Promise<void> {
  const moments = (await view.alertEvents.toArray()).map(({ event }) => event.firedAt);
  await view.settings.put({ key: notifyKey, value: { on, shownUpTo: Math.max(0, ...moments) } satisfies NotifySetting });
}

/** Calls back with the unread events, newest first, now and after every change. Returns a function that stops it. */
export function watchUnreadAlerts(view: ViewDb, changed: (unread: readonly AlertEventRow[]) => void): () => void {
  const query = liveQuery(async () => newestFirst(await view.alertEvents.where('unread').equals(1).toArray()));
  const following = query.subscribe({ next: changed, error: () => undefined });
  return () => following.unsubscribe();
}

/** The unread events this tab should show, marked as shown, so that only one tab shows each. */
export function claimUnshownAlerts(view: ViewDb, unread: readonly AlertEventRow[]): Promise<readonly AlertEventRow[]> {
  return view.transaction('rw', view.settings, async () => {
    const { on, shownUpTo } = notifySetting((await view.settings.get(notifyKey))?.value);
    const fresh = on ? unread.filter(({ event }) => event.firedAt > shownUpTo) : [];
    const [newest] = fresh;
    if (newest !== undefined)
      await view.settings.put({ key: notifyKey, value: { on, shownUpTo: newest.event.firedAt } satisfies NotifySetting });
    return fresh;
  });
}
