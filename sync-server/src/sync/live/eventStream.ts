import type { Presence } from '../../../../src/core/protocol/presence.ts';
import type { Poke } from '../../../../src/core/protocol/syncCalls.ts';

/** An open server-sent-events response. */
export interface EventStream {
  readonly response: Response;
  readonly poke: (poke: Poke) => void;
  /** A slow reader misses it: the next one follows soon. */
  readonly presence: (presence: Presence) => void;
  /** The person's teams, or what they may do in them, may have changed. */
  readonly team: () => void;
  /** Sends a comment, which stops proxies from closing an idle connection. */
  readonly heartbeat: () => void;
  /** Sends `bye` and ends. Idempotent. */
  readonly end: () => void;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/**
 * A server-sent event stream. `closed` is called once, whichever side ends the stream. A slow reader may miss intermediate pokes and
 * changes of teams, but never the last.
 */
export function openEventStream(closed: () => void): EventStream {
  const encoder = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array> | null = null;
  let unsent: Poke | null = null;
  let isTeamUnsent = false;
  const finish = (): void => {
    out = null;
    closed();
  };
  const send = (text: string): void => out?.enqueue(encoder.encode(text));
  const flush = (): void => {
    if ((out?.desiredSize ?? 0) <= 0) return;
    if (unsent !== null) send(`event: poke\ndata: ${JSON.stringify(unsent)}\n\n`);
    if (isTeamUnsent) send('event: team\ndata: {}\n\n');
    unsent = null;
    isTeamUnsent = false;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        out = controller;
      },
      pull: flush,
      cancel: finish,
    },
    { highWaterMark: 16 },
  );
  return {
    response: new Response(body, { headers }),
    poke: (poke) => {
      unsent = poke;
      flush();
    },
    presence: (presence) => {
      if ((out?.desiredSize ?? 0) > 0) send(`event: presence\ndata: ${JSON.stringify(presence)}\n\n`);
    },
    team: () => {
      isTeamUnsent = true;
      flush();
    },
    heartbeat: () => {
      if ((out?.desiredSize ?? 0) > 0) send(': \n\n');
    },
    end: () => {
      if (out === null) return;
      send('event: bye\ndata: {}\n\n');
      out.close();
      finish();
    },
  };
}
