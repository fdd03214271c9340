import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { launchProfile } from '../support/browser.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';
import { wallTime } from '../../support/realClock.ts';

const { product } = stage();

/** A user's own browser, with a profile on disk that outlives its processes. */
const folder = mkdtempSync(join(tmpdir(), 'yardstick-killed-'));
// A browser that was killed may still write for a moment.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

const kills = Number(process.env['KILLS'] ?? 10);

/**
 * Waits until the page's diagnosis hook is there. `waitForFunction` would evaluate a text, which the page's policy forbids on the second
 * check.
 */
const diagnosed = (page: Page) => expect.poll(() => page.evaluate('window.__diag !== undefined').catch(() => false)).toBe(true);

/** Repeatable random numbers from a seed. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The browser processes that run on this profile. */
function browserPids(): readonly number[] {
  const found = execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  const own = found.filter((line) => line.includes(`--user-data-dir=${folder}`) && !/^\s*\d+\s+Z/.test(line));
  return own.map((line) => Number(line.trim().split(/\s+/)[0]));
}

/** Kills all of them at once, as a power cut or the system would. */
async function killBrowser(): Promise<void> {
  const pids = browserPids();
  expect(pids.length).toBeGreaterThan(0);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended with its parent.
    }
  }
  await expect.poll(browserPids, { timeout: 20_000 }).toEqual([]);
}

async function opened(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await launchProfile(folder);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${product().origin}/deals`);
  await page.getByTestId('deal-card').first().waitFor();
  await diagnosed(page);
  return { context, page };
}

/** The id of the deal that the first test creates and the second uses. */
let dealId = '';

/** Saves one rent after another in the page until the browser ends, and reports each one that was acknowledged. */
async function saveOn(page: Page, from: number, said: (rent: number) => void): Promise<void> {
  await page.exposeFunction('saidSaved', said);
  await page.evaluate(
    `window.__diag().then(async (told) => {
      const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const mid = () => '01K9C' + Array.from({ length: 21 }, () => letters[Math.floor(Math.random() * 32)]).join('');
      for (let rent = ${from}; ; rent += 1) {
        const stamp = { mid: mid(), at: ${wallTime()} + rent };
        const kept = await told.mutate({ type: 'deal/inputs', id: '${dealId}', strategy: 'buy-to-let', changes: { monthlyRent: rent, legalFees: rent }, stamp });
        if (kept.ok) await window.saidSaved(rent);
      }
    })`,
  );
}

const storedOn = (page: Page, id: string): Promise<{ readonly monthlyRent?: number; readonly legalFees?: number }> =>
  page.evaluate(`window.__diag().then((told) => told.readDeal('${id}')).then((deal) => deal.inputs['buy-to-let'])`);

it(`everything shown as saved is there after the browser is killed ${kills} times at random moments while saving (C43)`, async () => {
  const chance = chanceOf(Number(process.env['SEED'] ?? 43));
  const first = await launchProfile(folder);
  const start = first.pages()[0] ?? (await first.newPage());
  await typeDealIn(start, product().origin);
  dealId = /[0-9A-Z]{26}/.exec(start.url())?.[0] ?? '';
  await first.close();
  let saved = 100_000;
  let writes = 0;
  for (let round = 0; round < kills; round += 1) {
    const { page } = await opened();
    const stored = await storedOn(page, dealId);
    // Expects the last acknowledged save or one in progress, and both fields of a save or neither.
    expect(stored.monthlyRent ?? saved).toBeGreaterThanOrEqual(saved);
    if (round > 0) expect(stored.legalFees).toBe(stored.monthlyRent);
    const before = Math.max(saved, stored.monthlyRent ?? 0);
    saved = before;
    const saving = saveOn(page, before + 1, (rent) => {
      saved = rent;
      writes += 1;
    });
    saving.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300 + chance() * 1_200));
    await killBrowser();
    await saving.catch(() => undefined);
  }
  const { context, page } = await opened();
  expect((await storedOn(page, dealId)).monthlyRent).toBeGreaterThanOrEqual(saved);
  console.log(`${kills} kills, ${writes} acknowledged saves, none lost`);
  expect(writes).toBeGreaterThan(kills);
  await context.close();
}, 1_200_000);

it('a page that crashes while saving keeps each save completely or not at all, including every acknowledged one (C43)', async () => {
  const { context, page } = await opened();
  let saved = 0;
  const saving = saveOn(page, 900_000, (rent) => (saved = rent));
  saving.catch(() => undefined);
  await expect.poll(() => saved, { timeout: 20_000 }).toBeGreaterThan(900_003);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const again = await context.newPage();
  await again.goto(`${product().origin}/deals`);
  await diagnosed(again);
  const stored = await storedOn(again, dealId);
  expect(stored.monthlyRent).toBeGreaterThanOrEqual(saved);
  expect(stored.legalFees).toBe(stored.monthlyRent);
  await context.close();
});
