import type { DealStage } from '../../../core/deal/deal.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { Band } from '../../../core/score/score.ts';
import { strategyWords } from './row/strategyWords.ts';

export const dealSorts = ['score', 'newest', 'cash-flow', 'net-yield', 'gross-yield', 'roi', 'price-low', 'price-high', 'reduced'] as const;
export type DealSort = (typeof dealSorts)[number];

export const dealBands = ['outstanding', 'good', 'fair', 'weak', 'avoid'] as const satisfies readonly Band[];
export const dealStages = ['new', 'shortlisted', 'viewing', 'offer', 'bought', 'rejected'] as const satisfies readonly DealStage[];

/** What the list leaves out. What is absent is not asked for. */
export interface DealFilters {
  readonly q?: string;
  readonly band?: Band;
  readonly stage?: DealStage;
  readonly saved?: true;
  readonly tag?: string;
  readonly strategy?: StrategyId;
  /** Price in whole units of each deal's own currency. */
  readonly min?: number;
  readonly max?: number;
  /** The least net yield, in per cent. */
  readonly yield?: number;
  /** A postcode district or area, or words of the address. */
  readonly place?: string;
  /** The type of home, as `typeName` says it. */
  readonly type?: string;
  /** Only those whose price came down. */
  readonly reduced?: true;
}

/** What `/deals` shows, as its address carries it. No sort means best score first. */
export interface DealsSearch extends DealFilters {
  readonly sort?: DealSort;
  readonly view?: 'bin';
  /** Ids of two to four deals, side by side. */
  readonly compare?: string;
  /** Compared by the person's standard rules instead of each deal's own inputs. */
  readonly rules?: 'standard';
}

/** A change of the search: what is undefined is no longer asked for. */
export type SearchChange = { readonly [Key in keyof DealsSearch]?: DealsSearch[Key] | undefined };

/** As many deals as fit side by side. */
export const mostCompared = 4;

/**
 * The search of `/deals` from the parsed query of any address; never fails. Values it does not know are dropped, so
 * that an old or mistyped link still opens the list.
 */
export function parseDealsSearch(raw: Readonly<Record<string, unknown>>): DealsSearch {
  const sort = oneOf(dealSorts, raw['sort']);
  return without({
    q: words(raw['q'], 200),
    band: oneOf(dealBands, raw['band']),
    stage: oneOf(dealStages, raw['stage']),
    saved: text(raw['saved']) === 'true' || text(raw['saved']) === '1' ? true : null,
    tag: words(raw['tag'], 40),
    strategy: oneOf(Object.keys(strategyWords) as readonly StrategyId[], raw['strategy']),
    min: amount(raw['min'], 1e9),
    max: amount(raw['max'], 1e9),
    yield: amount(raw['yield'], 100),
    place: words(raw['place'], 60),
    type: words(raw['type'], 40),
    reduced: text(raw['reduced']) === 'true' || text(raw['reduced']) === '1' ? true : null,
    sort: sort === 'score' ? null : sort,
    view: oneOf(['bin'], raw['view']),
    compare: compareText(raw['compare']),
    rules: oneOf(['standard'], raw['rules']),
  });
}

const filterNames = [
  'q',
  'band',
  'stage',
  'saved',
  'tag',
  'strategy',
  'min',
  'max',
  'yield',
  'place',
  'type',
  'reduced',
] as const satisfies readonly (keyof DealFilters)[];

/** How many filters are set. */
export const countFilters = (search: DealsSearch): number => filterNames.filter((name) => search[name] !== undefined).length;

/** Whether the search leaves deals out, so that an empty list can say why. */
export const isFiltered = (search: DealsSearch): boolean => countFilters(search) > 0;

/** The ids of a comparison, as its address lists them. */
export const comparedIds = (search: DealsSearch): readonly string[] => search.compare?.split(',') ?? [];

function compareText(value: unknown): string | null {
  const ids = [...new Set(text(value).split(','))].filter((id) => /^[0-9A-Z]{26}$/.test(id)).slice(0, mostCompared);
  return ids.length === 0 ? null : ids.join(',');
}

const words = (value: unknown, longest: number): string | null => text(value).trim().slice(0, longest).trim() || null;

function amount(value: unknown, most: number): number | null {
  const read = text(value) === '' || typeof value === 'boolean' ? Number.NaN : Number(text(value));
  return Number.isFinite(read) && read > 0 && read <= most ? read : null;
}

// The router reads `?q=12` as a number and `?saved=true` as a boolean.
function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null;
}

function without(all: { readonly [Key in keyof DealsSearch]-?: DealsSearch[Key] | null }): DealsSearch {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}
