import type { Result } from '../../../src/core/kernel/result.ts';
import type { Engine, EngineFailure } from './openEngine.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export interface EngineRule {
  readonly open: () => Promise<Result<Engine, EngineFailure>>;
  /** Opens a new engine after this many failed statements. */
  readonly renewAfter: number;
  /** Milliseconds between attempts to open an engine. */
  readonly retryMs: number;
  /** Receives messages for the operator. */
  readonly log: (line: string) => void;
}

/** An engine that is replaced when it is worn out or has ended. */
export interface RecyclingEngine {
  /** Runs `work` when its turn comes, with nothing else running. Throws `DatabaseUnavailable` while there is no engine. */
  during<Value>(work: (engine: Engine) => Promise<Value>): Promise<Value>;
  /** Listens on a channel, also on later engines, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Counts one more failed statement. */
  wear(): void;
  isUp(): boolean;
  close(): Promise<void>;
}

interface Listener {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  stop: () => Promise<void>;
}

interface Keeping {
  readonly rule: EngineRule;
  readonly listeners: Set<Listener>;
  engine: Engine | null;
  worn: number;
  closed: boolean;
  /** Resolves when the work under way has ended. */
  turn: Promise<unknown>;
  /** Ends the wait before the next attempt. */
  wake: () => void;
}

const noNap = (): void => undefined;

export function createRecyclingEngine(first: Engine, rule: EngineRule): RecyclingEngine {
  const keeping: Keeping = { rule, listeners: new Set(), engine: null, worn: 0, closed: false, turn: Promise.resolve(), wake: noNap };
  adopt(keeping, first);
  return {
    during: (work) => inTurn(keeping, () => work(current(keeping))),
    listen: (channel, heard) =>
      inTurn(keeping, async () => {
        const listener = { channel, heard, stop: await current(keeping).listen(channel, heard) };
        keeping.listeners.add(listener);
        return async () => {
          keeping.listeners.delete(listener);
          await listener.stop();
        };
      }),
    wear: () => {
      keeping.worn += 1;
    },
    isUp: () => keeping.engine !== null,
    close: async () => {
      keeping.closed = true;
      keeping.wake();
      await keeping.engine?.close();
      await keeping.turn;
    },
  };
}

function current({ engine }: Keeping): Engine {
  if (engine === null) throw new DatabaseUnavailable('The database is restarting');
  return engine;
}

function inTurn<Value>(keeping: Keeping, work: () => Promise<Value>): Promise<Value> {
  const done = keeping.turn.then(work);
  keeping.turn = done.catch(() => undefined).then(() => renewIfWorn(keeping));
  return done;
}

function adopt(keeping: Keeping, engine: Engine): void {
  keeping.engine = engine;
  keeping.worn = 0;
  void replaceWhenEnded(keeping, engine);
}

async function replaceWhenEnded(keeping: Keeping, engine: Engine): Promise<void> {
  const reason = await engine.ended;
  if (keeping.engine !== engine || keeping.closed) return;
  keeping.engine = null;
  keeping.rule.log(`The database engine stopped: ${reason}. Restarting it.`);
  await openAgain(keeping);
  if (!keeping.closed) keeping.rule.log('The database is available again.');
}

async function renewIfWorn(keeping: Keeping): Promise<void> {
  const worn = keeping.engine;
  if (worn === null || keeping.closed || keeping.worn < keeping.rule.renewAfter) return;
  keeping.engine = null;
  await worn.close();
  await openAgain(keeping);
}

/** Retries until an engine has opened, or the database is closed. */
async function openAgain(keeping: Keeping): Promise<void> {
  const { open, retryMs, log } = keeping.rule;
  for (let last = ''; !keeping.closed;) {
    const opened = await open();
    if (opened.ok) {
      const heard = await listenAgain(keeping, opened.value);
      if (heard && !keeping.closed) return adopt(keeping, opened.value);
      await opened.value.close();
    } else if (opened.error.reason !== last) {
      last = opened.error.reason;
      log(`Could not start the database: ${last}. Retrying every ${retryMs / 1000} seconds.`);
    }
    if (!keeping.closed) await nap(keeping);
  }
}

async function listenAgain({ listeners }: Keeping, engine: Engine): Promise<boolean> {
  try {
    for (const listener of listeners) listener.stop = await engine.listen(listener.channel, listener.heard);
    return true;
  } catch {
    return false;
  }
}

function nap(keeping: Keeping): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, keeping.rule.retryMs);
    keeping.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
