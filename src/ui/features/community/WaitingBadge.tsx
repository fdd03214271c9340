import type { OutboxRow } from '../../../data/community/outboxRow.ts';
import { Badge } from '../../components/figure/Badge.tsx';

/** Status of an item the server does not have yet. */
export function WaitingBadge({ row: { state, tried, problem } }: { readonly row: OutboxRow }) {
  if (state === 'refused') return <Badge tone="poor">not accepted</Badge>;
  return <Badge tone="fair">{tried && problem === null ? 'sending' : 'waiting to send'}</Badge>;
}
