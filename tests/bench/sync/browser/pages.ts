import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import type { Driver } from './page/driver.ts';
import { pageScript } from './places.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a profile of its own on disk, which can be closed and opened again. */
export interface Profile {
  /** Runs something in one page of it. `bare`: without the product's policy, for empty pages with workers of others. */
  visit<Value>(how: 'product' | 'bare', work: (page: Page, context: BrowserContext) => Promise<Value>): Promise<Value>;
}

/** Runs a measurement in a profile that is new, and leaves nothing of it. */
export async function inProfile<Value>(measure: (profile: Profile) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-bench-profile-'));
  const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (executablePath === undefined) throw new Error('No Chromium: run `npm test`, which installs one, or set CHROMIUM_PATH.');
  try {
    return await measure({
      visit: async (how, work) => {
        const context = await chromium.launchPersistentContext(folder, {
          executablePath,
          args,
          bypassCSP: how === 'bare',
          locale: 'en-GB',
        });
        try {
          await context.addInitScript({ path: pageScript('driver') });
          return await work(context.pages()[0] ?? (await context.newPage()), context);
        } finally {
          await context.close();
        }
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Job {
  readonly method: keyof Driver;
  readonly args: readonly unknown[];
}

/** Calls the driver in the page. */
export const drive = <Value>(page: Page, method: keyof Driver, ...given: readonly unknown[]): Promise<Value> =>
  page.evaluate(
    (job: Job) => {
      const { benchDriver } = globalThis as unknown as { readonly benchDriver: Record<string, (...values: readonly unknown[]) => unknown> };
      return benchDriver[job.method]?.(...job.args);
    },
    { method, args: given },
  ) as Promise<Value>;
