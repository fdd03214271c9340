import type { DealStage } from '../../../core/deal/deal.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { DealRow } from '../../../data/view/rows.ts';

export interface StageCount {
  readonly stage: DealStage;
  readonly count: number;
}

/** Number of deals per stage. */
export const pipelineOf = (rows: readonly DealRow[], stages: readonly DealStage[]): readonly StageCount[] =>
  stages.map((stage) => ({ stage, count: rows.filter((row) => row.stage === stage).length }));

/** Scored deals that are neither bought nor rejected. `rows` must be sorted best first. */
export const bestOf = (rows: readonly DealRow[], most: number): readonly DealRow[] =>
  rows.filter(({ score, stage }) => score !== null && stage !== 'bought' && stage !== 'rejected').slice(0, most);

/** Heading of the highest scores, depending on whether any deal meets all its rules. */
export const bestDealsTitle = (best: readonly DealRow[]): string =>
  best.some(({ rulesMet, rulesAsked }) => rulesMet !== null && rulesMet === rulesAsked) ? 'Highest scores' : 'Closest to your rules';

/** Whether the deals have different strategies, whose scores are not comparable. */
export const isMixed = (rows: readonly DealRow[]): boolean => new Set(rows.map(({ strategy }) => strategy)).size > 1;

export interface RecentChange {
  readonly row: DealRow;
  readonly what: 'added' | 'changed';
}

/** Recently changed deals, newest first. */
export function recentOf(rows: readonly DealRow[], most: number): readonly RecentChange[] {
  const newest = rows.toSorted((left, right) => right.updatedAt - left.updatedAt).slice(0, most);
  return newest.map((row) => ({ row, what: row.updatedAt - row.createdAt < 60_000 ? 'added' : 'changed' }));
}

/** Number of finished links on this device. When it changes, the server's usage count may have changed. */
export const settledLinks = (captures: readonly CaptureRow[]): number =>
  captures.filter(({ kind, state }) => kind === 'url' && (state === 'saved' || state === 'failed')).length;

/** Number of links not yet sent to the server. */
export const waitingLinks = (captures: readonly CaptureRow[]): number =>
  captures.filter(({ kind, state }) => kind === 'url' && state === 'waiting').length;
