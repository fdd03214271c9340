import { Link } from '@tanstack/react-router';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import { useCaptures } from '../../../../data/view/queries.ts';
import { useSyncStatus } from '../../../../data/view/sync/syncQueries.ts';
import { scrollableRow } from '../../../components/panel/scrollableRow.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { dealStages } from '../../../parts/address/dealsSearch.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { attentionOf } from '../../../parts/overview/attention.ts';
import { pipelineOf } from '../../../parts/overview/overview.ts';

const item =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3 whitespace-nowrap text-ink-2 no-underline hover:border-line-strong hover:text-ink pointer-coarse:min-h-11';

/** One line above the deals: the count in each stage, and the number of dashboard items that need attention. */
export function DealsSummary({ feed }: { readonly feed: DealFeed }) {
  const { view, userId } = usePerson();
  const { now } = useClock();
  const captures = useCaptures(view) ?? [];
  const known = useSyncStatus(view);
  const status = userId === null ? null : (known ?? null);
  const waiting = attentionOf({ feed, captures, status, now: now() }).length;
  if (!feed.complete) return <div className="min-h-11 pointer-coarse:min-h-13" />;
  return (
    <nav aria-label="Pipeline" className={`${scrollableRow} text-sm print:hidden`} data-testid="deals-summary">
      {pipelineOf(feed.rows, dealStages)
        .filter(({ count }) => count > 0)
        .map(({ stage, count }) => (
          <Link key={stage} to="/deals" search={{ stage }} className={item}>
            {stageLabels[stage]} <span className="num font-semibold text-ink">{count.toLocaleString('en-GB')}</span>
          </Link>
        ))}
      <Link to="/dashboard" className={`${item} ${waiting > 0 ? 'font-medium text-ink' : ''}`}>
        {waiting === 0 ? 'Dashboard' : `${waiting} ${waiting === 1 ? 'item needs' : 'items need'} attention`}
      </Link>
    </nav>
  );
}
