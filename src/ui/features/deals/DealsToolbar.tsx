import { useEffect, useRef } from 'react';
import type { DealStage } from '../../../core/deal/deal.ts';
import type { Band } from '../../../core/score/score.ts';
import { Chip } from '../../components/press/Chip.tsx';
import { dealBands, dealStages, type DealSort, type DealsSearch } from './dealsSearch.ts';
import { SelectField } from './SelectField.tsx';
import { stageWords } from './row/stageWords.ts';

/** A change of the search: what is undefined is no longer asked for. */
export type SearchChange = { readonly [Key in keyof DealsSearch]?: DealsSearch[Key] | undefined };

interface DealsToolbarProps {
  readonly search: DealsSearch;
  readonly onChange: (change: SearchChange) => void;
}

const sorts: readonly { readonly value: DealSort; readonly label: string }[] = [
  { value: 'score', label: 'Best score' },
  { value: 'newest', label: 'Newest' },
  { value: 'cash-flow', label: 'Cash flow' },
  { value: 'net-yield', label: 'Net yield' },
  { value: 'gross-yield', label: 'Gross yield' },
  { value: 'roi', label: 'ROI' },
  { value: 'price-low', label: 'Lowest price' },
  { value: 'price-high', label: 'Highest price' },
];

const any = { value: 'any', label: 'Any' } as const;
const bands: readonly { readonly value: Band | 'any'; readonly label: string }[] = [
  any,
  ...dealBands.map((band) => ({ value: band, label: `${band.charAt(0).toUpperCase()}${band.slice(1)}` })),
];
const stages: readonly { readonly value: DealStage | 'any'; readonly label: string }[] = [
  any,
  ...dealStages.map((stage) => ({ value: stage, label: stageWords[stage] })),
];

/** Search, filters and order of the list; all of it lives in the address. */
export function DealsToolbar({ search, onChange }: DealsToolbarProps) {
  return (
    <search className="grid gap-2.5 sm:flex sm:flex-wrap sm:items-center print:hidden">
      <SearchBox q={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q })} />
      <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap sm:items-center">
        <SelectField
          label="Score"
          value={search.band ?? 'any'}
          options={bands}
          onChange={(band) => onChange({ band: band === 'any' ? undefined : band })}
          testId="deals-band"
        />
        <SelectField
          label="Stage"
          value={search.stage ?? 'any'}
          options={stages}
          onChange={(stage) => onChange({ stage: stage === 'any' ? undefined : stage })}
          testId="deals-stage"
        />
        <SelectField
          label="Sort"
          value={search.sort ?? 'score'}
          options={sorts}
          onChange={(sort) => onChange({ sort: sort === 'score' ? undefined : sort })}
          testId="deals-sort"
        />
        <Chip
          pressed={search.saved === true}
          onClick={() => onChange({ saved: search.saved === true ? undefined : true })}
          data-testid="deals-saved"
          className="min-h-11 justify-center"
        >
          Saved only
        </Chip>
      </div>
    </search>
  );
}

function SearchBox({ q, onChange }: { readonly q: string; readonly onChange: (q: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // The address trims what is typed, so it only writes back into the box when nobody is typing there.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  return (
    <input
      ref={input}
      type="search"
      aria-label="Search deals"
      placeholder="Search address, area or type"
      defaultValue={q}
      autoComplete="off"
      data-testid="deals-search"
      onChange={(event) => onChange(event.target.value.trim())}
      className="min-h-11 w-full min-w-0 rounded-[10px] border border-line bg-card px-3.5 text-base hover:border-line-strong sm:w-72"
    />
  );
}
