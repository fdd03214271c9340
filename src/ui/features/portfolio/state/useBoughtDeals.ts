import { useDealFeed } from '../../../../data/view/rows/useDealFeed.ts';
import { useHoldings } from '../../../../data/view/items.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { usePerson } from '../../../hooks/usePerson.ts';

/** Deals at the bought stage that are not holdings yet. */
export function useBoughtDeals(): readonly DealRow[] {
  const { view } = usePerson();
  const feed = useDealFeed();
  const holdings = useHoldings(view);
  if (feed === null || holdings === undefined) return [];
  const taken = new Set(holdings.map(({ id, item }) => item.dealId ?? id));
  return feed.rows.filter(({ id, stage }) => stage === 'bought' && !taken.has(id));
}
