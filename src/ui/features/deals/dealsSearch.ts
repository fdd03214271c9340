import type { DealStage } from '../../../core/deal/deal.ts';
import type { Band } from '../../../core/score/score.ts';

export const dealSorts = ['score', 'newest', 'cash-flow', 'net-yield', 'gross-yield', 'roi', 'price-low', 'price-high'] as const;
export type DealSort = (typeof dealSorts)[number];

export const dealBands = ['outstanding', 'good', 'fair', 'weak', 'avoid'] as const satisfies readonly Band[];
export const dealStages = ['new', 'shortlisted', 'viewing', 'offer', 'bought', 'rejected'] as const satisfies readonly DealStage[];

/** What the list of deals shows, as its address carries it. What is absent is not asked for; no sort means best score first. */
export interface DealsSearch {
  readonly q?: string;
  readonly band?: Band;
  readonly stage?: DealStage;
  readonly saved?: true;
  readonly sort?: DealSort;
}

/**
 * The search of `/deals` from the parsed query of any address; never fails. Values it does not know are dropped, so
 * that an old or mistyped link still opens the list.
 */
export function parseDealsSearch(raw: Readonly<Record<string, unknown>>): DealsSearch {
  const q = text(raw['q']).trim().slice(0, 200);
  const band = oneOf(dealBands, raw['band']);
  const stage = oneOf(dealStages, raw['stage']);
  const sort = oneOf(dealSorts, raw['sort']);
  return {
    ...(q === '' ? {} : { q }),
    ...(band === null ? {} : { band }),
    ...(stage === null ? {} : { stage }),
    ...(text(raw['saved']) === 'true' || text(raw['saved']) === '1' ? { saved: true as const } : {}),
    ...(sort === null || sort === 'score' ? {} : { sort }),
  };
}

/** Whether the search leaves deals out, so that an empty list can say why. */
export const isFiltered = (search: DealsSearch): boolean =>
  search.q !== undefined || search.band !== undefined || search.stage !== undefined || search.saved !== undefined;

// The router reads `?q=12` as a number and `?saved=true` as a boolean.
function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null;
}
