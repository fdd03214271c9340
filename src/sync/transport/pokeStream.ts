import * as v from 'valibot';
import { presence, type Presence } from '../../core/protocol/presence.ts';
import { poke, protocolHeader, protocolVersion } from '../../core/protocol/syncCalls.ts';
import type { Session } from './serverCalls.ts';

export interface PokeStreamOptions {
  readonly session: () => Session | null;
  readonly fetch: typeof fetch;
  readonly origin: string;
  /** Called when others have written up to this version. Null if a write may have been missed while disconnected. */
  readonly onPoke: (version: number | null) => void;
  /** Called when another member of the workspace opens or closes a deal. */
  readonly onPresence: (presence: Presence) => void;
  /** Called when the person's teams, or what they may do in them, may have changed, also while disconnected. */
  readonly onTeam: () => void;
  /** From 0 to 1. */
  readonly chance: () => number;
}

/** The delay before reopening an ended stream, milliseconds, doubled with every failure in a row. */
const firstPause = 2_000;
const longestPause = 120_000;

/** Listens for pokes until it is stopped. A poke only means that there is something to pull, so missing one loses no data. */
export function listenForPokes(options: PokeStreamOptions): { stop(): void } {
  const controller = new AbortController();
  void listen(options, controller.signal);
  return { stop: () => controller.abort() };
}

async function listen(options: PokeStreamOptions, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      if (await readStream(options, signal)) failures = 0;
    } catch {
      // Disconnected or refused: reopened below.
    }
    await pause(Math.min(longestPause, firstPause * 2 ** Math.min(failures, 6)) * (0.5 + options.chance() / 2), signal);
  }
}

/** Reads one stream to its end. Returns whether there was one. */
async function readStream(options: PokeStreamOptions, signal: AbortSignal): Promise<boolean> {
  const { session, fetch, origin, onPoke, onPresence, onTeam } = options;
  const current = session();
  if (current === null || current.token === null) return false;
  const headers = { authorization: `Bearer ${current.token}`, [protocolHeader]: String(protocolVersion), accept: 'text/event-stream' };
  const query = current.workspaceId === null ? '' : `?workspace=${current.workspaceId}`;
  const response = await fetch(`${origin}/sync/v1/stream${query}`, {
    headers,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal,
  });
  if (!response.ok || response.body === null || !/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) return false;
  // What changed before this stream opened was not reported.
  onPoke(null);
  onTeam();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const read = readEvents(rest + value);
    rest = read.rest;
    for (const version of read.pokes) onPoke(version);
    for (const told of read.presences) onPresence(told);
    if (read.team) onTeam();
  }
}

interface StreamEvents {
  /** The versions of the poke events. */
  readonly pokes: readonly number[];
  readonly presences: readonly Presence[];
  /** Whether there is a `team` event. */
  readonly team: boolean;
  /** The text after the last complete event. */
  readonly rest: string;
}

/** The complete events of a text. Unknown and malformed ones are left out. */
export function readEvents(text: string): StreamEvents {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  return {
    pokes: blocks.flatMap((block) => dataOf(block, 'poke', poke)).map(({ version }) => version),
    presences: blocks.flatMap((block) => dataOf(block, 'presence', presence)),
    team: blocks.some((block) => dataOf(block, 'team', v.unknown()).length > 0),
    rest: rest.length > 10_000 ? '' : rest,
  };
}

/** A list with the data of an event of this name. Empty for another event. */
function dataOf<Data>(block: string, name: string, schema: v.GenericSchema<unknown, Data>): readonly Data[] {
  const lines = block.split('\n');
  if (!lines.some((line) => line === `event: ${name}` || line === `event:${name}`)) return [];
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : [])).join('\n');
  try {
    const read = v.safeParse(schema, JSON.parse(data));
    return read.success ? [read.output] : [];
  } catch {
    return [];
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
