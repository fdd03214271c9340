import { describeEvent } from '../../core/alerts/describeEvent.ts';
import type { AlertEventRow } from '../../data/alerts/alertRows.ts';
import { watchUnreadAlerts, claimUnshownAlerts } from '../../data/alerts/unreadAlerts.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';

/** A page's access to system notifications. */
export interface SystemNotifications {
  readonly mayNotify: () => boolean;
  readonly show: (title: string, options: NotificationOptions & { readonly data: { readonly path: string } }) => Promise<void>;
  /** The number shown on the app's icon. Hidden for 0. */
  readonly badge: (count: number) => void;
}

/** From this number of alerts on, the notification gives their count instead of naming them. */
const mostNamed = 3;

/** Updates the icon's badge and shows new alerts as system notifications, if the person allowed them. Returns a function that stops it. */
export function showAlertNotifications(view: ViewDb, voice: SystemNotifications): () => void {
  const tell = async (unread: readonly AlertEventRow[]): Promise<void> => {
    voice.badge(unread.length);
    if (!voice.mayNotify() || unread.length === 0) return;
    const fresh = await claimUnshownAlerts(view, unread);
    if (fresh.length > mostNamed)
      return voice.show(`${fresh.length} new alerts`, { tag: 'alerts', body: titlesOf(fresh), data: { path: '/alerts' } });
    for (const { id, event } of fresh)
      await voice.show(event.about.title, { tag: id, body: describeEvent(event), data: { path: pathOf(event.about) } });
  };
  // A notification that cannot be shown stays in the inbox.
  const stop = watchUnreadAlerts(view, (unread) => void tell(unread).catch(() => undefined));
  return () => {
    stop();
    voice.badge(0);
  };
}

const titlesOf = (fresh: readonly AlertEventRow[]): string =>
  [...new Set(fresh.map(({ event }) => event.about.title))].slice(0, mostNamed).join(', ');

const pathOf = ({ kind, id }: AlertEventRow['event']['about']): string => (kind === 'deal' ? `/deals/${id}` : '/alerts');

/** The browser's system notifications. */
export const systemNotifications: SystemNotifications = {
  mayNotify: () => 'Notification' in globalThis && Notification.permission === 'granted',
  show: async (title, options) => {
    const registration = await navigator.serviceWorker?.getRegistration();
    // If the service worker is still installing, it shows the notification once active, because on phones a page cannot show any.
    if (registration !== undefined) return (await navigator.serviceWorker.ready).showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => globalThis.focus());
  },
  badge: (count) => {
    if (!('setAppBadge' in navigator)) return;
    (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
  },
};
