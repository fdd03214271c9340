import type { IngestRun } from '../../core/contracts/ingestContract.ts';

/** The run to follow, and the version to start from. */
export interface RunRequest {
  readonly runId: string;
  readonly after: number;
}

/**
 * Listens to a run until it or the stream ends. `unavailable` if there is no stream, so that the caller must poll. Events are handled one
 * after another. A handler that returns false stops listening.
 */
export type ListenToRun = (asked: RunRequest, heard: (run: IngestRun) => Promise<boolean>) => Promise<'ended' | 'unavailable'>;

export interface RunStreamOptions {
  readonly fetch: typeof fetch;
  /** The URL of the functions and their API key. The app's own origin if the URL is empty. */
  readonly backend: () => Promise<{ readonly supabaseUrl: string; readonly supabaseKey: string }>;
  readonly accessToken: () => Promise<string | null>;
}

/** The size limit in characters, larger than any event from a run of 250 listings. */
const longestEvent = 5_000_000;

/** A stream that sends nothing for this long, not even a keep-alive, is considered dead. In milliseconds. */
const silentMs = 45_000;

/** Listens to the server-sent events of `ingest-run`. Never rejects. */
export function createListenToRun({ fetch, backend, accessToken }: RunStreamOptions): ListenToRun {
  return async (asked, heard) => {
    const stop = new AbortController();
    try {
      const token = await accessToken();
      if (token === null) return 'unavailable';
      const { supabaseUrl, supabaseKey } = await backend();
      const response = await fetch(`${supabaseUrl}/functions/v1/ingest-run`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, apikey: supabaseKey, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(asked),
        cache: 'no-store',
        credentials: 'omit',
        signal: stop.signal,
      });
      if (!response.ok || response.body === null || !/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? ''))
        return 'unavailable';
      await readRuns(response.body, heard, stop);
      return 'ended';
    } catch {
      return 'unavailable';
    } finally {
      stop.abort();
    }
  };
}

async function readRuns(
  body: ReadableStream<Uint8Array>,
  heard: (run: IngestRun) => Promise<boolean>,
  stop: AbortController,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const silent = setTimeout(() => stop.abort(), silentMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(silent));
    if (done) return;
    const read = runEvents(rest + value);
    rest = read.rest;
    for (const run of read.runs) if (!(await heard(run))) return;
  }
}

/** The runs in the complete events of a text, and the rest of the text. */
export function runEvents(text: string): { readonly runs: readonly IngestRun[]; readonly rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  return { runs: blocks.flatMap(runIn), rest: rest.length > longestEvent ? '' : rest };
}

function runIn(block: string): readonly IngestRun[] {
  const lines = block.split('\n');
  if (!lines.some((line) => /^event: ?run$/.test(line))) return [];
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : [])).join('\n');
  try {
    const run: unknown = JSON.parse(data);
    return isSearchRun(run) ? [run] : [];
  } catch {
    return [];
  }
}

/** Whether an answer is a run over a search's listings. Checks only the fields used later. */
export function isSearchRun(body: unknown): body is IngestRun & { readonly search: NonNullable<IngestRun['search']> } {
  if (typeof body !== 'object' || body === null || !('state' in body) || !('search' in body)) return false;
  const { search } = body;
  return typeof search === 'object' && search !== null && 'listings' in search && Array.isArray(search.listings) && 'version' in search;
}
