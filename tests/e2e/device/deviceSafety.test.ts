import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, withServiceWorker } from '../support/browser.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

/** How `indexedDB.open` fails. */
type OpenFault = 'SecurityError' | 'UnknownError' | 'never answers';

const breakOpening = (page: Page, fault: OpenFault, only = ''): Promise<unknown> =>
  page.addInitScript(
    ({ how, name }) => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its factory
      const real = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function open(this: IDBFactory, ...args: [string, number?]) {
        if (!args[0].includes(name)) return real.apply(this, args);
        if (how !== 'never answers') throw new DOMException('Planted by the test', how);
        // An open request that is never answered, as when another tab keeps an older version open.
        return real.call(this, `unanswered-${Math.random()}`, 1) && ({ addEventListener: () => {} } as unknown as IDBOpenDBRequest);
      };
    },
    { how: fault, name: only },
  );

describe('without storage (C49)', () => {
  it.each<[OpenFault, RegExp]>([
    ['SecurityError', /Couldn’t open your deals on this device/],
    ['UnknownError', /Couldn’t open your deals on this device/],
    ['never answers', /longer than usual/],
  ])('a browser whose storage reports %s shows a message with a way to continue, not a blank page', async (fault, told) => {
    const { page, context } = await newVisit(browser(), product().origin, withServiceWorker);
    await breakOpening(page, fault);
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('storage-trouble').waitFor();
    expect(await page.getByTestId('storage-trouble').innerText()).toMatch(told);
    await page.getByTestId('storage-retry').waitFor();
    await context.close();
  });
});

it('a device without an account is backed up to a file, cleared, shows a notice, and is restored after a preview', async () => {
  const { page, context } = await newVisit(browser(), product().origin, withServiceWorker);
  const { origin } = product();
  await typeDealIn(page, origin);
  await page.goto(`${origin}/install`);
  const downloading = page.waitForEvent('download');
  await page.getByTestId('backup-make').click();
  const file = await (await downloading).path();
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.goto(`${origin}/install`);
  await page.getByTestId('device-emptied').waitFor();
  expect(await page.getByTestId('device-emptied').innerText()).toContain('1 deal');
  await page.getByTestId('restore-file').setInputFiles(file);
  await page.getByTestId('restore-preview').waitFor();
  expect(await page.getByTestId('restore-preview').innerText()).toContain('New here: Example Street, Salford M6 5ZZ');
  await page.getByTestId('restore-apply').click();
  await page.getByText('Restored: 1 record added').waitFor();
  await page.goto(`${origin}/deals`);
  await page.getByTestId('deal-card').first().waitFor();
  await context.close();
});

it('a record damaged on disk is left out of the list, which says so; the app does not call storage safe if the browser may evict it', async () => {
  const { page, context } = await newVisit(browser(), product().origin, withServiceWorker);
  const { origin } = product();
  await typeDealIn(page, origin);
  await page.goto(`${origin}/config.json`);
  await page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith('--0--deals')) ?? '';
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asking = indexedDB.open(name);
      asking.addEventListener('success', () => resolve(asking.result));
    });
    const docs = database.transaction('docs', 'readwrite').objectStore('docs');
    await new Promise<void>((resolve) => {
      const reading = docs.getAll();
      reading.addEventListener('success', () => {
        const [stored] = reading.result as { record: { doc: object } }[];
        docs.put({ ...stored, record: { ...stored?.record, doc: { ...stored?.record.doc, facts: 'gone' } } });
        docs.transaction.addEventListener('complete', () => resolve());
      });
    });
    database.close();
  });
  await page.goto(`${origin}/install`);
  await expect.poll(() => page.getByTestId('storage-kept').innerText()).toContain('Not protected');
  expect(await page.locator('#storage').innerText()).toContain('In a private window, everything here is deleted');
  await page.getByTestId('device-unreadable').waitFor();
  expect(await page.getByTestId('device-unreadable').innerText()).toContain('1 record on this device can’t be read');
  await page.goto(`${origin}/deals`);
  await page.getByTestId('device-unreadable').waitFor();
  expect(await page.getByTestId('deal-card').count()).toBe(0);
  await context.close();
});
