import { daysLeftInBin } from '../../../data/commands/emptyBin.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import type { SyncStatusRow } from '../../../data/view/sync/syncView.ts';

/** An item that needs attention: title, reason and link. */
export interface AttentionItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly to:
    | { readonly path: '/deals/$dealId'; readonly dealId: string }
    | { readonly path: '/deals'; readonly view?: 'bin' }
    | { readonly path: 'sync' };
}

interface AttentionFacts {
  readonly feed: DealFeed;
  readonly captures: readonly CaptureRow[];
  readonly status: SyncStatusRow | null;
  readonly now: number;
}

/** Maximum deals named per kind. The others are only counted. */
const mostNamed = 3;
const soonDays = 7;

/** Items that need attention, most urgent first. */
export function attentionOf({ feed, captures, status, now }: AttentionFacts): readonly AttentionItem[] {
  return [...syncItems(status), ...captureItems(captures), ...gapItems(feed), ...binItems(feed, now)];
}

function syncItems(status: SyncStatusRow | null): readonly AttentionItem[] {
  if (status === null) return [];
  const { conflicts, parked, unread } = status;
  const sync = { path: 'sync' } as const;
  return [
    ...(conflicts === 0
      ? []
      : [
          {
            id: 'conflicts',
            title: `${count(conflicts, 'value was', 'values were')} changed on two devices`,
            detail: 'The later change was kept. Check that it’s right.',
            to: sync,
          },
        ]),
    ...(parked === 0
      ? []
      : [
          {
            id: 'parked',
            title: `${count(parked, 'change was', 'changes were')} rejected by the server`,
            detail: 'Kept on this device until you decide.',
            to: sync,
          },
        ]),
    ...(unread === 0
      ? []
      : [
          {
            id: 'unread',
            title: `${count(unread, 'record', 'records')} from a newer version`,
            detail: 'Update the app to see them.',
            to: sync,
          },
        ]),
  ];
}

function captureItems(captures: readonly CaptureRow[]): readonly AttentionItem[] {
  const waiting = captures.filter(({ state }) => state === 'waiting').length;
  const failed = captures.filter(({ state }) => state === 'failed').length;
  const deals = { path: '/deals' } as const;
  return [
    ...(failed === 0
      ? []
      : [
          {
            id: 'failed',
            title: `${count(failed, 'link', 'links')} couldn’t be read`,
            detail: 'Try again or upload the saved page.',
            to: deals,
          },
        ]),
    ...(waiting === 0
      ? []
      : [
          {
            id: 'waiting',
            title: `${count(waiting, 'link is', 'links are')} waiting for a connection`,
            detail: 'We’ll read them automatically when you’re back online.',
            to: deals,
          },
        ]),
  ];
}

function gapItems({ rows }: DealFeed): readonly AttentionItem[] {
  const gaps = rows.filter(({ gap, stage }) => gap !== null && stage !== 'rejected');
  const named = gaps
    .slice(0, mostNamed)
    .map(({ id, title, gap }): AttentionItem => ({ id, title, detail: gap ?? '', to: { path: '/deals/$dealId', dealId: id } }));
  const more = gaps.length - named.length;
  return more === 0
    ? named
    : [
        ...named,
        {
          id: 'gaps',
          title: `${count(more, 'more deal needs', 'more deals need')} details`,
          detail: 'They’re at the end of your list of deals.',
          to: { path: '/deals' },
        },
      ];
}

function binItems({ binned }: DealFeed, now: number): readonly AttentionItem[] {
  const soon = binned.filter(({ binnedAt }) => binnedAt !== null && daysLeftInBin(binnedAt, now) <= soonDays).length;
  if (soon === 0) return [];
  return [
    {
      id: 'bin',
      title: `${count(soon, 'deal', 'deals')} in the bin`,
      detail: `Will be deleted for good within ${soonDays} days.`,
      to: { path: '/deals', view: 'bin' },
    },
  ];
}

const count = (number: number, one: string, many: string): string => `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
