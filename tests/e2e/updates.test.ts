import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/sourceFiles.ts';
import { launchBrowser, newVisit, readyOffline } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

const app = mkdtempSync(join(tmpdir(), 'yardstick-app-'));
let product: Product;
let browser: Browser;

/** A newer release of the same app: another build id in the page and in the service worker, as a deploy writes it. */
function deploy(build: string): void {
  const page = join(app, 'index.html');
  const before = /<meta name="build" content="([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  // A short id could be part of another word.
  expect(before.length).toBeGreaterThan(6);
  for (const file of [page, join(app, 'landing.html'), join(app, 'sw.js')]) {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(before);
    writeFileSync(file, text.replaceAll(before, build));
  }
  // The precache names a page by its revision, so a page that changed has another.
  const worker = join(app, 'sw.js');
  for (const url of ['index.html', 'landing.html']) {
    const list = readFileSync(worker, 'utf8');
    const entry = new RegExp(`\\{"revision":"[\\w-]+","url":"${url}"\\}`).exec(list)?.[0] ?? '';
    expect(entry).not.toBe('');
    writeFileSync(worker, list.replace(entry, `{"revision":"${build}","url":"${url}"}`));
  }
}

beforeAll(async () => {
  cpSync(join(root, process.env['APP_DIR'] ?? '.cache/test-build'), app, { recursive: true });
  process.env['APP_DIR'] = app;
  product = await startProduct();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
  delete process.env['APP_DIR'];
  rmSync(app, { recursive: true, force: true });
});

const build = "document.querySelector('meta[name=build]')?.content";

describe('a new build', () => {
  it('is offered, not forced; "Update Now" reloads into it; dismissing keeps the old one running', async () => {
    const { page, context } = await newVisit(browser, product.origin);
    await page.goto(product.origin);
    await readyOffline(page);
    deploy('second-build-0001');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByTestId('update-card').waitFor();
    expect(await page.getByTestId('update-card').innerText()).toContain('Update Available');
    expect(await page.getByTestId('update-card').innerText()).toContain(
      'A new version of the product is ready. Refresh to get the latest features.',
    );
    expect(await page.evaluate(build)).not.toBe('second-build-0001');
    await page.getByRole('button', { name: 'Update Now' }).click();
    await expect.poll(() => page.evaluate(build).catch(() => null), { timeout: 15_000 }).toBe('second-build-0001');
    expect(await page.getByTestId('update-card').count()).toBe(0);
    await context.close();
  });

  it('is offered again for the third deploy under the same open window', async () => {
    const { page, context } = await newVisit(browser, product.origin);
    await page.goto(product.origin);
    await readyOffline(page);
    for (const next of ['third-build-00001', 'fourth-build-0001']) {
      deploy(next);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByTestId('update-card').waitFor();
      await page
        .getByTestId('update-card')
        .getByRole('button', { name: /dismiss|later|close/i })
        .click();
      expect(await page.getByTestId('update-card').count()).toBe(0);
    }
    await context.close();
  });
});
