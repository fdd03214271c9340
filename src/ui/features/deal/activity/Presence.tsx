import { useEffect, useState } from 'react';
import { usePresent } from '../../../../data/view/sync/presence.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useSyncControl } from '../../../hooks/useSyncControl.ts';
import { presenceLine } from './presenceLine.ts';
import { presenceText } from './presenceText.ts';

/** How often an open deal is reported, and how long a report of another member counts, in milliseconds. */
const tellEveryMs = 45_000;
const countsForMs = 100_000;

/** Who else has the deal open, and a report to them that it is open here. Only for team workspaces. */
export function Presence({ dealId }: { readonly dealId: string }) {
  const { view } = usePerson();
  const { now } = useClock();
  const sync = useSyncControl();
  const [checkedAt, setCheckedAt] = useState<number>(now);
  const present = (usePresent(view, dealId) ?? []).filter(({ at }) => checkedAt - at < countsForMs);
  const devices = present.map(({ device }) => device).join(' ');
  useEffect(() => {
    const tell = () => {
      setCheckedAt(now());
      void sync.tellPresence(document.visibilityState === 'visible' ? dealId : null);
    };
    // All tabs of a browser are one device: a hidden tab that repeated "closed" would hide the deal that a visible tab has open.
    const repeat = () => (document.visibilityState === 'visible' ? tell() : setCheckedAt(now()));
    tell();
    const timer = setInterval(repeat, tellEveryMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      void sync.tellPresence(null);
    };
  }, [sync, now, dealId]);
  useEffect(() => {
    // A member who has just opened the deal does not know of this device yet.
    if (devices !== '' && document.visibilityState === 'visible') void sync.tellPresence(dealId);
  }, [sync, dealId, devices]);
  return (
    <output aria-live="polite" className={`${presenceLine} truncate text-sm text-ink-2`} data-testid="presence">
      {presenceText(present)}
    </output>
  );
}
