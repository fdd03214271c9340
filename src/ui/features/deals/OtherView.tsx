import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { BinScreen } from './bin/BinScreen.tsx';
import { CompareScreen } from './compare/CompareScreen.tsx';
import type { DealsSearch } from './dealsSearch.ts';

interface OtherViewProps {
  readonly feed: DealFeed | null;
  readonly search: DealsSearch;
}

/** What `/deals` shows besides its list: the bin, or a comparison. */
export function OtherView({ feed, search }: OtherViewProps) {
  if (search.view !== 'bin') return <CompareScreen search={search} />;
  return feed?.complete === true ? <BinScreen feed={feed} /> : <Spinner label="Loading your deals…" />;
}
