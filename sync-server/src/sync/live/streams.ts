import { openEventStream } from './eventStream.ts';
import type { PokeChannel } from './pokeChannel.ts';

export interface StreamCall {
  readonly userId: string;
  readonly workspace: string;
  /** The workspace's version when the stream opens, sent as the first poke to cover writes made while no stream was open. */
  readonly version: number;
  /** When the token expires, in milliseconds. The stream ends at the same time. */
  readonly until: number;
  /** Whether token and membership are still valid. Checked twice a minute. */
  readonly stillAllowed: () => Promise<boolean>;
}

export interface Streams {
  /** The number of a user's open streams on this server. */
  readonly countOf: (userId: string) => number;
  /** The number of all open streams here. */
  readonly count: () => number;
  readonly open: (call: StreamCall) => Response;
  /** Ends all streams. */
  readonly close: () => void;
}

/**
 * Every stream gets a heartbeat every fifteen seconds. Streams are divided into fifteen groups, because two hundred checks at once would
 * delay pushes.
 */
const [tickMs, groups] = [1_000, 15];

/** The longest delay that a timer supports. A longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

export function createStreams(pokes: PokeChannel, clock: () => number): Streams {
  const open = new Map<() => void, string>();
  const heartbeats = Array.from({ length: groups }, () => new Set<() => void>());
  let ticks = 0;
  const timer = setInterval(() => {
    heartbeats[ticks % groups]?.forEach((beat) => beat());
    ticks += 1;
  }, tickMs);
  timer.unref();
  return {
    countOf: (userId) => [...open.values()].filter((owner) => owner === userId).length,
    count: () => open.size,
    open: (call) => {
      const stream = openEventStream(() => {
        stopHearing();
        clearTimeout(ending);
        heartbeats.forEach((group) => group.delete(beat));
        open.delete(stream.end);
      });
      const stopHearing = pokes.hear({
        workspace: call.workspace,
        user: call.userId,
        poke: stream.poke,
        // People know where they are themselves.
        presence: (told) => (told.user === call.userId ? undefined : stream.presence(told)),
        // Someone who has left must hear nothing more of the workspace.
        team: (left) => (left === call.workspace ? stream.end() : stream.team()),
      });
      const ending = setTimeout(stream.end, Math.min(longestTimer, Math.max(0, call.until - clock())));
      const beat = createBeat(stream, call.stillAllowed);
      heartbeats.toSorted((one, other) => one.size - other.size)[0]?.add(beat);
      open.set(stream.end, call.userId);
      stream.poke({ workspace: call.workspace, version: call.version });
      return stream.response;
    },
    close: () => {
      clearInterval(timer);
      for (const end of open.keys()) end();
    },
  };
}

/** Sends a comment at every beat. At every second beat it also checks whether the person may still listen. */
function createBeat(
  stream: { readonly heartbeat: () => void; readonly end: () => void },
  stillAllowed: () => Promise<boolean>,
): () => void {
  let beats = 0;
  return () => {
    beats += 1;
    stream.heartbeat();
    if (beats % 2 === 0)
      stillAllowed().then(
        (allowed) => (allowed ? undefined : stream.end()),
        () => undefined,
      );
  };
}
