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
    if (unsent !== null) send(eventText('poke', unsent));
    if (isTeamUnsent) send(eventText('team', {}));
    unsent = null;
    isTeamUnsent = false;
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    out = controller;
  };
  const body = new ReadableStream<Uint8Array>({ start, pull: flush, cancel: finish }, { highWaterMark: 16 });
  return {
    response: new Response(body, { headers }),
    poke: (poke) => {
      unsent = poke;
      flush();
    },
    presence: (presence) => {
      if ((out?.desiredSize ?? 0) > 0) send(eventText('presence', presence));
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
      send(eventText('bye', {}));
      out.close();
      finish();
    },
  };
}

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
