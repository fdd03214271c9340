import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDealRows } from '../../../../data/view/rows/useDealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { DeltaText } from '../../../components/figure/DeltaText.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { countRebanded, scoreMoves, type ScoreMove } from './scoreMoves.ts';

/** The effect of this visit's changes on the deals with the user's highest scores. */
export function BestDeals() {
  const rows = useDealRows();
  // The scores when the screen opened.
  const [before, setBefore] = useState<readonly DealRow[] | null>(null);
  if (rows !== undefined && before === null) setBefore(rows);
  if (rows === undefined || before === null) return null;
  if (rows.length === 0)
    return (
      <Panel title="Your highest scores">
        <p className="text-[15px] text-ink-2">
          No deals yet.{' '}
          <Link to="/deals" className="underline decoration-line-strong underline-offset-4">
            Add one
          </Link>{' '}
          to see the effect of your changes.
        </p>
      </Panel>
    );
  const rebanded = countRebanded(before, rows);
  return (
    <Panel title="Your highest scores" aside="changes since you opened this page">
      <ol>
        {scoreMoves(before, rows).map((move) => (
          <Move key={move.id} move={move} />
        ))}
      </ol>
      <p className="num border-t border-line pt-2 text-[13px] text-ink-3" data-testid="profile-rebanded">
        {rebanded === 0 ? `None of ${rows.length} deals changed band.` : `${rebanded} of ${rows.length} changed band.`}
      </p>
    </Panel>
  );
}

function Move({ move: { id, title, score, standing, change } }: { readonly move: ScoreMove }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-2 first:border-0">
      <Link to="/deals/$dealId" params={{ dealId: id }} className="truncate text-[15px] hover:underline">
        {title}
      </Link>
      <span className="num flex items-baseline gap-2">
        {change === 0 ? null : (
          <DeltaText tone={change > 0 ? 'good' : 'poor'}>{`${Math.abs(change)} ${change > 0 ? 'up' : 'down'}`}</DeltaText>
        )}
        <strong className="text-[17px] font-semibold tracking-tight">{score ?? '–'}</strong>
      </span>
      <span className="text-[13px] text-ink-3">{standing ?? 'needs more inputs'}</span>
    </li>
  );
}
