import { setTimeout as pause } from 'node:timers/promises';
import { protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';
import { openLine, requestBytes, type KeptLine, type LineAnswer } from '../server/keptLine.ts';
import type { Person } from '../server/people.ts';
import { sampleRow } from '../server/sampleRows.ts';

/** An acknowledged push of one row. */
export interface Acknowledged {
  readonly person: number;
  readonly id: string;
  readonly version: number;
  /** From when the push was due until it was acknowledged, including retries, in milliseconds. */
  readonly ms: number;
}

export interface PushLoad {
  readonly acknowledged: readonly Acknowledged[];
  /** How often an attempt failed, by status or `connection`. Each was retried until acknowledged. */
  readonly failedAttempts: Readonly<Record<string, number>>;
}

interface Pace {
  readonly people: readonly Person[];
  readonly perSecond: number;
  /** Part of each row's id, so that runs do not share any. */
  readonly run: string;
  /** The sync protocols of the devices, in turn; this build's if absent. */
  readonly protocols?: readonly number[];
}

/** The first and the longest wait before a push is tried again, in milliseconds. Each wait is twice the one before. */
const [firstRetryMs, lastRetryMs] = [250, 4_000];

/** The longest that a push may take with all its retries, in milliseconds. */
const deadlineMs = 120_000;

/** Pushes one row after another at an even pace, one person after another, until stopped. Like a device, it retries what fails. */
export function startPushes(
  origin: string,
  { people, perSecond, run, protocols = [protocolVersion] }: Pace,
): { readonly stop: () => Promise<PushLoad> } {
  const free: KeptLine[] = [];
  const failed: Record<string, number> = {};
  const open: Promise<Acknowledged>[] = [];
  const stopping = new AbortController();
  const push = async (n: number, due: number): Promise<Acknowledged> => {
    const person = n % people.length;
    const row = sampleRow(n, run);
    const body = JSON.stringify({ device: 'device01', rows: [row] });
    const protocol = protocols[n % protocols.length] ?? protocolVersion;
    const request = requestBytes({ method: 'POST', path: '/sync/v1/push', token: people[person]?.token ?? '', body, protocol });
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(lastRetryMs, waitMs * 2)) {
      if (performance.now() - due > deadlineMs) throw new Error(`A push was not acknowledged within ${deadlineMs / 1_000} s`);
      const answer = await askOnce(origin, free, request);
      const version = /"status":"applied","version":(\d+)/.exec(answer?.body ?? '')?.[1];
      if (version !== undefined) return { person, id: row.id, version: Number(version), ms: performance.now() - due };
      const why = answer === null ? 'connection' : String(answer.status);
      if (answer?.status === 200) throw new Error(`A push was refused: ${answer.body.slice(0, 200)}`);
      failed[why] = (failed[why] ?? 0) + 1;
      await pause(waitMs);
    }
  };
  const began = performance.now();
  const pushing = (async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const due = began + (n * 1_000) / perSecond;
      const wait = due - performance.now();
      if (wait > 1) await pause(wait);
      const pushed = push(n, due);
      // If it fails, `stop` throws.
      pushed.catch(() => undefined);
      open.push(pushed);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await pushing;
      const acknowledged = await Promise.all(open);
      free.forEach((line) => line.close());
      return { acknowledged, failedAttempts: failed };
    },
  };
}

/** The answer to a request over a free connection or a new one. Null if the connection failed. */
export async function askOnce(origin: string, free: KeptLine[], request: Buffer): Promise<LineAnswer | null> {
  let line = free.pop();
  // The proxy closes connections that are idle.
  while (line?.isClosed() === true) line = free.pop();
  try {
    const open = line ?? (await openLine(origin));
    const answer = await open.ask(request);
    free.push(open);
    return answer;
  } catch {
    return null;
  }
}
