import { useConnection } from '../../parts/connection/useConnection.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { SyncStatusRow } from '../../../data/view/sync/syncView.ts';
import { syncStatusText } from '../../parts/sync/syncStatusText.ts';
import { asOfText, usedText, waitingLinksText } from '../../parts/plan/usageText.ts';
import { usePlanUsage } from '../../parts/plan/usePlanUsage.ts';
import { settledLinks, waitingLinks } from '../../parts/overview/overview.ts';

interface StandingPanelProps {
  /** Null when signed out or never synced. */
  readonly status: SyncStatusRow | null;
  readonly signedIn: boolean;
  readonly captures: readonly CaptureRow[];
}

const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Sync status in words, and this month's plan usage. */
export function SyncAndPlanPanel({ status, signedIn, captures }: StandingPanelProps) {
  const connection = useConnection();
  const waiting = captures.filter(({ state }) => state === 'waiting').length;
  const { text } = syncStatusText({ connection, waiting, status, clockTime });
  return (
    <dl className="grid gap-3">
      <div className="grid gap-0.5">
        <dt className="text-[13px] text-ink-3">Your work</dt>
        <dd data-testid="dashboard-sync" className="num font-medium">
          {text}
        </dd>
        <dd className="text-sm text-ink-2">
          {signedIn ? 'Changes are saved here first, then synced.' : 'Saved in this browser only. Sign in to sync with your other devices.'}
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
  const usage = usePlanUsage(settledLinks(captures));
  const waits = waitingLinksText(waitingLinks(captures));
  return (
    <>
      <dd data-testid="dashboard-usage" className="num font-medium">
        {usage === null ? 'Not loaded yet' : usedText(usage)}
      </dd>
      <dd data-testid="dashboard-usage-of" className="text-sm text-ink-2">
        {[usage === null ? 'Usage not loaded yet.' : asOfText(usage), waits].filter((words) => words !== '').join(' ')}
      </dd>
      <dd className="text-sm text-ink-2">
        Each listing imported by link or search counts as one analysis. Saved pages and manual deals are free.
      </dd>
    </>
  );
}
