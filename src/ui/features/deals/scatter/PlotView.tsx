import type { DealRow } from '../../../../data/view/rows.ts';
import type { DealsSearch, SearchChange } from '../../../parts/address/dealsSearch.ts';
import type { Selection } from '../select/useSelection.ts';
import { DealsMap } from '../DealsMap.tsx';
import { ScatterView } from './ScatterView.tsx';

interface PlotViewProps {
  readonly as: 'map' | 'scatter';
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly search: DealsSearch;
  readonly onChange: (change: SearchChange) => void;
  readonly onOpen: (id: string) => void;
}

/** The map or scatter view, in one bundle. */
export const PlotView = ({ as, onOpen, ...shared }: PlotViewProps) =>
  as === 'map' ? <DealsMap {...shared} /> : <ScatterView {...shared} onOpen={onOpen} />;
