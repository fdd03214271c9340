import type { IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import type { Caller, FunctionContext } from '../../../src/backend/functionRequest.ts';
import type { RunEngine } from '../../../src/backend/runs/runEngine.ts';
import { searchOf } from '../../../src/backend/runs/advanceRun.ts';

export interface StreamRule {
  /** How often the run is polled, in milliseconds. */
  readonly tickMs: number;
  /** How long a stream lasts, in milliseconds. The device then opens another, or polls. */
  readonly lastsMs: number;
  /** The maximum number of concurrent streams for one person in this process. */
  readonly perUser: number;
}

export interface StreamClock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

interface Asked {
  readonly caller: Caller;
  readonly runId: string;
  readonly after: number;
}

type StreamEnv = Pick<FunctionContext, 'verify'> & { readonly engine: RunEngine };

/** Streams of runs as server-sent events: `run` with the changes since the last event, `bye` at the end. */
export interface RunStreams {
  /** Null for an id that is not one of the caller's runs. */
  open(env: StreamEnv, asked: Asked, headers: Readonly<Record<string, string>>): Promise<Response | null>;
}

/**
 * How often to check that a stream's user is still signed in, in milliseconds. Streams of users who signed out or were banned or deleted
 * end within the minute.
 */
const verifyEveryMs = 30_000;
const heartbeatEveryMs = 15_000;

const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

export function createRunStreams(rule: StreamRule, clock: StreamClock): RunStreams {
  const open = new Map<string, number>();
  const count = (user: string, by: number): void => {
    const many = (open.get(user) ?? 0) + by;
    if (many > 0) open.set(user, many);
    else open.delete(user);
  };
  return {
    open: async (env, asked, headers) => {
      const run = await env.engine.runs.read(asked.caller, asked.runId, asked.after);
      if (run === null) return null;
      const user = asked.caller.claims.sub;
      if ((open.get(user) ?? 0) >= rule.perUser) {
        const busy = { ok: false, error: 'rate_limited' };
        return Response.json(busy, { status: 429, headers: { 'retry-after': '5', 'cache-control': 'no-store', ...headers } });
      }
      count(user, 1);
      const body = eventBody(
        () => events(env, { ...asked, run, rule, clock }),
        () => count(user, -1),
      );
      return new Response(body, { headers: { ...eventHeaders, ...headers } });
    },
  };
}

interface Following extends Asked {
  /** The run when the stream was opened. */
  readonly run: IngestRun;
  readonly rule: StreamRule;
  readonly clock: StreamClock;
}

async function* events(env: StreamEnv, { caller, runId, after, run, rule, clock }: Following): AsyncGenerator<string, void> {
  const began = clock.now();
  const until = Math.min(began + rule.lastsMs, caller.claims.expiresAt * 1000);
  let [latest, heard, verified]: [IngestRun | null, number, number] = [run, began, began];
  let version = after;
  for (;;) {
    if (latest === null) break;
    if ((latest.search?.version ?? 0) > version) {
      version = latest.search?.version ?? version;
      heard = clock.now();
      yield `event: run\ndata: ${JSON.stringify(latest)}\n\n`;
    }
    if (latest.state === 'saved' || latest.state === 'failed' || clock.now() >= until) break;
    if (clock.now() - heard >= heartbeatEveryMs) {
      heard = clock.now();
      yield ': \n\n';
    }
    if (clock.now() - verified >= verifyEveryMs) {
      if ((await env.verify(caller.token)).kind !== 'good') break;
      verified = clock.now();
    }
    const search = searchOf(latest);
    if (search !== null) await env.engine.moveOn({ caller, id: latest.id, search });
    await clock.sleep(rule.tickMs);
    latest = await env.engine.runs.read(caller, runId, version);
  }
  yield 'event: bye\ndata: {}\n\n';
}

/** A response body that requests the next event when there is room for it, and stops when no one is reading. */
function eventBody(start: () => AsyncGenerator<string, void>, ended: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = start();
  let over = false;
  const finish = (): void => {
    if (!over) ended();
    over = true;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      // The database may be unavailable, or this server may be stopping. The device continues by polling.
      const next = await source.next().catch(() => null);
      if (over) return;
      if (next !== null && next.done !== true) controller.enqueue(encoder.encode(next.value));
      else {
        finish();
        controller.close();
      }
    },
    cancel: () => {
      finish();
      void source.return(undefined);
    },
  });
}
