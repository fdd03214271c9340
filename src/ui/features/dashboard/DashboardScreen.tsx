import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAlertEvents, useAlertRules } from '../../../data/alerts/useAlerts.ts';
import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import { useDealFeed } from '../../../data/view/rows/useDealFeed.ts';
import { useCaptures } from '../../../data/view/queries.ts';
import { useSyncStatus } from '../../../data/view/sync/syncQueries.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { OpenAlerts } from './OpenAlerts.tsx';
import { DealsTop } from '../../parts/addDeal/DealsTop.tsx';
import { stageLabels } from '../../parts/dealRow/stageLabels.ts';
import { Attention } from './Attention.tsx';
import { attentionOf } from '../../parts/overview/attention.ts';
import { BestDeals } from './BestDeals.tsx';
import { timeAgo } from './timeAgo.ts';
import { bestOf, bestDealsTitle, recentOf } from '../../parts/overview/overview.ts';
import { Pipeline } from './Pipeline.tsx';
import { SyncAndPlanPanel } from './SyncAndPlanPanel.tsx';

const GuidedStart = lazy(async () => ({ default: (await import('../../parts/onboarding/GuidedStart.tsx')).GuidedStart }));

const PortfolioBlock = lazy(async () => ({ default: (await import('./PortfolioBlock.tsx')).PortfolioBlock }));

const mostBest = 5;
const mostRecent = 6;

/** The dashboard: link field, items needing attention, best deals, pipeline and sync status. */
export function DashboardScreen() {
  const feed = useDealFeed();
  const [pageOpen, setPageOpen] = useState(false);
  return (
    <>
      <DealsTop pageOpen={pageOpen} onPageOpen={setPageOpen} compact={feed === null || feed.rows.length > 0} />
      {feed === null || !feed.complete ? <Spinner label="Loading your deals…" /> : null}
      {feed?.complete === true && feed.rows.length === 0 ? (
        <Suspense fallback={<Spinner label="Loading…" />}>
          <GuidedStart binned={feed.binned.length} onWantPage={() => setPageOpen(true)} />
        </Suspense>
      ) : null}
      {feed?.complete === true && feed.rows.length > 0 ? <Overview feed={feed} /> : null}
    </>
  );
}

function Overview({ feed }: { readonly feed: DealFeed }) {
  const { view, userId } = usePerson();
  const { now } = useClock();
  const captures = useCaptures(view) ?? [];
  const known = useSyncStatus(view);
  const status = userId === null ? null : (known ?? null);
  const at = now();
  const best = bestOf(feed.rows, mostBest);
  const items = attentionOf({ feed, captures, status, now: at });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Block id="pipeline" title="Pipeline" plain>
        <Pipeline rows={feed.rows} />
      </Block>
      <Suspense fallback={null}>
        <PortfolioBlock />
      </Suspense>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <Block id="best" title={bestDealsTitle(best)} aside={<More>{`All ${feed.rows.length.toLocaleString('en-GB')}`}</More>}>
          {best.length === 0 ? <p className="text-ink-2">Analyse a deal to see your best scores.</p> : <BestDeals rows={best} />}
        </Block>
        <div className="grid gap-6">
          <Block id="attention" title="Needs attention">
            <Attention items={items} />
          </Block>
          <AlertsBlock />
          <Block id="standing" title="Sync and usage">
            <SyncAndPlanPanel status={status} signedIn={userId !== null} captures={captures} />
          </Block>
          <Block id="recent" title="Recent changes">
            <Recent feed={feed} now={at} />
          </Block>
        </div>
      </div>
    </div>
  );
}

/** Renders nothing when there are no rules and no alerts. */
function AlertsBlock() {
  const { view } = usePerson();
  const rules = useAlertRules(view);
  const unread = useAlertEvents(view)?.filter((row) => row.unread === 1);
  if (rules === undefined || unread === undefined || rules.length + unread.length === 0) return null;
  return (
    <Block id="alerts" title="Open alerts" aside={<More to="/alerts">Inbox</More>}>
      <OpenAlerts unread={unread} />
    </Block>
  );
}

interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** Omits the frame around the block. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

function Block({ id, title, aside, plain = false, children }: BlockProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={
        plain
          ? 'grid grid-cols-[minmax(0,1fr)] gap-3'
          : 'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2 border border-line bg-card p-4 sm:p-5'
      }
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-[17px] font-semibold tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const More = ({ to = '/deals', children }: { readonly to?: '/deals' | '/alerts'; readonly children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-8 items-center text-sm font-medium text-brand hover:underline pointer-coarse:min-h-11">
    {children}
  </Link>
);

function Recent({ feed, now }: { readonly feed: DealFeed; readonly now: number }) {
  return (
    <ul>
      {recentOf(feed.rows, mostRecent).map(({ row, what }) => (
        <li key={row.id} className="relative flex min-h-11 items-center justify-between gap-3 border-t border-line py-1.5 first:border-0">
          <span className="min-w-0">
            <Link
              to="/deals/$dealId"
              params={{ dealId: row.id }}
              className="block truncate text-[15px] after:absolute after:inset-0 hover:underline"
            >
              {row.title}
            </Link>
            <span className="text-[13px] text-ink-3">{what === 'added' ? 'Added' : `Changed · ${stageLabels[row.stage]}`}</span>
          </span>
          <span className="num text-[13px] whitespace-nowrap text-ink-3">{timeAgo(row.updatedAt, now)}</span>
        </li>
      ))}
    </ul>
  );
}
