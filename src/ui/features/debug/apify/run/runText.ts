import type { ApifyRunView } from '../../../../../core/contracts/apifyContract.ts';
import type { Tone } from '../../../../../core/chart/tone.ts';

interface StatusLook {
  readonly words: string;
  readonly tone: Tone;
  /** Whether the run has ended. */
  readonly ended: boolean;
}

const looks: Readonly<Record<ApifyRunView['status'], StatusLook>> = {
  READY: { words: 'Queued', tone: 'neutral', ended: false },
  RUNNING: { words: 'Running', tone: 'neutral', ended: false },
  SUCCEEDED: { words: 'Succeeded', tone: 'good', ended: true },
  FAILED: { words: 'Failed', tone: 'poor', ended: true },
  'TIMING-OUT': { words: 'Timing out', tone: 'fair', ended: false },
  'TIMED-OUT': { words: 'Timed out', tone: 'poor', ended: true },
  ABORTING: { words: 'Stopping', tone: 'fair', ended: false },
  ABORTED: { words: 'Stopped', tone: 'fair', ended: true },
};

/** Display of an Apify status. An unknown status is shown as it is. */
export const statusLook = (status: string): StatusLook =>
  Object.hasOwn(looks, status) ? looks[status as ApifyRunView['status']] : { words: status, tone: 'neutral', ended: false };

/** Duration and cost of a run: "1 min 10 s, $0.012". */
export function runCostText({ startedAt, finishedAt, costUsd }: ApifyRunView): string {
  const seconds = startedAt === null || finishedAt === null ? null : Math.max(0, Math.round((finishedAt - startedAt) / 1_000));
  const time = seconds === null ? null : seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const cost = costUsd === null ? null : `$${costUsd.toFixed(3)}`;
  return [time, cost].filter((part) => part !== null).join(', ');
}
