import { useDeferredValue } from 'react';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { SearchBox } from '../../../components/field/SearchBox.tsx';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { scrollableRow } from '../../../components/panel/scrollableRow.ts';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { columnOf } from '../../../parts/dealColumns/columns.ts';
import { choicesAmong, filtersText } from '../columns/filters.ts';
import { useParsedSearch } from '../columns/parsedSearch.ts';
import type { DealShow, DealsSearch, SearchChange } from '../../../parts/address/dealsSearch.ts';
import type { DealsSheet } from '../DealsSheets.tsx';
import { resultCountText } from '../../../parts/dealRow/countText.ts';
import type { Selection } from '../select/useSelection.ts';
import { DealsSummary } from './DealsSummary.tsx';
import { RecheckAll } from '../watch/RecheckAll.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { comparesCurrencies } from './mixedCurrencies.ts';

interface DealsToolbarProps {
  readonly feed: DealFeed;
  /** The search results; null until they are known. */
  readonly rows: readonly DealRow[] | null;
  readonly search: DealsSearch;
  readonly show: DealShow;
  readonly selection: Selection;
  /** Whether the list is in selection mode. */
  readonly picking: boolean;
  readonly onChange: (change: SearchChange) => void;
  readonly onSheet: (sheet: DealsSheet) => void;
  readonly onPick: (on: boolean) => void;
}

const shows = [
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
  { value: 'map', label: 'Map' },
  { value: 'scatter', label: 'Scatter' },
] as const;

const sorts = [
  { value: '', label: 'Highest score' },
  { value: '-createdAt', label: 'Newest' },
  { value: '-monthlyCashFlow', label: 'Cash flow' },
  { value: '-cashOnCash', label: 'Cash-on-cash' },
  { value: '-netYield', label: 'Net yield' },
  { value: '-grossYield', label: 'Gross yield' },
  { value: '-roi', label: 'ROI including growth' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
  { value: '-reducedOn', label: 'Recently reduced' },
  { value: 'dueOn', label: 'Due first' },
];

const any = 'any';

/** Search, filters, sort and the five views. Their state is in the URL. */
export function DealsToolbar(props: DealsToolbarProps) {
  const { feed, rows, search, show, onChange, onSheet } = props;
  const readOnly = useReadOnly();
  const parts = useParsedSearch(search);
  const stages = choicesAmong(columnOf('stage'), feed.rows).map(({ value, label, count }) => ({ value, label: `${label} (${count})` }));
  const stage = parts.filters.find(({ id }) => id === 'stage');
  const others = parts.filters.filter(({ id }) => id !== 'stage');
  const ownSort =
    search.sort === undefined || sorts.some(({ value }) => value === search.sort) ? [] : [{ value: search.sort, label: 'Custom' }];
  // Deferred, because the chips shift the list below, which is deferred too. This way the list moves once.
  const asked = useDeferredValue(parts);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
      <DealsSummary feed={feed} />
      <div className={`${scrollableRow} sm:mx-0 sm:flex-wrap sm:justify-between sm:px-0`}>
        <Segmented label="View" options={shows} value={show} onChange={(value) => onChange({ show: value })} />
        <div className="flex items-center [&>*]:shrink-0">
          {show === 'table' ? (
            <Button look="quiet" size="small" onClick={() => onSheet({ kind: 'columns' })} data-testid="bench-columns-open">
              Columns
            </Button>
          ) : null}
          <Button look="quiet" size="small" onClick={() => onSheet({ kind: 'views' })} data-testid="bench-views-open" className="max-w-48">
            <span className="truncate">{search.view ?? 'Saved views'}</span>
          </Button>
          {readOnly === null ? (
            <Button look="quiet" size="small" onClick={() => onSheet({ kind: 'import' })} data-testid="bench-import-open">
              Import
            </Button>
          ) : null}
          <Button look="quiet" size="small" onClick={() => onSheet({ kind: 'export' })} data-testid="bench-export-open">
            Export
          </Button>
        </div>
      </div>
      <search className="grid gap-2 sm:flex sm:flex-wrap sm:items-center">
        <SearchBox
          label="Search deals"
          placeholder="Address, area, type or tag"
          testId="bench-search"
          className="min-h-11"
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        />
        <div className={`${scrollableRow} sm:contents`}>
          <Button
            className="min-h-11 max-sm:order-first"
            onClick={() => onSheet({ kind: 'filters', start: null })}
            data-testid="deals-filters"
          >
            {parts.filters.length === 0 ? 'Filters' : `Filters (${parts.filters.length})`}
          </Button>
          <SelectField
            label="Stage"
            value={stage?.kind === 'any-of' && stage.values.length === 1 ? (stage.values[0] ?? any) : any}
            options={[{ value: any, label: 'Any' }, ...stages]}
            onChange={(value) =>
              onChange({ filter: filtersText(value === any ? others : [...others, { id: 'stage', kind: 'any-of', values: [value] }]) })
            }
            testId="deals-stage"
          />
          <SelectField
            label="Sort"
            value={search.sort ?? ''}
            options={[...sorts, ...ownSort]}
            onChange={(sort) => onChange({ sort })}
            testId="deals-sort"
          />
        </div>
      </search>
      <ActiveFilters parts={asked} onChange={onChange} />
      <Counts {...props} />
      {comparesCurrencies(parts, { found: rows ?? [], all: feed.rows }) ? (
        <p className="text-sm text-fair" data-testid="mixed-currencies">
          These deals are in several currencies. Amounts are compared without conversion.
        </p>
      ) : null}
    </header>
  );
}

/** The deal count and the actions for all deals found. */
function Counts({ feed, rows, search, show, selection, picking, onChange, onPick }: DealsToolbarProps) {
  const readOnly = useReadOnly();
  const found = rows?.length ?? null;
  return (
    <div className={`${scrollableRow} min-h-9 !gap-1 !py-0 text-sm text-ink-3 sm:mx-0 sm:flex-wrap sm:px-0`}>
      <output className="num mr-2" data-testid="deals-count">
        {feed.complete && found !== null ? resultCountText(found, feed.rows.length) : 'Counting…'}
      </output>
      {search.q === undefined && search.filter === undefined ? null : (
        <Button look="quiet" size="small" data-testid="deals-clear" onClick={() => onChange({ q: undefined, filter: undefined })}>
          Clear search and filters
        </Button>
      )}
      {found === null || found === 0 || show !== 'list' ? null : (
        <Button look="quiet" size="small" aria-pressed={picking} data-testid="select-mode" onClick={() => onPick(!picking)}>
          {picking ? 'Stop selecting' : 'Select'}
        </Button>
      )}
      {found === null || found === 0 ? null : (
        <Button look="quiet" size="small" data-testid="select-all" onClick={selection.all}>
          {`Select ${found === 1 ? 'it' : `all ${found.toLocaleString('en-GB')}`}`}
        </Button>
      )}
      {rows === null || rows.length === 0 || readOnly !== null ? null : <RecheckAll rows={rows} />}
      <LinkButton to="/deals" search={{ view: 'bin' }} look="quiet" size="small" className="ml-auto" data-testid="open-bin">
        {feed.binned.length === 0 ? 'Bin' : `Bin (${feed.binned.length})`}
      </LinkButton>
    </div>
  );
}
