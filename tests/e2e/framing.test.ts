import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { copyOfBuild, hostReleases } from './support/releases.ts';
import { freePort } from '../support/freePort.ts';
import { sharedBrowser } from './support/stage.ts';

const browser = sharedBrowser();

it('another site cannot show any page of the app in a frame', async () => {
  const releases = copyOfBuild();
  const host = await hostReleases(releases.folder);
  const port = await freePort();
  const frames = ['/', '/deals', '/auth', '/receive'].map((path) => `<iframe src="${host.origin}${path}"></iframe>`).join('');
  const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(`<!doctype html>${frames}`));
  await new Promise<void>((ready) => other.listen(port, '127.0.0.1', ready));
  // `newVisit` is not used here, because it would count the browser's report of the refused frame as a fault.
  const page = await browser().newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.waitForLoadState('networkidle');
  const shown = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(shown).toHaveLength(4);
  for (const frame of shown) expect(await frame.locator('#root').count(), frame.url()).toBe(0);
  await page.close();
  await new Promise((ended) => other.close(ended));
  await host.stop();
  releases.remove();
});
