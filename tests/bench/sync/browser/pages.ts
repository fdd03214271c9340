import { mkdtempSync, rmSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import type { Driver } from './page/driver.ts';

const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** A browser with a profile of its own on disk, which can be closed and opened again. */
export interface Profile {
  /** Opens the browser with one page; `bare`: without the product's policy, for pages that hold nothing of it. */
  open(bare: boolean): Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  forget(): void;
}

export function newProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-bench-profile-'));
  const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (executablePath === undefined) throw new Error('No Chromium: run `npm test`, which installs one, or set CHROMIUM_PATH.');
  return {
    open: async (bare) => {
      const context = await chromium.launchPersistentContext(folder, { executablePath, args, bypassCSP: bare, locale: 'en-GB' });
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    },
    forget: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Runs one measurement in a browser of its own and leaves nothing of it. */
export async function inProfile<Value>(measure: (profile: Profile) => Promise<Value>): Promise<Value> {
  const profile = newProfile();
  try {
    return await measure(profile);
  } finally {
    profile.forget();
  }
}

/** An empty page of that origin with the driver on it. */
export async function openDriver(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/health`);
  await page.addScriptTag({ url: '/bench/driver.js' });
}

type Call = readonly [worker: string, method: string, args: readonly unknown[]];

const driverOf = (): Driver => {
  throw new Error('Only the page has it');
};
void driverOf;

/** Starts a worker on an empty page. */
export const startWorker = (page: Page, given: { readonly name: string; readonly address: string; readonly type: WorkerType }): Promise<void> =>
  page.evaluate(({ name, address, type }) => (globalThis as unknown as { benchDriver: Driver }).benchDriver.start(name, address, type), given);

export const runInWorker = <Value>(page: Page, ...call: Call): Promise<Value> =>
  page.evaluate(([name, method, given]) => (globalThis as unknown as { benchDriver: Driver }).benchDriver.run(name, method, given), call) as Promise<Value>;
