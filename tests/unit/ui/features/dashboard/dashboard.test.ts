import { describe, expect, it } from 'vitest';
import type { DealStage } from '../../../../../src/core/deal/deal.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { attentionOf } from '../../../../../src/ui/parts/overview/attention.ts';
import { timeAgo } from '../../../../../src/ui/features/dashboard/timeAgo.ts';
import { bestOf, bestDealsTitle, isMixed, pipelineOf, recentOf } from '../../../../../src/ui/parts/overview/overview.ts';
import { dealOf } from '../../../../support/deals.ts';

const rowOf = (n: number, changes: Partial<DealRow> = {}): DealRow => ({ ...dealToRow(dealOf(n), undefined), ...changes });

describe('pipelineOf', () => {
  it('counts every stage', () => {
    const rows = [rowOf(1), rowOf(2), rowOf(3, { stage: 'offer' })];
    const stages: readonly DealStage[] = ['new', 'offer', 'bought'];
    expect(pipelineOf(rows, stages).map(({ stage, count }) => [stage, count])).toEqual([
      ['new', 2],
      ['offer', 1],
      ['bought', 0],
    ]);
  });
});

describe('bestDealsTitle', () => {
  it('says “Highest scores” only if one of the deals meets all its rules', () => {
    const misses = rowOf(1, { rulesMet: 3, rulesAsked: 6 });
    expect(bestDealsTitle([misses, rowOf(2, { rulesMet: 6, rulesAsked: 6 })])).toBe('Highest scores');
    expect([bestDealsTitle([misses]), bestDealsTitle([rowOf(3)])]).toEqual(['Closest to your rules', 'Closest to your rules']);
  });
});

describe('isMixed', () => {
  it('is true if the deals have different strategies', () => {
    expect([isMixed([]), isMixed([rowOf(1), rowOf(2)]), isMixed([rowOf(1), rowOf(2, { strategy: 'flip' })])]).toEqual([false, false, true]);
  });
});

describe('bestOf and recentOf', () => {
  it('exclude decided and unscored deals, and distinguish added from changed', () => {
    const rows = [rowOf(1, { score: 90, stage: 'bought' }), rowOf(2, { score: 80 }), rowOf(3, { score: null })];
    expect(bestOf(rows, 5).map(({ id }) => id)).toEqual([rows[1]?.id]);
    const changed = rowOf(4, { createdAt: 0, updatedAt: 9e12 });
    expect(recentOf([...rows, changed], 2).map(({ what }) => what)).toEqual(['changed', 'added']);
  });
});

describe('attentionOf', () => {
  const feed = { rows: [], binned: [], complete: true };
  const status = { kind: 'choice', reason: null, lastSyncAt: 1, emptied: false, pending: 2, parked: 1, unread: 0, conflicts: 1 } as const;

  it('is empty if nothing needs attention', () => {
    expect(attentionOf({ feed, captures: [], status: null, now: 0 })).toEqual([]);
  });

  it('lists conflicts, refused changes and deals that need an input, and counts the rest', () => {
    const rows = Array.from({ length: 5 }, (_, n) => rowOf(n, { gap: 'Needed before there are figures: rent.' }));
    const items = attentionOf({ feed: { ...feed, rows }, captures: [], status, now: 0 });
    expect(items.map(({ title }) => title)).toEqual([
      '1 value was changed on two devices',
      '1 change was rejected by the server',
      ...rows.slice(0, 3).map(({ title }) => title),
      '2 more deals need details',
    ]);
  });

  it('warns about deals that leave the bin soon', () => {
    const binned = [rowOf(1, { binned: 1, binnedAt: 0 }), rowOf(2, { binned: 1, binnedAt: 20 * 86_400_000 })];
    expect(attentionOf({ feed: { ...feed, binned }, captures: [], status: null, now: 25 * 86_400_000 }).map(({ title }) => title)).toEqual([
      '1 deal in the bin',
    ]);
  });
});

describe('timeAgo', () => {
  it('gives recent times in relative form and others as a date', () => {
    const now = Date.UTC(2026, 10, 22);
    expect([5_000, 60_000, 3 * 3_600_000, 2 * 86_400_000].map((ago) => timeAgo(now - ago, now))).toEqual([
      'just now',
      '1 minute ago',
      '3 hours ago',
      '2 days ago',
    ]);
    expect(timeAgo(Date.UTC(2026, 9, 3), now)).toBe('3 Oct 2026');
  });
});
