/** The part of a window client that is needed to find it. */
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Windows {
  readonly matchAll: () => Promise<readonly Window[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
  readonly origin: string;
}

/** Opens a notification's screen. If a window already shows it, that window is focused. No other window is navigated away. */
export async function openNotification(data: unknown, { matchAll, openWindow, origin }: Windows): Promise<void> {
  const path = typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string' ? data.path : '/alerts';
  const url = new URL(path, origin);
  // Open only our own URLs, whatever a notification says.
  const target = url.origin === origin ? url : new URL('/alerts', origin);
  const shown = (await matchAll()).find((window) => new URL(window.url).pathname === target.pathname);
  await (shown === undefined ? openWindow(target.href) : shown.focus());
}
