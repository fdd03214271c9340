import { CrossIcon } from '../../../components/press/CrossIcon.tsx';
import { columnOf } from '../../../parts/dealColumns/columns.ts';
import { filtersText } from '../columns/filters.ts';
import { filterWords } from '../columns/filterWords.ts';
import type { BenchParts } from '../columns/parts.ts';
import { sortsText } from '../columns/sorts.ts';
import type { SearchChange } from '../../../parts/address/dealsSearch.ts';

interface AskedProps {
  readonly parts: BenchParts;
  readonly onChange: (change: SearchChange) => void;
}

/** What is asked for, as chips that can be taken off. */
export function Asked({ parts: { filters, sorts }, onChange }: AskedProps) {
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
        className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-card pr-2 pl-3 text-[13px] hover:border-line-strong pointer-coarse:min-h-11 [&_svg]:size-3.5"
      >
        <span className="truncate">{words}</span>
        <CrossIcon />
      </button>
    </li>
  );
}
