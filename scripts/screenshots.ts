import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../tests/e2e/support/browser.ts';
import { startProduct } from '../tests/e2e/support/product.ts';

/**
 * `npm run screenshots`, after `npm run build:test` (or with APP_DIR naming another test build): the manifest's screenshots, taken of the
 * running product with its sample deals and written to `public/screenshots`.
 */
interface Shot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly show: (page: Page, origin: string) => Promise<void>;
}

const folder = 'public/screenshots';

async function samples(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('sample-card').first().waitFor();
  await page.getByTestId('sample-card').first().scrollIntoViewIfNeeded();
}

async function sampleDeal(page: Page, origin: string): Promise<void> {
  await samples(page, origin);
  await page.getByTestId('sample-card').first().getByRole('link').first().click();
  await page.getByTestId('verdict').first().waitFor();
}

/** On a phone, shows the verdict and the figures without the header. */
async function verdictOfSample(page: Page, origin: string): Promise<void> {
  await sampleDeal(page, origin);
  await page
    .getByTestId('verdict')
    .first()
    .evaluate((verdict) => scrollTo({ top: verdict.getBoundingClientRect().top - 48 }));
}

async function simulator(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/simulator`);
  await page.getByTestId('all-inputs').first().waitFor();
}

const wide = { width: 1280, height: 800, scale: 1 };
const narrow = { width: 390, height: 844, scale: 2 };

const shots: readonly Shot[] = [
  { name: 'deal-wide', ...wide, show: sampleDeal },
  { name: 'simulator-wide', ...wide, show: simulator },
  { name: 'deal-narrow', ...narrow, show: verdictOfSample },
  { name: 'simulator-narrow', ...narrow, show: simulator },
];

async function take(browser: Browser, origin: string, { name, width, height, scale, show }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await show(page, origin);
  // Waits until fonts and the tape's needle have settled.
  await page.waitForTimeout(1_500);
  const path = join(folder, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 72 });
  console.log(`${path}: ${width * scale} × ${height * scale}, ${Math.round(statSync(path).size / 1000)} kB`);
  await context.close();
}

mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await launchBrowser();
for (const shot of shots) await take(browser, product.origin, shot);
await browser.close();
await product.close();
