import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchProfile, readyOffline, watched } from './support/browser.ts';
import { appSystem, isInAppWindow } from './support/installedApp.ts';
import { copyOfBuild, hostReleases, type ReleaseHost, type Releases } from './support/releases.ts';
import { typeDealIn } from './support/seedDeals.ts';

const profile = mkdtempSync(join(tmpdir(), 'yardstick-installable-'));
let releases: Releases;
let host: ReleaseHost;
let context: BrowserContext;
let page: Page;
let session: CDPSession;

// A profile on disk, because Chromium installs nothing from a private window.
beforeAll(async () => {
  releases = copyOfBuild();
  host = await hostReleases(releases.folder);
  context = await launchProfile(profile);
  await watched(context, host.origin);
  page = await context.newPage();
  session = await context.newCDPSession(page);
  await page.goto(`${host.origin}/install`);
  await readyOffline(page);
});

afterAll(async () => {
  await context?.close();
  await host?.stop();
  releases?.remove();
  rmSync(profile, { recursive: true, force: true });
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor?: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly id: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
  readonly file_handlers: readonly { readonly action: string }[];
  readonly share_target: { readonly action: string; readonly method: string };
  readonly launch_handler: unknown;
  readonly categories: readonly string[];
}

const manifest = (): Promise<Manifest> => page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());

describe('the browser', () => {
  it('finds no error in the manifest and nothing that prevents installation', async () => {
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${host.origin}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  });

  it('loads every picture in the manifest at its stated size', async () => {
    const { icons, screenshots, shortcuts } = await manifest();
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)].filter(({ sizes }) => sizes !== 'any');
    const shown = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return `${picture.naturalWidth}x${picture.naturalHeight}`;
          }),
        ),
      pictures.map(({ src }) => src),
    );
    expect(shown).toEqual(pictures.map(({ sizes }) => sizes));
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['wide', 'narrow']));
  });

  it('is sent by shortcuts, shares and files to existing screens', async () => {
    const { shortcuts, file_handlers: handlers } = await manifest();
    for (const address of new Set([...shortcuts.map(({ url }) => url), ...handlers.map(({ action }) => action)])) {
      await page.goto(host.origin + address);
      await page.locator('main h1').first().waitFor();
      expect(await page.getByText('Oops! Page not found').count(), address).toBe(0);
    }
  });
});

/** Chromium's install prompt; `outcome` is the user's choice. */
const ask = (outcome: string): Promise<boolean> =>
  page.evaluate((chosen) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(Object.assign(globalThis, { asked: true })),
      userChoice: Promise.resolve({ outcome: chosen }),
    });
    // This is false if a listener has prevented the prompt.
    return dispatchEvent(event);
  }, outcome);

describe('the install prompt', () => {
  it('is kept for a button, shown when it is pressed, and gone after the answer', async () => {
    await page.goto(`${host.origin}/install`);
    await page.getByTestId('install-steps').or(page.getByTestId('install-button')).waitFor();
    expect(await ask('accepted')).toBe(false);
    await page.getByTestId('install-button').click();
    await expect.poll(() => page.getByText('Installed. Open Yardstick from your apps.').count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'asked') as unknown)).toBe(true);
    expect(await page.getByTestId('install-button').count()).toBe(0);
    await page.evaluate(() => localStorage.removeItem('yardstick-install'));
  });

  it('is offered next to the deals once there is a deal, and never again after "Not now"', async () => {
    await page.goto(`${host.origin}/deals`);
    await page.getByTestId('url-input').waitFor();
    await ask('dismissed');
    await page.waitForTimeout(500);
    expect(await page.getByTestId('install-offer').count()).toBe(0);
    await typeDealIn(page, host.origin);
    await page.goto(`${host.origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    await ask('dismissed');
    await page.getByTestId('install-offer').waitFor();
    await page.getByTestId('install-offer').getByRole('button', { name: 'Not now' }).click();
    await page.getByTestId('install-offer').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByTestId('deal-card').first().waitFor();
    await ask('dismissed');
    await page.waitForTimeout(500);
    expect(await page.getByTestId('install-offer').count()).toBe(0);
  });
});

/** Each shortcut's URL, by its name in the manifest. */
const shortcutScreens: Readonly<Record<string, string>> = {
  'Add a deal': 'Deals',
  Dashboard: 'Dashboard',
  'Compare strategies': 'Simulator',
};

const appWindows = async (): Promise<readonly Page[]> => {
  const views = await Promise.all(context.pages().map(async (view) => ((await isInAppWindow(view)) ? [view] : [])));
  return views.flat();
};

/** The app's only window, once it is at this address. */
const windowAt = async (address: string): Promise<Page> => {
  await expect.poll(async () => (await appWindows()).map((view) => view.url())).toEqual([host.origin + address]);
  const [view] = await appWindows();
  if (view === undefined) throw new Error('The app window has gone');
  return view;
};

describe('a shortcut of the installed app', () => {
  it("opens its screen in the app's own window, always the same one, and starts the app even without the server", async () => {
    await page.goto(`${host.origin}/install`);
    const { shortcuts } = await manifest();
    const system = await appSystem(context, host.origin);
    await system('PWA.install', { installUrlOrBundleUrl: `${host.origin}/deals` });
    await system('PWA.changeAppUserSettings', { displayMode: 'standalone' });
    expect(shortcuts.map(({ name }) => name)).toEqual(Object.keys(shortcutScreens));
    for (const { name, url } of shortcuts) {
      await system('PWA.launch', { url: host.origin + url });
      const view = await windowAt(url);
      await view.getByRole('heading', { level: 1, name: shortcutScreens[name] ?? '', exact: true }).waitFor();
      if (name === 'Add a deal')
        await expect.poll(() => view.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('url-input');
    }
    expect(await isInAppWindow(page)).toBe(false);
    for (const view of await appWindows()) await view.close();
    await host.stop();
    await system('PWA.launch', { url: `${host.origin}/simulator` });
    await (await windowAt('/simulator')).getByRole('heading', { level: 1, name: 'Simulator', exact: true }).waitFor();
    await system('PWA.uninstall');
  });
});
