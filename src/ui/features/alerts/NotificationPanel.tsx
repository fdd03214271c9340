import { useState } from 'react';
import { notifyKey, notifySetting, switchNotifications } from '../../../data/alerts/followUnread.ts';
import { useSetting } from '../../../data/view/settings.ts';
import { Switch } from '../../components/field/Switch.tsx';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';

type Permission = NotificationPermission | 'unsupported';

const permissionNow = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

/** Whether this device says alerts aloud; permission is asked for on a press alone. */
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
          hint="As soon as a rule finds something."
          checked={on}
          onChange={(wanted) => void switchNotifications(view, wanted)}
          testId="alerts-notify"
        />
      ) : null}
      {permission === 'default' ? (
        <>
          <p className="text-[15px] text-ink-2">Alerts can be shown as notifications of the system. Your browser will ask you once.</p>
          <Button className="justify-self-start" data-testid="alerts-allow" onClick={() => void allow()}>
            Allow notifications
          </Button>
        </>
      ) : null}
      {permission === 'denied' ? (
        <p className="text-[15px] text-ink-2">
          Notifications are blocked for this site. Allow them in the browser’s settings of this page, then come back.
        </p>
      ) : null}
      {permission === 'unsupported' ? <p className="text-[15px] text-ink-2">This browser has no notifications for web pages.</p> : null}
      <p className="text-[13px] text-ink-3">
        Rules are looked at while the app is open, also without a connection; what happened while it was closed is found when you open it.
        Nothing is sent to a closed app.
      </p>
    </section>
  );
}
