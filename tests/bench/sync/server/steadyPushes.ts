import { setTimeout as pause } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openLine, requestBytes, type KeptLine } from './keptLine.ts';
import type { Person } from './people.ts';
import { sampleRow } from './sampleRows.ts';

/** One answered push; times by `performance.now()`. */
export interface AnsweredPush {
  readonly person: number;
  /** When the push was due. Latency is measured from then, so that waiting for a free connection or for this process counts. */
  readonly due: number;
  readonly answered: number;
  readonly version: number;
}

export interface SteadyRun {
  readonly pushes: readonly AnsweredPush[];
  /** The 99th percentile of this process's timer delay, in milliseconds. */
  readonly generatorLagMs: number;
}

interface Pace {
  readonly people: readonly Person[];
  readonly perSecond: number;
  readonly seconds: number;
  readonly run: string;
}

/** Pushes single edits at an even pace, one user after another, without waiting for earlier answers. Throws if any is refused. */
export async function pushSteadily(origin: string, { people, perSecond, seconds, run }: Pace): Promise<SteadyRun> {
  const free: KeptLine[] = [];
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const began = performance.now();
  const open: Promise<AnsweredPush>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = began + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const person = n % people.length;
    const body = JSON.stringify({ device: 'device01', rows: [sampleRow(n, run)] });
    const request = requestBytes({ method: 'POST', path: '/sync/v1/push', token: people[person]?.token ?? '', body });
    open.push(ask(origin, free, request).then((version) => ({ person, due, answered: performance.now(), version })));
  }
  const pushes = await Promise.all(open);
  lag.disable();
  free.forEach((line) => line.close());
  return { pushes, generatorLagMs: lag.percentile(99) / 1e6 };
}

/** The version in the answer to a push, sent over a free connection or a new one. */
async function ask(origin: string, free: KeptLine[], request: Buffer): Promise<number> {
  const line = free.pop() ?? (await openLine(origin));
  // The server closes connections that are idle for five seconds, so this one may just have been closed. A push may safely be sent twice.
  if (line.isClosed()) return ask(origin, free, request);
  const answer = await line.ask(request).catch((error: unknown) => {
    if (line.isClosed()) return null;
    throw error;
  });
  if (answer === null) return ask(origin, free, request);
  free.push(line);
  const version = /"status":"applied","version":(\d+)/.exec(answer.body)?.[1];
  if (version === undefined) throw new Error(`A push was answered with status ${answer.status}: ${answer.body.slice(0, 200)}`);
  return Number(version);
}
