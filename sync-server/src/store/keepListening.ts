/** A connection that listens. */
interface Listener {
  readonly close: () => Promise<void>;
}

interface KeptListening {
  /** Opens a connection that hands every notification to `heard`. */
  readonly open: (heard: (payload: string) => void) => Promise<Listener>;
  /** Notifies the same channel, over another connection. */
  readonly notify: (payload: string) => Promise<void>;
  /** This server's own payload, which no other sends. */
  readonly heartbeat: string;
  readonly everyMs: number;
}

/**
 * Listens until the returned function is called, also after a failover or a connection that was dropped without a word: the driver listens
 * again once and then gives up in silence. A heartbeat that does not come back opens a new connection. Notifications in between are lost.
 */
export async function keepListening(
  { open, notify, heartbeat, everyMs }: KeptListening,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> {
  let isAlive = true;
  const receive = (payload: string): void => {
    if (payload === heartbeat) isAlive = true;
    else heard(payload);
  };
  let listener: Listener | null = await open(receive);
  let working: Promise<void> | null = null;
  const beat = async (): Promise<void> => {
    if (!isAlive) {
      await listener?.close().catch(() => undefined);
      listener = null;
      listener = await open(receive);
    }
    isAlive = false;
    await notify(heartbeat);
  };
  const timer = setInterval(() => {
    // A database that is away answers no beat: the next one tries again.
    working ??= beat()
      .catch(() => undefined)
      .finally(() => {
        working = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
    await listener?.close();
  };
}
