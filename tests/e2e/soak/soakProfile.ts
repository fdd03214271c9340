import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { Deal } from '../../../src/core/deal/deal.ts';
import type { DealCommand, MutateResult } from '../../../src/data/commands/dealCommand.ts';
import { launchProfile } from '../support/browser.ts';
import { honestyBinding, recordHonesty, type HonestyReport } from './honesty.ts';
import type { SyncReviewList } from '../../../src/data/commands/reviewedRecords.ts';

/** The result of `window.__diag()` in a test build. */
export interface Diagnosis {
  readonly pending: number;
  readonly parked: number;
  readonly lastSync: number | null;
  readonly stateHash: string | null;
  readonly dealCount: number | null;
}

type DiagnosisCalls = Diagnosis & {
  readonly readDeal: (id: string) => Promise<Deal | null>;
  readonly mutate: (command: DealCommand) => Promise<MutateResult>;
  readonly reviewSync: () => Promise<SyncReviewList | null>;
};

type Diagnosed = { readonly __diag: () => Promise<DiagnosisCalls> };

/** A command's answer and the deal before it; null if the page was gone before it answered. */
export interface Done {
  readonly before: Deal | null;
  readonly ok: boolean;
  readonly at: number;
}

/** One of the user's browsers, with its own profile on disk, its own process and one tab that comes and goes. */
export interface SoakProfile {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: () => Page;
  readonly errors: string[];
  /** Durations of long tasks, once they are observed. */
  readonly tasks: number[];
  readonly honesty: () => readonly HonestyReport[];
  diagnose(): Promise<Diagnosis>;
  readDeal(id: string): Promise<Deal | null>;
  command(command: DealCommand): Promise<Done | null>;
  review(): Promise<SyncReviewList | null>;
  /** Opens a new tab; the old one is closed normally, or its process is killed. */
  reopen(how: 'close' | 'crash'): Promise<void>;
  close(): Promise<void>;
}

/** How long to wait for an answer, in milliseconds: long enough for a machine that runs several browsers at once. */
const answerWithin = 180_000;

/** `honesty`: whether its pages compare the badge with the disk, which means reading every record repeatedly. */
export async function openProfile(name: string, origin: string, { honesty }: { readonly honesty: boolean }): Promise<SoakProfile> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-profile-'));
  const context = await launchProfile(folder);
  context.setDefaultTimeout(answerWithin);
  const errors: string[] = [];
  const reports = new Map<number, HonestyReport>();
  context.on('weberror', (error) => errors.push(`${name}: ${error.error().message}`));
  await context.exposeBinding(honestyBinding, (_source, report: HonestyReport) => void reports.set(report.page, report));
  // The helper that the TypeScript loader adds to function texts to keep their names.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  if (honesty) await context.addInitScript(recordHonesty, honestyBinding);
  let page = context.pages()[0] ?? (await context.newPage());
  const within = <Value>(work: Promise<Value>): Promise<Value> => settledWithin(work, page);
  return {
    name,
    context,
    page: () => page,
    errors,
    tasks: [],
    honesty: () => [...reports.values()],
    diagnose: () => within(page.evaluate(diagnose)),
    readDeal: (id) => within(page.evaluate(async (deal) => (await (globalThis as unknown as Diagnosed).__diag()).readDeal(deal), id)),
    command: (command) => within(page.evaluate(give, command)).catch(() => null),
    review: () => within(page.evaluate(async () => (await (globalThis as unknown as Diagnosed).__diag()).reviewSync())),
    reopen: async (how) => {
      const before = page;
      if (how === 'crash') await crash(context, before);
      page = await context.newPage();
      await before.close();
      await arrive(page, `${origin}/deals`);
    },
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits for the app and its hook; offline, the service worker serves the app. */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // Playwright's own wait needs eval, which the page's policy forbids.
  const until = performance.now() + answerWithin;
  while (!(await page.evaluate(() => '__diag' in globalThis))) {
    if (performance.now() > until) throw new Error(`The app at ${url} did not start within ${answerWithin} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await page.getByTestId('sync-badge').first().waitFor();
}

async function diagnose(): Promise<Diagnosis> {
  const { pending, parked, lastSync, stateHash, dealCount } = await (globalThis as unknown as Diagnosed).__diag();
  return { pending, parked, lastSync, stateHash, dealCount };
}

/** Reads the deal and sends the command together, so that the worker reads the same state that the command finds. */
async function give(command: DealCommand): Promise<Done> {
  const { readDeal, mutate } = await (globalThis as unknown as Diagnosed).__diag();
  const reading = 'id' in command ? readDeal(command.id) : Promise.resolve(null);
  const done = mutate(command);
  const [before, { ok }] = [await reading, await done];
  return { before, ok, at: Date.now() };
}

async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // The page crashes and never answers.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** A page that crashed or hangs must not block the run. */
function settledWithin<Value>(work: Promise<Value>, page: Page): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No answer from ${page.url()} within ${answerWithin} ms`)), answerWithin);
    const died = (): void => reject(new Error('The page died'));
    page.once('crash', died);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(late);
      page.off('crash', died);
    });
  });
}
