import { strategyIds } from '../../../../core/deal/strategies/strategyInput.ts';
import { useId } from 'react';
import { Chip } from '../../../components/press/Chip.tsx';
import type { DealsSearch, SearchChange } from '../dealsSearch.ts';
import { strategyWordsAmong } from '../row/strategyWordsIn.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import type { Facets } from './facets.ts';
import { LimitField } from './LimitField.tsx';

interface MoreFiltersProps {
  readonly search: DealsSearch;
  readonly facets: Facets;
  readonly onChange: (change: SearchChange) => void;
}

const noTag = '';
const anyType = '';
/** A longer list is looked for by typing. */
const mostPlaces = 60;

/** The filters that are not wanted at every visit. */
export function MoreFilters({ search, facets, onChange }: MoreFiltersProps) {
  const places = useId();
  const tags = [...facets.tags].map(([tag, count]) => ({ value: tag, label: `${tag} (${count})` }));
  const asked = search.tag === undefined || facets.tags.has(search.tag) ? [] : [{ value: search.tag, label: `${search.tag} (0)` }];
  const strategies = [
    { value: 'any' as const, label: 'Any' },
    ...strategyIds.map((id) => ({ value: id, label: `${strategyWordsAmong(facets.families, id)} (${facets.strategies.get(id) ?? 0})` })),
  ];
  return (
    <div className="grid grid-cols-2 gap-2.5 rounded-2 border border-line bg-card p-3 sm:flex sm:flex-wrap sm:items-start">
      <LimitField label="Price from" unit="money" value={search.min} onChange={(min) => onChange({ min })} testId="deals-min" />
      <LimitField label="Price to" unit="money" value={search.max} onChange={(max) => onChange({ max })} testId="deals-max" />
      <LimitField
        label={yieldLabel(facets)}
        unit="%"
        value={search.yield}
        onChange={(least) => onChange({ yield: least })}
        testId="deals-yield"
      />
      <LimitField label="Place" unit="" list={places} value={search.place} onChange={(place) => onChange({ place })} testId="deals-place" />
      <datalist id={places}>
        {[...facets.places].slice(0, mostPlaces).map(([place, count]) => (
          <option key={place} value={place}>{`${count} ${count === 1 ? 'deal' : 'deals'}`}</option>
        ))}
      </datalist>
      <SelectField
        label="Tag"
        value={search.tag ?? noTag}
        options={[{ value: noTag, label: 'Any' }, ...asked, ...tags]}
        onChange={(tag) => onChange({ tag: tag === noTag ? undefined : tag })}
        testId="deals-tag"
      />
      <SelectField
        label="Type"
        value={search.type ?? anyType}
        options={typeOptions(facets, search.type)}
        onChange={(type) => onChange({ type: type === anyType ? undefined : type })}
        testId="deals-type"
      />
      <SelectField
        label="Strategy"
        value={search.strategy ?? 'any'}
        options={strategies}
        onChange={(strategy) => onChange({ strategy: strategy === 'any' ? undefined : strategy })}
        testId="deals-strategy"
      />
      <Chip
        pressed={search.reduced === true}
        onClick={() => onChange({ reduced: search.reduced === true ? undefined : true })}
        data-testid="deals-reduced"
        className="min-h-11 justify-center"
      >
        {`Reduced (${facets.reduced})`}
      </Chip>
    </div>
  );
}

/** What a year's income over the price is called among these homes: American ones alone have a cap rate. */
function yieldLabel({ families }: Facets): string {
  if (!families.has('american')) return 'Net yield from';
  return families.size > 1 ? 'Net yield or cap rate from' : 'Cap rate from';
}

/** The types there are, and the one asked for even where no deal has it. */
function typeOptions({ types }: Facets, asked: string | undefined): readonly { readonly value: string; readonly label: string }[] {
  const known = [...types].map(([type, count]) => ({ value: type, label: `${capital(type)} (${count})` }));
  const other = asked === undefined || types.has(asked) ? [] : [{ value: asked, label: `${capital(asked)} (0)` }];
  return [{ value: anyType, label: 'Any' }, ...other, ...known];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
