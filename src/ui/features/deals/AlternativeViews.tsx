import { useNavigate } from '@tanstack/react-router';
import { lazy, useCallback } from 'react';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Button } from '../../components/press/Button.tsx';
import type { Edits } from './edits/useEdits.ts';
import type { DealsViewSettingsState } from './views/dealsViewSettings.ts';
import type { DealShow, DealsSearch, SearchChange } from '../../parts/address/dealsSearch.ts';
import type { DealsSheet } from './DealsSheets.tsx';
import type { SearchResults } from './list/useSearchResults.ts';
import type { Selection } from './select/useSelection.ts';

const TableView = lazy(async () => ({ default: (await import('./table/TableView.tsx')).TableView }));
const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));
const PlotView = lazy(async () => ({ default: (await import('./scatter/PlotView.tsx')).PlotView }));

interface OtherShowProps extends DealsViewSettingsState {
  readonly show: DealShow;
  readonly found: SearchResults;
  /** False while only the highest-scoring deals are loaded. The summary waits for the rest. */
  readonly complete: boolean;
  readonly search: DealsSearch;
  readonly selection: Selection;
  readonly edits: Edits;
  readonly onChange: (change: SearchChange) => void;
  readonly onSheet: (sheet: DealsSheet) => void;
}

/** The deals in a view other than the list, or a message that nothing matches. */
export function AlternativeViews(props: OtherShowProps) {
  const { show, complete, search, selection, edits, settings, changeSettings, onChange, onSheet } = props;
  const { found, fitting } = props.found;
  const navigate = useNavigate();
  const open = useCallback((id: string) => void navigate({ to: '/deals/$dealId', params: { dealId: id } }), [navigate]);
  if (found.length === 0) return <NothingMatches onClear={() => onChange({ q: undefined, filter: undefined })} />;
  const shared = { rows: found, selection };
  switch (show) {
    case 'table':
      return (
        <TableView
          {...shared}
          {...{ search, edits, settings, changeSettings, onChange, onSheet }}
          summed={complete ? fitting : null}
          onOpen={open}
        />
      );
    case 'board':
      return <Board {...shared} edits={edits} />;
    case 'map':
    case 'scatter':
      return <PlotView as={show} {...shared} search={search} onChange={onChange} onOpen={open} />;
    default:
      return null;
  }
}

/** The empty state when no deal matches, with a button to clear the filters. */
function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No deals match" action={<Button onClick={onClear}>Clear search and filters</Button>}>
      Remove a filter or broaden your search.
    </EmptyState>
  );
}
