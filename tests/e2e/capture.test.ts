import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeDealFile } from '../../src/core/deal/record/dealFile.ts';
import { instant } from '../../src/core/kernel/calendar.ts';
import { dealOf } from '../support/deals.ts';
import { rightmovePage } from '../support/listingPages.ts';
import { sampleHouse } from '../support/listingSamples.ts';
import { launchProfile, readyOffline, signUp, watched } from './support/browser.ts';
import { appSystem, type AppSystem } from './support/installedApp.ts';
import { stage } from './support/stage.ts';

const { product } = stage();

interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const house = (id: number): string => rightmovePage({ ...sampleHouse, id }, { encoding: 'on' });
const page = (id: number): TextFile => ({ name: `${id}.html`, type: 'text/html', text: house(id) });
const dealFile = writeDealFile(dealOf(77), instant(1_790_000_000_000));
const results = (view: Page) => view.getByTestId('page-result').allInnerTexts();

const folder = mkdtempSync(join(tmpdir(), 'yardstick-installed-'));
let context: BrowserContext;
/** The installed app's window: the tab it was installed from. */
let installed: Page;
let system: AppSystem;

// One user's own profile with the app installed; each test has its own listings.
beforeAll(async () => {
  context = await launchProfile(join(folder, 'profile'));
  system = await appSystem(context, product().origin);
  await watched(context, product().origin);
  installed = await context.newPage();
  await signUp(installed, product().origin);
  await readyOffline(installed);
  await system('PWA.install', { installUrlOrBundleUrl: `${product().origin}/deals` });
});

beforeEach(async () => {
  await context.setOffline(false);
  for (const view of context.pages()) if (view !== installed) await view.close();
});

afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a listing sent from outside the app', () => {
  it('is sent by the bookmarklet from a page that has deleted its data variable, and from no other site', async () => {
    const app = await context.newPage();
    await app.goto(`${product().origin}/deals`);
    const program = await bookmarklet(app);
    const tidies = '<script>addEventListener("load",()=>{delete window.__PAGE_MODEL})</script></body>';
    await servePages(house(501).replace('</body>', tidies));

    const portal = await context.newPage();
    await portal.goto('https://www.rightmove.co.uk/properties/501');
    expect(await portal.evaluate('typeof window.__PAGE_MODEL')).toBe('undefined');
    const received = await pressed(portal, program);
    await received.getByTestId('page-result').getByRole('link').waitFor();
    expect(new URL(received.url()).pathname).toBe('/deals');
    expect(await results(received)).toEqual([expect.stringContaining('Open deal')]);
    expect(await received.evaluate('window.opener')).toBeNull();

    await portal.goto('https://elsewhere.example/properties/501');
    const refused = await pressed(portal, program);
    expect(await refused.getByTestId('receive-ended').innerText()).toContain('Yardstick can’t read pages from that site');
  });

  it('is kept when it is shared offline and the app closes, and each broken file is named', async () => {
    const app = await context.newPage();
    await app.goto(`${product().origin}/deals`);
    await readyOffline(app);
    await context.setOffline(true);
    const cut = { ...page(503), name: 'cut.html', text: house(503).slice(0, 900) };
    const hostile = { name: 'hostile.deal', type: '', text: dealFile.replace('"sale"', '"theft"') };
    await share(app, [page(502), cut, { name: 'flat.deal', type: '', text: dealFile }, hostile]);
    await app.waitForURL(/\/deals#received$/);
    await app.close();

    const again = await context.newPage();
    await again.goto(`${product().origin}/deals`);
    await expect.poll(() => again.getByTestId('inbox-item').allInnerTexts()).toEqual(['502.html', 'cut.html', 'flat.deal', 'hostile.deal']);
    // Any site can post to a share target, so nothing is read before the user agrees.
    expect(await again.getByTestId('page-result').count()).toBe(0);
    await again.getByTestId('inbox-read').click();
    await expect
      .poll(() => again.getByTestId('page-summary').innerText())
      .toMatch(/^2 saved, 2 couldn’t be read: cut\.html \(.+\); hostile\.deal \(The file is damaged .+\)\.$/);
    await expect.poll(() => again.getByTestId('inbox-item').count()).toBe(0);
    await again.getByTestId('deal-card').nth(1).waitFor();

    await share(again, [], { text: 'Look at this https://www.rightmove.co.uk/properties/9 from the app' });
    await expect.poll(() => again.getByTestId('url-input').inputValue()).toBe('https://www.rightmove.co.uk/properties/9');
  });

  it('is read at once when the system opens its file with the app, and a shared list of links fills the queue', async () => {
    writeFileSync(join(folder, '504.html'), house(504));
    const app = installed;
    await system('PWA.launchFilesInApp', { files: [join(folder, '504.html')] });
    await app.getByTestId('page-result').getByRole('link').waitFor();
    expect(await results(app)).toEqual([expect.stringContaining('504.html')]);

    await app.getByRole('button', { name: 'Upload a saved page' }).click();
    const links = ['url', ...[504, sampleHouse.id, sampleHouse.id].map((id) => `https://www.rightmove.co.uk/properties/${id}`), 'no link'];
    await app.getByTestId('page-file').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(links.join('\n')) });
    const told = app.getByTestId('page-result').filter({ hasText: 'links.csv' });
    await expect.poll(() => told.innerText()).toMatch(/1 link queued\. Already added: \S+504\. Duplicates: \S+\. Skipped: no link \(/);
    await app.getByTestId('deal-card').filter({ hasText: sampleHouse.address }).first().waitFor();
    await expect.poll(() => app.getByTestId('capture-waiting').count()).toBe(0);
  });
});

/** The bookmarklet's code, as the panel offers it. */
async function bookmarklet(app: Page): Promise<string> {
  await app
    .getByRole('button', { name: /saved page/ })
    .first()
    .click();
  const address = (await app.getByTestId('bookmarklet').getAttribute('href')) ?? '';
  expect(address.startsWith('javascript:')).toBe(true);
  return decodeURIComponent(address.slice('javascript:'.length));
}

/** Serves portal pages whose policy forbids them any request, as on the real portals. */
async function servePages(body: string): Promise<void> {
  const headers = { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'; form-action 'self'" };
  await context.route(/^https:\/\/(www\.rightmove\.co\.uk|elsewhere\.example)\//, (route) => {
    const isPage = new URL(route.request().url()).pathname.startsWith('/properties/');
    return route.fulfill(isPage ? { contentType: 'text/html', headers, body } : { status: 404, body: '' });
  });
}

async function pressed(portal: Page, program: string): Promise<Page> {
  const opened = portal.waitForEvent('popup');
  await portal.evaluate(program);
  return opened;
}

/** Posts to the manifest's share target as the system would. */
async function share(view: Page, files: readonly TextFile[], words: { readonly text?: string } = {}): Promise<void> {
  const manifest = await view.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  const { action, enctype, method } = manifest.share_target;
  const went = view.waitForURL(/#/);
  await view.evaluate(
    ({ target, files: given, words: said }) => {
      const form = Object.assign(document.createElement('form'), target);
      const picker = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
      const chosen = new DataTransfer();
      for (const { name, type, text } of given) chosen.items.add(new File([text], name, { type }));
      picker.files = chosen.files;
      form.append(picker);
      for (const [name, value] of Object.entries(said)) form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    { target: { action, enctype, method }, files, words },
  );
  await went;
}
