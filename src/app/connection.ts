export interface Connection {
  current(): 'online' | 'offline';
  subscribe(listener: () => void): () => void;
  /** Asks the server now; the answer is also announced to subscribers. */
  check(): Promise<'online' | 'offline'>;
}

const checkEveryMs = 30_000;
const answerWithinMs = 5_000;

/**
 * Whether our own server answers. `navigator.onLine` only says that there is some network, so it can end the online
 * state at once but never starts it: that takes an answer from `/health`.
 */
export function createConnection(): Connection {
  let state: 'online' | 'offline' = navigator.onLine ? 'online' : 'offline';
  const listeners = new Set<() => void>();
  const announce = (next: 'online' | 'offline'): 'online' | 'offline' => {
    const changed = next !== state;
    state = next;
    if (changed) listeners.forEach((listener) => listener());
    return next;
  };
  const check = async (): Promise<'online' | 'offline'> => announce((await answers()) ? 'online' : 'offline');
  addEventListener('offline', () => announce('offline'));
  addEventListener('online', () => void check());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check();
  });
  setInterval(() => {
    if (!document.hidden) void check();
  }, checkEveryMs);
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
  };
}

/** A captive portal answers everything with HTML and 200: only our own word counts. */
async function answers(): Promise<boolean> {
  try {
    const response = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) });
    return response.ok && ((await response.json()) as { readonly ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}
