import * as v from 'valibot';
import { poke, protocolHeader, protocolVersion } from '../../core/protocol/syncCalls.ts';
import type { Session } from './serverCalls.ts';

export interface PokeStreamOptions {
  readonly session: () => Session | null;
  readonly fetch: typeof fetch;
  readonly origin: string;
  /** Called when others have written up to this version. Null if a write may have been missed while disconnected. */
  readonly onPoke: (version: number | null) => void;
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
async function readStream({ session, fetch, origin, onPoke }: PokeStreamOptions, signal: AbortSignal): Promise<boolean> {
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
  // Writes made before this stream opened were not reported.
  onPoke(null);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const read = readEvents(rest + value);
    rest = read.rest;
    for (const version of read.pokes) onPoke(version);
  }
}

/** The versions in the complete poke events of a text, and the rest of the text. */
export function readEvents(text: string): { readonly pokes: readonly number[]; readonly rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  return { pokes: blocks.flatMap(pokeOf), rest: rest.length > 10_000 ? '' : rest };
}

function pokeOf(block: string): readonly number[] {
  const lines = block.split('\n');
  if (!lines.some((line) => /^event: ?poke$/.test(line))) return [];
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : [])).join('\n');
  try {
    const read = v.safeParse(poke, JSON.parse(data));
    return read.success ? [read.output.version] : [];
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
