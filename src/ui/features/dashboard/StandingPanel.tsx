import { useConnection } from '../../parts/connection/useConnection.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { SyncStatusRow } from '../../../data/view/sync/syncView.ts';
import { syncWords } from '../../parts/sync/syncWords.ts';
import { asOfWords, usedWords, waitingWords } from '../../parts/plan/usageWords.ts';
import { useAskedUsage } from '../../parts/plan/useAskedUsage.ts';
import { settledLinks, waitingLinks } from '../../parts/overview/overview.ts';

interface StandingPanelProps {
  /** Null where nobody is signed in, or nothing was synced yet. */
  readonly status: SyncStatusRow | null;
  readonly signedIn: boolean;
  readonly captures: readonly CaptureRow[];
}

const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Where the person's work stands, in words, and what the server counted of the plan. */
export function StandingPanel({ status, signedIn, captures }: StandingPanelProps) {
  const connection = useConnection();
  const waiting = captures.filter(({ state }) => state === 'waiting').length;
  const { text } = syncWords({ connection, waiting, status, clockTime });
  return (
    <dl className="grid gap-3">
      <div className="grid gap-0.5">
        <dt className="text-[13px] text-ink-3">Your work</dt>
        <dd data-testid="dashboard-sync" className="num font-medium">
          {text}
        </dd>
        <dd className="text-sm text-ink-2">
          {signedIn
            ? 'Every change is kept here first, then sent.'
            : 'Kept in this browser only. Sign in to have it on your other devices.'}
        </dd>
      </div>
      <div className="grid gap-0.5 border-t border-line pt-3">
        <dt className="text-[13px] text-ink-3">Analyses this month</dt>
        <UsedOfPlan captures={captures} />
      </div>
    </dl>
  );
}

function UsedOfPlan({ captures }: Pick<StandingPanelProps, 'captures'>) {
  const usage = useAskedUsage(settledLinks(captures));
  const waits = waitingWords(waitingLinks(captures));
  return (
    <>
      <dd data-testid="dashboard-usage" className="num font-medium">
        {usage === null ? 'Not known on this device yet' : usedWords(usage)}
      </dd>
      <dd data-testid="dashboard-usage-of" className="text-sm text-ink-2">
        {[usage === null ? 'The server counts them and has not been asked yet.' : asOfWords(usage), waits]
          .filter((words) => words !== '')
          .join(' ')}
      </dd>
      <dd className="text-sm text-ink-2">Each listing read from a link or a search is one. Saved pages and typed deals never count.</dd>
    </>
  );
}
