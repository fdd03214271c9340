import { useConnection } from '../auth/useConnection.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { SyncStatusRow } from '../../../data/view/sync/syncView.ts';
import { syncWords } from '../frame/syncWords.ts';
import { analysesSince } from './overview.ts';

interface StandingPanelProps {
  /** Null where nobody is signed in, or nothing was synced yet. */
  readonly status: SyncStatusRow | null;
  readonly signedIn: boolean;
  readonly captures: readonly CaptureRow[];
  readonly now: number;
}

const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The share of the Free plan, as the specification has it. */
const freeAnalyses = 3;

/** Where the person's work stands, in words, and what was used of the plan as far as this device knows. */
export function StandingPanel({ status, signedIn, captures, now }: StandingPanelProps) {
  const connection = useConnection();
  const waiting = captures.filter(({ state }) => state === 'waiting').length;
  const { text } = syncWords({ connection, waiting, status, clockTime });
  const used = analysesSince(captures, startOfMonth(now));
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
        <dd data-testid="dashboard-usage" className="num font-medium">
          {`${used} from this device`}
        </dd>
        <dd className="text-sm text-ink-2">{`Free has ${freeAnalyses} links a month. The server’s count decides; saved pages and typed deals never count.`}</dd>
      </div>
    </dl>
  );
}

function startOfMonth(now: number): number {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1);
}
