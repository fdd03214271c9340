import type { Poke } from '../../../../src/core/protocol/syncCalls.ts';
import type { Log } from '../../operations/log.ts';
import type { Database } from '../../store/database.ts';

/** Publishes writes to workspaces to every server, and receives them from every server. */
export interface PokeChannel {
  /** Call this after the commit. Returns at once. Pokes within 25 ms are sent together. */
  tell(poke: Poke): void;
  /** Subscribes to one workspace until the returned function is called. */
  hear(workspace: string, heard: (poke: Poke) => void): () => void;
  close(): Promise<void>;
}

const channel = 'sync_poke';

/**
 * How long pokes are collected before they are sent, in milliseconds. NOTIFY locks the whole database until the commit, and in every push
 * it would halve throughput.
 */
const gatherMs = 25;

/** A payload is limited to 8,000 bytes. An entry takes fewer than 60. */
const entriesPerPayload = 120;

const notify = `select pg_notify('${channel}', payload)::text from jsonb_array_elements_text($1::text::jsonb) as p (payload)`;

export async function createPokeChannel(db: Database, log: Log): Promise<PokeChannel> {
  const hearers = new Map<string, Set<(poke: Poke) => void>>();
  const waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending = Promise.resolve();
  const stop = await db.listen(channel, (payload) => {
    for (const poke of parsePokes(payload)) hearers.get(poke.workspace)?.forEach((heard) => heard(poke));
  });
  const send = (): void => {
    timer = null;
    const payloads = payloadsOf([...waiting]);
    waiting.clear();
    // A lost poke only causes a delay, because devices also poll every minute.
    sending = db.q(notify, [JSON.stringify(payloads)]).then(
      () => undefined,
      (error: unknown) => log.error('a poke could not be sent', error),
    );
  };
  return {
    tell: ({ workspace, version }) => {
      waiting.set(workspace, Math.max(version, waiting.get(workspace) ?? 0));
      timer ??= setTimeout(send, gatherMs);
    },
    hear: (workspace, heard) => {
      const there = hearers.get(workspace) ?? new Set();
      hearers.set(workspace, there.add(heard));
      return () => {
        there.delete(heard);
        if (there.size === 0 && hearers.get(workspace) === there) hearers.delete(workspace);
      };
    },
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      if (waiting.size > 0) send();
      await sending;
      await stop();
    },
  };
}

function payloadsOf(entries: readonly (readonly [workspace: string, version: number])[]): readonly string[] {
  const count = Math.ceil(entries.length / entriesPerPayload);
  return Array.from({ length: count }, (_, at) => JSON.stringify(entries.slice(at * entriesPerPayload, (at + 1) * entriesPerPayload)));
}

/** Anyone who may connect to the database may notify, so anything that is not a poke is ignored. */
function parsePokes(payload: string): readonly Poke[] {
  try {
    const entries: unknown = JSON.parse(payload);
    return Array.isArray(entries) ? entries.flatMap(asPoke) : [];
  } catch {
    return [];
  }
}

function asPoke(entry: unknown): readonly Poke[] {
  if (!Array.isArray(entry)) return [];
  const [workspace, version] = entry as readonly unknown[];
  return typeof workspace === 'string' && Number.isSafeInteger(version) ? [{ workspace, version: Number(version) }] : [];
}
