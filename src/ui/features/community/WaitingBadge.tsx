import type { OutboxRow } from '../../../data/community/outboxRow.ts';
import { Badge } from '../../components/figure/Badge.tsx';

/** Where something stands that the server does not have yet. */
export function WaitingBadge({ row: { state, tried, problem } }: { readonly row: OutboxRow }) {
  if (state === 'refused') return <Badge tone="poor">not taken</Badge>;
  return <Badge tone="fair">{tried && problem === null ? 'being sent' : 'waits to be sent'}</Badge>;
}
