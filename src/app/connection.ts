export interface Connection {
  current(): 'online' | 'offline';
  subscribe(listener: () => void): () => void;
  /** Pings the server now. The result is also announced to subscribers. */
  check(): Promise<'online' | 'offline'>;
  /** To be called after a request that got no response. The server is then polled until it answers. */
  lost(): void;
}

const onlineCheckMs = 30_000;
const offlineCheckMs = 5_000;
const answerWithinMs = 5_000;

/**
 * Tracks whether our own server answers. `navigator.onLine` only says that some network exists. It can end the online state at once, but
 * only an answer from `/health` can start it.
 */
export function createConnection(): Connection {
  let state: 'online' | 'offline' = navigator.onLine ? 'online' : 'offline';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const announce = (next: 'online' | 'offline'): 'online' | 'offline' => {
    const changed = next !== state;
    state = next;
    schedule();
    if (changed) listeners.forEach((listener) => listener());
    return next;
  };
  const check = async (): Promise<'online' | 'offline'> => announce((await answers()) ? 'online' : 'offline');
  const checkIfSeen = (): void => {
    if (document.hidden) schedule();
    else void check();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(checkIfSeen, state === 'online' ? onlineCheckMs : offlineCheckMs);
  };
  addEventListener('offline', () => announce('offline'));
  addEventListener('online', () => void check());
  document.addEventListener('visibilitychange', checkIfSeen);
  // A page in the back/forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => (persisted ? checkIfSeen() : undefined));
  schedule();
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    lost: () => void announce('offline'),
  };
}

/** A captive portal answers every request with HTML and status 200, so only our own response counts. */
async function answers(): Promise<boolean> {
  try {
    const response = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) });
    return response.ok && ((await response.json()) as { readonly ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}
