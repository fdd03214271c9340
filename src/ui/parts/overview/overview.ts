import type { DealStage } from '../../../core/deal/deal.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { DealRow } from '../../../data/view/rows.ts';

export interface StageCount {
  readonly stage: DealStage;
  readonly count: number;
}

/** The pipeline, stage by stage. */
export const pipelineOf = (rows: readonly DealRow[], stages: readonly DealStage[]): readonly StageCount[] =>
  stages.map((stage) => ({ stage, count: rows.filter((row) => row.stage === stage).length }));

/** Those worth a look: scored, neither bought nor rejected; `rows` come best first. */
export const bestOf = (rows: readonly DealRow[], most: number): readonly DealRow[] =>
  rows.filter(({ score, stage }) => score !== null && stage !== 'bought' && stage !== 'rejected').slice(0, most);

/** What the highest scores are called: nothing is best that misses rules, and where none meets them all they are only the nearest. */
export const bestWords = (best: readonly DealRow[]): string =>
  best.some(({ rulesMet, rulesAsked }) => rulesMet !== null && rulesMet === rulesAsked) ? 'Highest scores' : 'Closest to your rules';

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
