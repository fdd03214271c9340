import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { BinScreen } from './BinScreen.tsx';
import { CompareScreen } from './compare/CompareScreen.tsx';
import type { DealsSearch } from '../../parts/address/dealsSearch.ts';
import { NoDeals } from './NoDeals.tsx';

interface OtherViewProps {
  readonly feed: DealFeed | null;
  readonly search: DealsSearch;
}

/** The other screens under the deals URLs: the comparison, the bin, or the empty state. */
export function DealsSubview({ feed, search }: OtherViewProps) {
  if (search.compare !== undefined) return <CompareScreen search={search} />;
  if (search.view !== 'bin') return <NoDeals />;
  return feed?.complete === true ? <BinScreen feed={feed} /> : <Spinner label="Loading your deals…" />;
}
