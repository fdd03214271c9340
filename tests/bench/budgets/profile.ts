import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserArguments, chromiumPath } from '../../e2e/support/browser.ts';
import type * as Driver from './page/driver.ts';

/** A browser with its own profile on disk, which can be closed and reopened. */
export interface Profile {
  /** Runs work in one of its pages, which runs `script` first. `bare`: without the product's policy, for our workers on an empty page. */
  visit<Value>(how: { readonly script: string; readonly bare: boolean }, work: (page: Page) => Promise<Value>): Promise<Value>;
}

/** Runs a measurement in a new profile and deletes the profile. */
export async function inProfile<Value>(measure: (profile: Profile) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-bench-profile-'));
  try {
    return await measure({
      visit: async ({ script, bare }, work) => {
        const options = { executablePath: chromiumPath(), args: [...browserArguments], bypassCSP: bare, locale: 'en-GB' };
        const context = await chromium.launchPersistentContext(folder, options);
        try {
          await context.addInitScript(script);
          return await work(context.pages()[0] ?? (await context.newPage()));
        } finally {
          await context.close();
        }
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Answer<Method extends keyof typeof Driver> = Awaited<ReturnType<(typeof Driver)[Method]>>;

/** Calls the driver in the page. */
export const drive = <Method extends keyof typeof Driver>(
  page: Page,
  method: Method,
  ...args: Parameters<(typeof Driver)[Method]>
): Promise<Answer<Method>> =>
  page.evaluate(
    (job) => {
      const { driver } = globalThis as unknown as { readonly driver: Record<string, (...values: readonly unknown[]) => unknown> };
      return driver[job.method]?.(...job.args);
    },
    { method, args },
  ) as Promise<Answer<Method>>;
