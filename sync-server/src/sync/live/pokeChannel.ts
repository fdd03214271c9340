import * as v from 'valibot';
import { presence, type Presence } from '../../../../src/core/protocol/presence.ts';
import type { Poke } from '../../../../src/core/protocol/syncCalls.ts';
import type { Log } from '../../operations/log.ts';
import type { Database } from '../../store/database.ts';

/** One person's subscription to a workspace. */
export interface Hearer {
  readonly workspace: string;
  readonly user: string;
  readonly poke: (poke: Poke) => void;
  readonly presence: (presence: Presence) => void;
  /** The person's teams, or what they may do in them, may have changed. `left`: the workspace that they are no longer a member of. */
  readonly team: (left: string | null) => void;
}

/**
 * Publishes writes to workspaces, and who is there, to every server, and receives both from every server. The database itself publishes
 * changes of teams (`private.tell_person`).
 */
export interface PokeChannel {
  /** Call this after the commit. Returns at once. Pokes within 25 ms are sent together. */
  tell(poke: Poke): void;
  /** Returns at once. Of one device's messages within 25 ms, the last is sent. */
  tellPresence(workspace: string, presence: Presence): void;
  /** Subscribes until the returned function is called. */
  hear(hearer: Hearer): () => void;
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
  const inWorkspace = createHearers();
  const ofUser = createHearers();
  const waiting = new Map<string, number>();
  const waitingPresence = new Map<string, PresenceMessage>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending = Promise.resolve();
  const stop = await db.listen(channel, (payload) => {
    const message = parseMessage(payload);
    if (message.kind === 'presence') inWorkspace.each(message.workspace, (hearer) => hearer.presence(message.presence));
    else if (message.kind === 'team') ofUser.each(message.user, (hearer) => hearer.team(message.left));
    else for (const poke of message.pokes) inWorkspace.each(poke.workspace, (hearer) => hearer.poke(poke));
  });
  const send = (): void => {
    timer = null;
    const payloads = [...payloadsOf([...waiting]), ...[...waitingPresence.values()].map((message) => JSON.stringify(message))];
    waiting.clear();
    waitingPresence.clear();
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
    tellPresence: (workspace, { user, name, device, deal }) => {
      waitingPresence.set(`${workspace} ${user} ${device}`, { workspace, presence: { user, name, device, deal } });
      timer ??= setTimeout(send, gatherMs);
    },
    hear: (hearer) => {
      const stops = [inWorkspace.add(hearer.workspace, hearer), ofUser.add(hearer.user, hearer)];
      return () => stops.forEach((leave) => leave());
    },
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      if (waiting.size + waitingPresence.size > 0) send();
      await sending;
      await stop();
    },
  };
}

/** Hearers by workspace or by user. */
function createHearers() {
  const hearers = new Map<string, Set<Hearer>>();
  return {
    /** Tells all hearers under a key. Telling one may remove it. */
    each: (key: string, tell: (hearer: Hearer) => void): void => hearers.get(key)?.forEach(tell),
    /** Returns a function that removes the hearer. */
    add: (key: string, hearer: Hearer): (() => void) => {
      const there = hearers.get(key) ?? new Set();
      hearers.set(key, there.add(hearer));
      return () => {
        there.delete(hearer);
        if (there.size === 0 && hearers.get(key) === there) hearers.delete(key);
      };
    },
  };
}

function payloadsOf(entries: readonly (readonly [workspace: string, version: number])[]): readonly string[] {
  const count = Math.ceil(entries.length / entriesPerPayload);
  return Array.from({ length: count }, (_, at) => JSON.stringify(entries.slice(at * entriesPerPayload, (at + 1) * entriesPerPayload)));
}

/** Presence is sent as one object per payload, because a name can be long. Pokes are lists. */
const presenceMessage = v.object({ workspace: v.string(), presence });
type PresenceMessage = v.InferOutput<typeof presenceMessage>;

const teamMessage = v.object({ kind: v.literal('team'), user: v.string(), left: v.nullable(v.string()) });

type Message =
  | { readonly kind: 'pokes'; readonly pokes: readonly Poke[] }
  | ({ readonly kind: 'presence' } & PresenceMessage)
  | v.InferOutput<typeof teamMessage>;

/** Anyone who may connect to the database may notify, so anything that is not a message is ignored. */
function parseMessage(payload: string): Message {
  try {
    const entries: unknown = JSON.parse(payload);
    const told = v.safeParse(presenceMessage, entries);
    if (told.success) return { kind: 'presence', ...told.output };
    const team = v.safeParse(teamMessage, entries);
    if (team.success) return team.output;
    return { kind: 'pokes', pokes: Array.isArray(entries) ? entries.flatMap(asPoke) : [] };
  } catch {
    return { kind: 'pokes', pokes: [] };
  }
}

function asPoke(entry: unknown): readonly Poke[] {
  if (!Array.isArray(entry)) return [];
  const [workspace, version] = entry as readonly unknown[];
  return typeof workspace === 'string' && Number.isSafeInteger(version) ? [{ workspace, version: Number(version) }] : [];
}
