import { useState } from 'react';
import { notifyKey, notifySetting, switchNotifications } from '../../../data/alerts/unreadAlerts.ts';
import { useSetting } from '../../../data/view/settings.ts';
import { Switch } from '../../components/field/Switch.tsx';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';

type Permission = NotificationPermission | 'unsupported';

const permissionNow = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

/** Whether notifications are enabled on this device. Permission is requested only on click. */
export function NotificationPanel() {
  const { view } = usePerson();
  const { on } = notifySetting(useSetting(view, notifyKey));
  const [permission, setPermission] = useState(permissionNow);
  const allow = async (): Promise<void> => {
    const answer = await Notification.requestPermission();
    setPermission(answer);
    if (answer === 'granted') await switchNotifications(view, true);
  };
  return (
    <section aria-labelledby="notifications-title" className="grid gap-3 rounded-2 border border-line bg-card p-4 sm:p-5">
      <h2 id="notifications-title" className="text-[17px] font-semibold tracking-tight">
        On this device
      </h2>
      {permission === 'granted' ? (
        <Switch
          label="System notifications"
          hint="You’re notified as soon as a rule matches."
          checked={on}
          onChange={(wanted) => void switchNotifications(view, wanted)}
          testId="alerts-notify"
        />
      ) : null}
      {permission === 'default' ? (
        <>
          <p className="text-[15px] text-ink-2">Show alerts as system notifications. Your browser will ask for permission once.</p>
          <Button className="justify-self-start" data-testid="alerts-allow" onClick={() => void allow()}>
            Allow notifications
          </Button>
        </>
      ) : null}
      {permission === 'denied' ? (
        <p className="text-[15px] text-ink-2">
          Notifications are blocked for this site. Allow them in your browser’s site settings, then come back.
        </p>
      ) : null}
      {permission === 'unsupported' ? <p className="text-[15px] text-ink-2">This browser doesn’t support web notifications.</p> : null}
      <p className="text-[13px] text-ink-3">
        Alerts are checked while the app is open, even offline. Changes made while it was closed are found when you open it. We don’t send
        notifications to a closed app.
      </p>
    </section>
  );
}
