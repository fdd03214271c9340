import { useId, useMemo, useState } from 'react';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { SearchBox } from '../../../components/field/SearchBox.tsx';
import { sidewaysRow } from '../../../components/panel/sidewaysRow.ts';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';
import { countFilters, dealBands, dealStages, type DealSort, type DealsSearch, type SearchChange } from '../dealsSearch.ts';
import { countWords } from '../row/countWords.ts';
import { stageWords } from '../row/stageWords.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { facetsOf, type Facets } from './facets.ts';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { comparesCurrencies } from './mixedCurrencies.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { CheckAll } from '../watch/CheckAll.tsx';

interface DealsToolbarProps {
  readonly feed: DealFeed;
  /** What the search finds; null until that is known. */
  readonly rows: readonly DealRow[] | null;
  readonly search: DealsSearch;
  readonly onChange: (change: SearchChange) => void;
  readonly onSelectAll: () => void;
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
  { value: 'reduced', label: 'Reduced last' },
];

const any = { value: 'any', label: 'Any' } as const;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Search, filters and order of the list; all of it lives in the address. */
export function DealsToolbar({ feed, rows, search, onChange, onSelectAll }: DealsToolbarProps) {
  const found = rows?.length ?? null;
  const facets = useMemo(() => facetsOf(feed.rows), [feed.rows]);
  const set = countFilters(search);
  const hidden = hiddenFilters(search);
  const [open, setOpen] = useState(hidden > 0);
  const panel = useId();
  return (
    <div className="grid gap-2.5 print:hidden">
      <search className="grid gap-2.5">
        <div className="grid gap-2.5 sm:flex sm:flex-wrap sm:items-center">
          <SearchBox
            label="Search deals"
            placeholder="Address, area, type or tag"
            testId="deals-search"
            className="min-h-11"
            q={search.q ?? ''}
            onChange={(q) => onChange({ q: q === '' ? undefined : q })}
          />
          <div className={`${sidewaysRow} sm:contents`}>
            <FirstFilters search={search} facets={facets} onChange={onChange} />
            <Button
              className="min-h-11 max-sm:order-first"
              aria-expanded={open}
              aria-controls={panel}
              data-testid="deals-filters"
              onClick={() => setOpen(!open)}
            >
              {hidden === 0 ? 'Filters' : `Filters (${hidden})`}
            </Button>
          </div>
        </div>
        <div id={panel} hidden={!open}>
          {open ? <MoreFilters search={search} facets={facets} onChange={onChange} /> : null}
        </div>
      </search>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1 gap-y-1 text-sm text-ink-3">
        <output className="num mr-2" data-testid="deals-count">
          {feed.complete && found !== null ? countWords(found, feed.rows.length) : 'Counting…'}
        </output>
        {set === 0 ? null : (
          <Button look="quiet" size="small" data-testid="deals-clear" onClick={() => onChange(nothingAsked)}>
            {`Clear ${set === 1 ? 'the filter' : `all ${set} filters`}`}
          </Button>
        )}
        {found === null || found === 0 ? null : (
          <Button look="quiet" size="small" data-testid="select-all" onClick={onSelectAll}>
            {`Select ${found === 1 ? 'it' : `all ${found.toLocaleString('en-GB')}`}`}
          </Button>
        )}
        {rows === null || rows.length === 0 ? null : <CheckAll rows={rows} />}
        <LinkButton to="/deals" search={{ view: 'bin' }} look="quiet" size="small" className="ml-auto" data-testid="open-bin">
          {feed.binned.length === 0 ? 'Bin' : `Bin (${feed.binned.length})`}
        </LinkButton>
      </div>
      {comparesCurrencies(search, { found: rows ?? [], all: feed.rows }) ? (
        <p className="text-sm text-fair" data-testid="mixed-currencies">
          These deals are in several currencies: amounts are compared as they stand, not converted.
        </p>
      ) : null}
    </div>
  );
}

const nothingAsked: SearchChange = {
  q: undefined,
  band: undefined,
  stage: undefined,
  saved: undefined,
  tag: undefined,
  strategy: undefined,
  min: undefined,
  max: undefined,
  yield: undefined,
  place: undefined,
  type: undefined,
  reduced: undefined,
};

const hiddenFilters = ({ tag, strategy, min, max, place, type, reduced, yield: least }: DealsSearch): number =>
  [tag, strategy, min, max, place, type, reduced, least].filter((value) => value !== undefined).length;

interface FiltersProps {
  readonly search: DealsSearch;
  readonly facets: Facets;
  readonly onChange: (change: SearchChange) => void;
}

function FirstFilters({ search, facets, onChange }: FiltersProps) {
  const bands = [any, ...dealBands.map((band) => ({ value: band, label: `${capital(band)} (${facets.bands.get(band) ?? 0})` }))];
  const stages = [any, ...dealStages.map((stage) => ({ value: stage, label: `${stageWords[stage]} (${facets.stages.get(stage) ?? 0})` }))];
  return (
    <>
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
        {`Saved (${facets.saved})`}
      </Chip>
    </>
  );
}
