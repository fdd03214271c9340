import type { DealStage } from '../../../core/deal/deal.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { DealRow } from '../../../data/view/rows.ts';

export interface StageSum {
  readonly stage: DealStage;
  readonly count: number;
  /** Prices by currency, minor units. Deals without a price, or under which nothing is bought, are counted and not summed. */
  readonly value: ReadonlyMap<string, number>;
}

/** The pipeline, stage by stage. */
export function pipelineOf(rows: readonly DealRow[], stages: readonly DealStage[]): readonly StageSum[] {
  const sums = new Map(stages.map((stage) => [stage, { count: 0, value: new Map<string, number>() }]));
  for (const { stage, strategy, price, currency } of rows) {
    const sum = sums.get(stage);
    if (sum === undefined) continue;
    sum.count += 1;
    if (price !== null && strategy !== 'rent-to-rent') sum.value.set(currency, (sum.value.get(currency) ?? 0) + price);
  }
  return stages.map((stage) => ({ stage, ...(sums.get(stage) ?? { count: 0, value: new Map() }) }));
}

/** Those worth a look: scored, neither bought nor rejected; `rows` come best first. */
export const bestOf = (rows: readonly DealRow[], most: number): readonly DealRow[] =>
  rows.filter(({ score, stage }) => score !== null && stage !== 'bought' && stage !== 'rejected').slice(0, most);

/** Whether deals of more than one strategy stand beside each other: their scores are by different rules. */
export const isMixed = (rows: readonly DealRow[]): boolean => new Set(rows.map(({ strategy }) => strategy)).size > 1;

export interface RecentChange {
  readonly row: DealRow;
  readonly what: 'added' | 'changed';
}

/** The deals touched last, the newest first. */
export function recentOf(rows: readonly DealRow[], most: number): readonly RecentChange[] {
  const newest = rows.toSorted((left, right) => right.updatedAt - left.updatedAt).slice(0, most);
  return newest.map((row) => ({ row, what: row.updatedAt - row.createdAt < 60_000 ? 'added' : 'changed' }));
}

/** Links that came to an end on this device: with another one the server's count may be another. */
export const settledLinks = (captures: readonly CaptureRow[]): number =>
  captures.filter(({ kind, state }) => kind === 'url' && (state === 'saved' || state === 'failed')).length;

/** Links that the server has not heard of. */
export const waitingLinks = (captures: readonly CaptureRow[]): number =>
  captures.filter(({ kind, state }) => kind === 'url' && state === 'waiting').length;
