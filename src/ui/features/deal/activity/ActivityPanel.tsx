import { useMemo, useState } from 'react';
import { dealTimeline } from '../../../../core/deal/collaboration/dealTimeline.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { MarketId } from '../../../../core/market/markets.ts';
import { useItems } from '../../../../data/view/items.ts';
import { momentFormat } from '../../../components/figure/momentFormat.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePeople } from '../../../parts/activity/usePeople.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useDealChanges } from '../../../parts/activity/DealChanges.tsx';

interface ActivityPanelProps {
  readonly deal: Deal;
  readonly strategy: StrategyId;
  readonly market: MarketId;
}

/** The number of entries shown at first, and added by each press. */
const page = 20;

/** Who did what on the deal and when, newest first, on all devices. Hidden for samples, which have no history. */
export function ActivityPanel({ deal, strategy, market }: ActivityPanelProps) {
  const { view } = usePerson();
  const people = usePeople();
  const { history } = useDealChanges();
  const comments = useItems(view, 'comments', deal.id);
  const [shown, setShown] = useState(page);
  const entries = useMemo(
    () => (history === null ? [] : dealTimeline({ deal, ...history, comments: comments ?? [], people, inputs: { strategy, market } })),
    [deal, history, comments, people, strategy, market],
  );
  if (history === null) return null;
  return (
    <Panel title="Activity" aside={people.isShared ? 'everyone’s latest changes' : 'latest changes on all your devices'}>
      <ol>
        {entries.slice(0, shown).map(({ key, at, kind, text, quote }) => (
          <li key={key} className="border-t border-line py-2 first:border-0" data-testid="activity" data-kind={kind}>
            <p className="text-[15px] wrap-anywhere">{text}</p>
            {quote === '' ? null : <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-wrap text-ink-2">{quote}</p>}
            <p className="text-[13px] text-ink-3">
              <time dateTime={new Date(at).toISOString()}>{momentFormat.format(at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {entries.length <= shown ? null : (
        <div className="print:hidden">
          <Button size="small" onClick={() => setShown(shown + page)}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}
