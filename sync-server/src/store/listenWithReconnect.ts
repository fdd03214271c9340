/** A connection that receives notifications. */
interface Listener {
  readonly close: () => Promise<void>;
}

interface KeptListening {
  /** Opens a connection that passes every notification to `heard`. */
  readonly open: (heard: (payload: string) => void) => Promise<Listener>;
  /** Sends a notification on the same channel, over another connection. */
  readonly notify: (payload: string) => Promise<void>;
  /** The payload of this server's own heartbeat, which no other server sends. */
  readonly heartbeat: string;
  readonly everyMs: number;
}

/**
 * Listens until the returned function is called, even after a failover or a silently dropped connection. The driver reconnects only once,
 * then gives up without an error. If a heartbeat does not arrive back, a new connection is therefore opened. Notifications in between are
 * lost.
 */
export async function listenWithReconnect(
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
    // An unavailable database rejects the heartbeat. The next one tries again.
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
