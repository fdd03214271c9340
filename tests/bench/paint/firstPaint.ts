import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { copyOfBuild, hostReleases } from '../../e2e/support/releases.ts';
import { comparedLine } from '../compare.ts';
import type { BenchLine } from '../line.ts';
import { withoutScript } from './withoutScript.ts';

/** The throttling values that result in Chromium's own "Slow 4G": a round trip of 150 ms and 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150 * 3.75, downloadThroughput: (1_600_000 * 0.9) / 8, uploadThroughput: (750_000 * 0.9) / 8 };
const slowerCpu = 4;
const loads = 9;

/**
 * Measures the first paint of the built `/`, compared with the same document, style sheet, fonts and pictures without scripts. The two
 * alternate, and each load has a new browser profile, so nothing is cached or installed. Emulates a phone, 390 pixels wide, with a slow
 * network and a slow processor.
 */
export async function benchFirstPaint(): Promise<readonly BenchLine[]> {
  const [built, bare] = [copyOfBuild(), copyOfBuild()];
  const page = join(bare.folder, 'landing.html');
  const html = readFileSync(page, 'utf8');
  const plainHtml = withoutScript(html);
  if (plainHtml === html) throw new Error('The built page has no script: there is nothing to compare');
  writeFileSync(page, plainHtml);
  const hosts = await Promise.all([hostReleases(built.folder), hostReleases(bare.folder)]);
  const browser = await launchBrowser();
  try {
    const [app, plain]: [number[], number[]] = [[], []];
    // Each is loaded once without counting, because the hosts compress on the first request and the browser starts its processes.
    for (const host of hosts) await firstPaintOf(browser, host.origin);
    for (let load = 0; load < loads; load += 1) {
      app.push(await firstPaintOf(browser, hosts[0].origin));
      plain.push(await firstPaintOf(browser, hosts[1].origin));
    }
    return [
      comparedLine(
        {
          name: `first paint of /, ${Buffer.byteLength(html)} bytes of HTML, slow 4G`,
          referenceName: 'the same without a script',
          most: 1.05,
        },
        { ours: app, reference: plain },
      ),
    ];
  } finally {
    await browser.close();
    for (const host of hosts) await host.stop();
    for (const folder of [built, bare]) folder.remove();
  }
}

/** Runs in the page. As text, because functions compiled by tsx do not run there. */
const whenPainted = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

async function firstPaintOf(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await page.goto(origin, { waitUntil: 'commit' });
    return await page.evaluate<number>(whenPainted);
  } finally {
    await context.close();
  }
}
