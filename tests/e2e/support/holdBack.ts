import type { BrowserContext, Page } from 'playwright';

interface HeldBack {
  /** How many requests are held back. */
  readonly held: () => number;
  readonly release: () => void;
}

/** Holds back requests to these addresses until they are released. */
export async function holdBack(where: Page | BrowserContext, addresses: string | RegExp): Promise<HeldBack> {
  let held = 0;
  let release: (() => void) | null = null;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(addresses, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return { held: () => held, release: () => release?.() };
}
