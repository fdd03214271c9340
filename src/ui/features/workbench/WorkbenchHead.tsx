import { useDeferredValue } from 'react';
import { SearchBox } from '../../components/field/SearchBox.tsx';
import { Segmented } from '../../components/field/Segmented.tsx';
import { sidewaysRow } from '../../components/panel/sidewaysRow.ts';
import { Button } from '../../components/press/Button.tsx';
import { CrossIcon } from '../../components/press/CrossIcon.tsx';
import { countWords } from '../deals/row/countWords.ts';
import { columnOf } from './columns/columns.ts';
import { filtersText } from './columns/filters.ts';
import { filterWords } from './columns/filterWords.ts';
import { sortsText } from './columns/sorts.ts';
import type { BenchParts, SearchChange } from './WorkbenchScreen.tsx';
import type { BenchSheet } from './WorkbenchSheets.tsx';
import type { WorkbenchSearch, WorkbenchShow } from './workbenchSearch.ts';

interface WorkbenchHeadProps {
  readonly search: WorkbenchSearch;
  readonly parts: BenchParts;
  /** Null while they are still being read. */
  readonly counts: { readonly shown: number; readonly total: number } | null;
  readonly onChange: (change: SearchChange) => void;
  readonly onSheet: (sheet: BenchSheet) => void;
}

const shows = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
  { value: 'scatter', label: 'Scatter' },
] as const;

/** Title, search, the three ways to look, and what is asked for as chips that can be taken off. */
export function WorkbenchHead({ search, parts, counts, onChange, onSheet }: WorkbenchHeadProps) {
  const show: WorkbenchShow = search.show ?? 'table';
  // They move all that lies below, which is drawn anew a moment later: once for both.
  const asked = useDeferredValue(parts);
  return (
    <header className="grid gap-2.5 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="flex items-baseline gap-3 text-[22px] leading-tight font-semibold tracking-tight sm:text-2xl">
          Workbench
          <output className="num text-sm font-normal tracking-normal text-ink-3" data-testid="bench-count">
            {counts === null ? '' : countWords(counts.shown, counts.total)}
          </output>
        </h1>
        <Segmented
          label="Show as"
          options={shows}
          value={show}
          onChange={(value) => onChange({ show: value === 'table' ? undefined : value })}
        />
      </div>
      <search className="grid gap-2 sm:flex sm:flex-wrap sm:items-center">
        <SearchBox
          label="Search deals"
          placeholder="Address, area, type or tag"
          testId="bench-search"
          className="min-h-10 sm:text-[15px] pointer-coarse:min-h-11"
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        />
        <div className={`${sidewaysRow} sm:contents`}>
          <Button onClick={() => onSheet({ kind: 'filters', start: null })} data-testid="bench-filter-open">
            Filters
          </Button>
          <Button onClick={() => onSheet({ kind: 'columns' })} data-testid="bench-columns-open">
            Columns
          </Button>
          <Button onClick={() => onSheet({ kind: 'views' })} data-testid="bench-views-open" className="max-w-48">
            <span className="truncate">{search.view ?? 'Views'}</span>
          </Button>
          <span className="hidden flex-1 sm:block" />
          <Button look="quiet" onClick={() => onSheet({ kind: 'import' })} data-testid="bench-import-open">
            Import
          </Button>
          <Button look="quiet" onClick={() => onSheet({ kind: 'export' })} data-testid="bench-export-open">
            Export
          </Button>
        </div>
      </search>
      <Asked parts={asked} onChange={onChange} />
    </header>
  );
}

function Asked({ parts, onChange }: Pick<WorkbenchHeadProps, 'parts' | 'onChange'>) {
  const { filters, sorts } = parts;
  if (filters.length === 0 && sorts.length === 0) return null;
  return (
    <ul aria-label="Filters and order" className="flex flex-wrap gap-1.5">
      {filters.map((filter) => (
        <Taken
          key={filter.id}
          words={filterWords(filter)}
          onTake={() => onChange({ filter: filtersText(filters.filter(({ id }) => id !== filter.id)) })}
        />
      ))}
      {sorts.map((sort) => (
        <Taken
          key={`sort ${sort.id}`}
          words={`${sort.descending ? '↓' : '↑'} ${columnOf(sort.id).label}`}
          says={`Sorted by ${columnOf(sort.id).label}, ${sort.descending ? 'descending' : 'ascending'}`}
          onTake={() => onChange({ sort: sortsText(sorts.filter(({ id }) => id !== sort.id)) })}
        />
      ))}
    </ul>
  );
}

function Taken({ words, says = words, onTake }: { readonly words: string; readonly says?: string; readonly onTake: () => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Take off: ${says}`}
        onClick={onTake}
        className="num inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-card pr-2 pl-3 text-[13px] hover:border-line-strong pointer-coarse:min-h-11 [&_svg]:size-3.5"
      >
        <span className="truncate">{words}</span>
        <CrossIcon />
      </button>
    </li>
  );
}
