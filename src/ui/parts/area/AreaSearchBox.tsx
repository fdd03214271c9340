// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot leave focus in a text field above it
import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { AreaMarket, Place, PlaceHit } from '../../../core/area/book/place.ts';

interface AreaSearchBoxProps {
  readonly book: AreaBook;
  readonly label: string;
  readonly placeholder: string;
  readonly onChoose: (place: Place) => void;
  readonly testId: string;
}

const most = 8;

/** Finds places by postcode, outcode or name while the user types. Enter chooses the active result. */
export function AreaSearchBox({ book, label, placeholder, onChoose, testId }: AreaSearchBoxProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const asked = useDeferredValue(typed.trim());
  const hits = useMemo(() => (asked === '' ? [] : book.find(asked, most)), [book, asked]);
  const at = Math.min(active, Math.max(0, hits.length - 1));
  const choose = (hit: PlaceHit | undefined): void => {
    if (hit === undefined) return;
    setTyped('');
    setActive(0);
    onChoose(hit.place);
  };
  const press = (event: KeyboardEvent): void => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + hits.length }[event.key];
    if (event.key === 'Enter') choose(book.find(typed.trim(), most)[at]);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (to === undefined || hits.length === 0) return;
    else setActive(to % hits.length);
    event.preventDefault();
  };
  return (
    <div className="relative w-full sm:max-w-md">
      <input
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits[at] === undefined ? undefined : `${listId}-${at}`}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        data-testid={testId}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        className="min-h-12 w-full rounded-[10px] border border-line bg-card px-4 text-base hover:border-line-strong"
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Places found"
        className={
          hits.length === 0
            ? 'hidden'
            : 'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-auto rounded-2 border border-line bg-card p-1 shadow-2'
        }
      >
        {hits.map((hit, place) => (
          <Hit
            key={`${hit.place.kind}:${hit.place.code}`}
            id={`${listId}-${place}`}
            hit={hit}
            active={place === at}
            onChoose={() => choose(hit)}
          />
        ))}
      </div>
      {asked !== '' && hits.length === 0 ? (
        <output className="block pt-1.5 text-sm text-ink-2">{`No places match “${asked}”. ${searchHints[book.market]}`}</output>
      ) : null}
    </div>
  );
}

/** Search hints by market. */
export const searchHints: Readonly<Record<AreaMarket, string>> = {
  uk: 'Try a postcode such as M6 5AN, its first half, or a council name.',
  us: 'Try a ZIP code such as 45402, a county, or a metropolitan area.',
  eu: 'Try a country’s name or code.',
};

interface HitProps {
  readonly id: string;
  readonly hit: PlaceHit;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function Hit({ id, hit: { place }, active, onChoose }: HitProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has focus and handles keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 hover:bg-sunk aria-selected:bg-brand-soft"
    >
      <span className="min-w-0 truncate">{place.name}</span>
      <span className="text-[13px] whitespace-nowrap text-ink-3">{kindLabels[place.kind]}</span>
    </div>
  );
}

/** Singular name of each kind of place. */
export const kindLabels: Readonly<Record<Place['kind'], string>> = {
  country: 'country',
  region: 'region',
  authority: 'local authority',
  district: 'postcode district',
  sector: 'postcode sector',
  state: 'state',
  metro: 'metropolitan area',
  county: 'county',
  zip: 'ZIP code',
};
