import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { IngestItem } from '../../../core/contracts/ingestContract.ts';
import { useDealRows } from '../../../data/view/rows/useDealFeed.ts';
import { useDealRow } from '../../../data/view/queries.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { Tape } from '../../components/figure/Tape.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { moneyText, rowSubtitle } from '../../parts/dealRow/figureText.ts';
import { rowRulesStatus } from '../../parts/dealRow/rowRulesStatus.ts';
import { scoreTapeBands } from '../../../core/chart/scoreTape.ts';

interface RunItemsProps {
  /** Deals this device created from the run. */
  readonly dealIds: readonly string[];
  /** Items the server read, for runs started on another device. */
  readonly items: readonly IngestItem[];
}

/** A run's properties as they arrive, each with its score and deal. */
export function RunItems({ dealIds, items }: RunItemsProps) {
  if (dealIds.length === 0 && items.length === 0) return null;
  return (
    <section aria-labelledby="items-title" className="grid gap-3">
      <h2 id="items-title" className="text-[17px] font-semibold tracking-tight">
        Properties
      </h2>
      <ul className="grid gap-3">
        {dealIds.length > 0 ? dealIds.map((id) => <DealItem key={id} dealId={id} />) : <ServerItems items={items} />}
      </ul>
    </section>
  );
}

interface DealItemProps {
  readonly dealId: string;
  /** Badges about the deal's source. */
  readonly marks?: ReactNode;
  readonly placeholder?: ReactNode;
}

/** One deal created by a run. The caller supplies the placeholder shown while it loads. */
export function DealItem({ dealId, marks, placeholder = null }: DealItemProps) {
  const { view } = usePerson();
  const row = useDealRow(view, dealId);
  if (row === undefined) return placeholder;
  if (row === null) return <li className="text-ink-3">This deal is no longer on this device.</li>;
  return <DealRowItem row={row} marks={marks} />;
}

function ServerItems({ items }: { readonly items: readonly IngestItem[] }) {
  const rows = useDealRows();
  return items.map(({ facts }, at) => {
    const row = rows?.find(({ listingUrl }) => listingUrl !== null && listingUrl === facts.url);
    if (row !== undefined) return <DealRowItem key={row.id} row={row} />;
    return (
      <li key={facts.url ?? at} data-testid="run-item" className="rounded-2 border border-line bg-card p-4">
        <p className="font-medium">{facts.address ?? facts.url ?? 'A property'}</p>
        <p className="text-sm text-ink-3">Read by the server, not on this device yet.</p>
      </li>
    );
  });
}

/** A deal's row in a run: description, price and score. */
export function DealRowItem({ row, marks }: { readonly row: DealRow; readonly marks?: ReactNode }) {
  const standing = rowRulesStatus(row);
  return (
    <li
      data-testid="run-item"
      className="relative grid gap-3 rounded-2 border border-line bg-card p-4 shadow-1 hover:border-line-strong sm:grid-cols-[minmax(0,1fr)_18rem] sm:items-center"
    >
      <div className="min-w-0">
        <Link to="/deals/$dealId" params={{ dealId: row.id }} className="font-medium after:absolute after:inset-0 after:rounded-2">
          {row.title}
        </Link>
        <p className="num truncate text-sm text-ink-3">
          {moneyText(row.price, row.currency)} · {row.address ?? rowSubtitle(row)}
        </p>
        {marks}
        {row.gap === null ? null : <p className="text-sm text-ink-2">{row.gap}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <Tape size="row" value={row.score} zones={scoreTapeBands} />
        <p data-testid="run-item-score" className="flex items-center gap-2">
          <span className="sr-only">Score </span>
          <span className="num text-lg font-semibold tracking-tight">{row.score === null ? '–' : Math.round(row.score)}</span>
          <Badge tone={standing.tone}>{standing.words}</Badge>
        </p>
      </div>
    </li>
  );
}
