import { CrossIcon } from '../../../components/press/CrossIcon.tsx';
import { columnOf } from '../../../parts/dealColumns/columns.ts';
import { filtersText } from '../columns/filters.ts';
import { describeFilter } from '../columns/describeFilter.ts';
import type { ParsedSearch } from '../columns/parsedSearch.ts';
import { sortsText } from '../columns/sorts.ts';
import type { SearchChange } from '../../../parts/address/dealsSearch.ts';

interface AskedProps {
  readonly parts: ParsedSearch;
  readonly onChange: (change: SearchChange) => void;
}

/** The active filters and sorts, as removable chips. */
export function ActiveFilters({ parts: { filters, sorts }, onChange }: AskedProps) {
  if (filters.length === 0 && sorts.length === 0) return null;
  return (
    <ul aria-label="Filters and order" className="flex flex-wrap gap-1.5">
      {filters.map((filter) => (
        <RemovableChip
          key={filter.id}
          words={describeFilter(filter)}
          onRemove={() => onChange({ filter: filtersText(filters.filter(({ id }) => id !== filter.id)) })}
        />
      ))}
      {sorts.map((sort) => (
        <RemovableChip
          key={`sort ${sort.id}`}
          words={`${sort.descending ? '↓' : '↑'} ${columnOf(sort.id).label}`}
          description={`Sorted by ${columnOf(sort.id).label}, ${sort.descending ? 'descending' : 'ascending'}`}
          onRemove={() => onChange({ sort: sortsText(sorts.filter(({ id }) => id !== sort.id)) })}
        />
      ))}
    </ul>
  );
}

function RemovableChip({
  words,
  description = words,
  onRemove,
}: {
  readonly words: string;
  readonly description?: string;
  readonly onRemove: () => void;
}) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Remove: ${description}`}
        onClick={onRemove}
        className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-card pr-2 pl-3 text-[13px] hover:border-line-strong pointer-coarse:min-h-11 [&_svg]:size-3.5"
      >
        <span className="truncate">{words}</span>
        <CrossIcon />
      </button>
    </li>
  );
}
