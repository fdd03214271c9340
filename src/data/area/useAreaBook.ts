import { useEffect, useState } from 'react';
import type { Topology } from 'topojson-specification';
import type { AreaBook } from '../../core/area/book/areaBook.ts';
import type { Series } from '../../core/area/book/figure.ts';
import type { AreaMarket } from '../../core/area/book/place.ts';
import type { AreaLevels, EuropeanPlace } from '../../core/area/eu/areaLevels.ts';
import { europeanArea, packsOfCountry } from '../../core/area/eu/europeanArea.ts';
import type { PackState } from '../device/packs.ts';
import { browserAreaStore } from './areaStore.ts';
import type { AreaStore } from './areaStore.ts';

export type BookState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly book: AreaBook;
      /** Optional packs that are unavailable, with the reason to show. */
      readonly lacking: readonly { readonly id: string; readonly reason: string }[];
      /** Sentences about packs in use although a newer one exists. */
      readonly stale: readonly string[];
    }
  | { readonly state: 'failed'; readonly message: string };

export type MapState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly topology: Topology; readonly attribution: readonly string[] }
  | { readonly state: 'failed'; readonly message: string };

export type SeriesState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly series: readonly Series[] }
  | { readonly state: 'failed'; readonly message: string };

export type EuropeanState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly levels: AreaLevels;
      /** Why packs are unavailable, one sentence each. */
      readonly lacking: readonly string[];
    }
  | { readonly state: 'failed'; readonly message: string };

const storageFailed = 'Couldn’t open storage for area packs on this device. Free some space and reload the page.';

/** A market's book, with the additional packs named ("uk-stations", "uk-sectors", "us-zips"). Loaded on first use. */
export function useAreaBook(market: AreaMarket, { with: besides = [] }: { readonly with?: readonly string[] } = {}): BookState {
  const wanted = besides.join(' ');
  return useLoaded<BookState>(`${market} ${wanted}`, { state: 'loading' }, async (store) => {
    const answer = await store.book(market, wanted === '' ? [] : wanted.split(' '));
    return answer.ok ? { state: 'ready', ...answer.value } : { state: 'failed', message: answer.error.message };
  });
}

/**
 * A pack's map, with the objects `authorities` and `regions`, `districts`, `states` and `counties`, or `countries`. A shape's id is the
 * place's code.
 */
export function useMapPack(id: string): MapState {
  return useLoaded<MapState>(id, { state: 'loading' }, async (store) => {
    const answer = await store.map(id);
    if (!answer.ok) return { state: 'failed', message: answer.error.message };
    const { map, sources } = answer.value.pack;
    const topology = asTopology(map);
    if (topology === null) return { state: 'failed', message: `${answer.value.entry.title} has no map.` };
    return { state: 'ready', topology, attribution: [...sources.values()].map(({ attribution }) => attribution) };
  });
}

/** The published figures for the area of a European property, from its country's packs. Loaded on first use. */
export function useEuropeanArea(place: EuropeanPlace): EuropeanState {
  const { country, postalCode, town, region } = place;
  return useLoaded<EuropeanState>([country, postalCode, town, region].join('|'), { state: 'loading' }, async (store) => {
    const answers = await Promise.all(packsOfCountry(country).map((id) => store.map(id)));
    return {
      state: 'ready',
      levels: europeanArea(
        answers.flatMap((answer) => (answer.ok ? [answer.value.pack] : [])),
        place,
      ),
      lacking: answers.flatMap((answer) => (answer.ok ? [] : [answer.error.message])),
    };
  });
}

/** Dated series of whole countries: "bank-rate", "mortgage-2y-75", "cpi", "price:E12000002" and the other series in the named packs. */
export function useMarketSeries(packs: readonly string[] = ['uk-market', 'uk-core']): SeriesState {
  const wanted = packs.join(' ');
  return useLoaded<SeriesState>(wanted, { state: 'loading' }, async (store) => ({
    state: 'ready',
    series: await store.series(wanted.split(' ')),
  }));
}

/** Every pack available or on this device, updated whenever one is added or removed. Null during the first read. */
export function usePacks(): readonly PackState[] | null {
  const [packs, setPacks] = useState<readonly PackState[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const store = browserAreaStore();
    const read = (): void =>
      void store.list().then(
        (list) => wanted && setPacks(list),
        () => wanted && setPacks([]),
      );
    read();
    const stop = store.watch(read);
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return packs;
}

/** Downloads a pack and keeps it on this device. Null on success, otherwise the error message. */
export async function downloadPack(id: string): Promise<string | null> {
  const answer = await browserAreaStore()
    .take(id)
    .catch(() => null);
  if (answer === null) return storageFailed;
  return answer.ok ? answer.value.stale : answer.error.message;
}

export const removePack = (id: string): Promise<void> => browserAreaStore().remove(id);

interface Loading {
  readonly state: 'loading';
}

interface Failed {
  readonly state: 'failed';
  readonly message: string;
}

/** The result of a load for its key. The result for an earlier key is dropped. */
function useLoaded<State>(key: string, loading: State | Loading, load: (store: AreaStore) => Promise<State>): State | Loading | Failed {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: State | Failed } | null>(null);
  useEffect(() => {
    let wanted = true;
    load(browserAreaStore()).then(
      (state) => wanted && setAnswer({ key, state }),
      () => wanted && setAnswer({ key, state: { state: 'failed', message: storageFailed } }),
    );
    return () => {
      wanted = false;
    };
    // The key includes every dependency of the load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer?.key === key ? answer.state : loading;
}

export function asTopology(map: unknown): Topology | null {
  if (typeof map !== 'object' || map === null || !('type' in map) || map.type !== 'Topology') return null;
  return 'arcs' in map && Array.isArray(map.arcs) && 'objects' in map ? (map as Topology) : null;
}
