import type { DealStage } from '../../../core/deal/deal.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { Band } from '../../../core/score/score.ts';
import { encodedText } from './filterText.ts';

export const dealBands = ['outstanding', 'good', 'fair', 'weak', 'avoid'] as const satisfies readonly Band[];
export const dealStages = ['new', 'shortlisted', 'viewing', 'offer', 'bought', 'rejected'] as const satisfies readonly DealStage[];

/** The deal views. */
export const dealShows = ['list', 'table', 'board', 'map', 'scatter'] as const;
export type DealShow = (typeof dealShows)[number];

/** The two paths that show the deals: one opens the list, the other the table. */
export type DealsPath = '/deals' | '/deals-v2';

/**
 * The search parameters of the screens that show the deals. Missing ones have defaults. `filter`, `sort` and `cols` are parsed by
 * `features/deals/columns`, which ignores unknown values.
 */
export interface DealsSearch {
  readonly show?: DealShow;
  readonly q?: string;
  /** Filter conditions: "price:100000..250000;stage:new|offer". */
  readonly filter?: string;
  /** Sort order, such as "-score,price". Best score first if absent. */
  readonly sort?: string;
  readonly cols?: string;
  /** `bin`, or the saved view that the search came from. */
  readonly view?: string;
  /** X and Y columns of a scatter plot. */
  readonly x?: string;
  readonly y?: string;
  /** Ids of the selected deals, up to `maxInAddress`. A larger selection is not in the URL. */
  readonly sel?: string;
  /** Ids of two to four deals to compare. */
  readonly compare?: string;
  /** Whether to compare with the user's default assumptions instead of each deal's own inputs. */
  readonly rules?: 'standard';
}

/** Short names of common conditions in links. `parseDealsSearch` converts them to `filter`. */
export interface DealsLink extends DealsSearch {
  readonly band?: Band;
  readonly stage?: DealStage;
  readonly saved?: true;
  readonly tag?: string;
  readonly strategy?: StrategyId;
  /** Lowest and highest price, in whole units of each deal's own currency. */
  readonly min?: number;
  readonly max?: number;
  /** Minimum net yield, in percent. */
  readonly yield?: number;
  /** A postcode district or area, or words of the address. */
  readonly place?: string;
  readonly type?: string;
  /** Only deals whose price was reduced. */
  readonly reduced?: true;
}

/** A change to the search. Undefined removes a parameter. */
export type SearchChange = { readonly [Key in keyof DealsSearch]?: DealsSearch[Key] | undefined };

/** Maximum deals to compare. */
export const maxCompared = 4;
export const maxInAddress = 24;

/** The deals' search from any parsed query. Never fails, so that an old or mistyped link still opens. */
export function parseDealsSearch(raw: Readonly<Record<string, unknown>>, at: DealsPath = '/deals'): DealsSearch {
  const show = dealShows.find((each) => each === raw['show']);
  // Old list URLs had a one-word sort, which may equal a table column's name.
  const isOldList = at === '/deals' && show === undefined;
  const sort = words(raw['sort'], 200);
  const given = {
    show,
    q: words(raw['q'], 200),
    filter: filterOf(raw),
    sort: isOldList ? (oldSorts.get(sort) ?? sort) : sort,
    cols: words(raw['cols'], 600),
    view: words(raw['view'], 60),
    x: words(raw['x'], 40),
    y: words(raw['y'], 40),
    sel: idsOf(raw['sel'], '.').slice(0, maxInAddress).join('.'),
    compare: idsOf(raw['compare'], ',').slice(0, maxCompared).join(','),
    rules: raw['rules'] === 'standard' ? 'standard' : '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
}

/** The view named in the URL. */
export const showOf = ({ show }: DealsSearch, at: DealsPath): DealShow => show ?? (at === '/deals' ? 'list' : 'table');

/** Whether the search filters deals, so that an empty list can explain itself. */
export const isFiltered = ({ q, filter }: DealsSearch): boolean => q !== undefined || filter !== undefined;

/** The compared ids in the URL. */
export const comparedIds = ({ compare }: DealsSearch): readonly string[] => compare?.split(',') ?? [];

const oldSorts: ReadonlyMap<string, string> = new Map([
  ['score', ''],
  ['newest', '-createdAt'],
  ['cash-flow', '-monthlyCashFlow'],
  ['net-yield', '-netYield'],
  ['gross-yield', '-grossYield'],
  ['roi', '-roi'],
  ['price-low', 'price'],
  ['price-high', '-price'],
  ['reduced', '-reducedOn'],
]);

/** The URL's conditions. Those given by short names come last. */
function filterOf(raw: Readonly<Record<string, unknown>>): string {
  const [min, max, least] = [amount(raw['min'], 1e9), amount(raw['max'], 1e9), amount(raw['yield'], 100)];
  const named = (id: string, name: string, longest = 40): string => {
    const value = words(raw[name], longest);
    return value === '' ? '' : `${id}:${encodedText(value)}`;
  };
  const known = (id: string, options: readonly string[]): string => (options.includes(text(raw[id])) ? `${id}:${text(raw[id])}` : '');
  const isOn = (name: string): boolean => text(raw[name]) === 'true' || text(raw[name]) === '1';
  return [
    words(raw['filter'], 2_000),
    known('band', dealBands),
    known('stage', dealStages),
    isOn('saved') ? 'saved:1' : '',
    named('tags', 'tag'),
    named('strategy', 'strategy'),
    min + max === '' ? '' : `price:${min}..${max}`,
    least === '' ? '' : `netYield:${least}..`,
    named('outcode', 'place', 60),
    named('propertyType', 'type'),
    isOn('reduced') ? 'reduced:1' : '',
  ]
    .filter((part) => part !== '')
    .join(';');
}

const idsOf = (value: unknown, between: string): readonly string[] =>
  [...new Set(text(value).split(between))].filter((id) => /^[0-9A-Z]{26}$/.test(id));

const words = (value: unknown, longest: number): string => text(value).trim().slice(0, longest).trim();

/** A number as condition text; '' when invalid or out of bounds. */
function amount(value: unknown, most: number): string {
  const read = typeof value === 'boolean' ? Number.NaN : Number(text(value));
  return Number.isFinite(read) && read > 0 && read <= most ? String(read) : '';
}

// The router parses `?q=12` as a number and `?saved=true` as a boolean.
function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
