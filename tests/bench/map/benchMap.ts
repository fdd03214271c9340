import type { Page } from 'playwright';
import { asTopology } from '../../../src/data/area/useAreaBook.ts';
import { mapShapesOf } from '../../../src/ui/components/map/mapShapes.ts';
import { newVisit, readyOffline, withServiceWorker } from '../../e2e/support/browser.ts';
import { typeDealIn } from '../../e2e/support/seedDeals.ts';
import { publishedPack } from '../../support/areaPacks.ts';
import { comparedLine } from '../compare.ts';
import { inProduct } from '../inProduct.ts';
import type { BenchLine } from '../line.ts';

const rounds = 7;
const screen = { viewport: { width: 1440, height: 900 } };

/** Measures the map of all local authorities, from the press to the frame that shows it, compared with the same paths on a plain page. */
export const benchMap = (): Promise<readonly BenchLine[]> =>
  inProduct(async ({ product, browser }) => {
    const { page } = await newVisit(browser, product.origin, { ...withServiceWorker, ...screen });
    await typeDealIn(page, product.origin);
    await readyOffline(page);
    await page.goto(`${product.origin}/area-insights`);
    await page.getByTestId('map-drawing').waitFor();
    const bare = await browser.newPage(screen);
    const markup = plainMap();
    const measured = { first: [] as number[], again: [] as number[], plain: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      await page.goto(`${product.origin}/insights`);
      await page.getByTestId('rates-sentence').waitFor();
      measured.first.push(await page.evaluate<number>(pressToPaint));
    }
    for (let round = 0; round < rounds; round += 1) {
      await page.locator('nav a[href="/insights"]').first().click();
      await page.getByTestId('rates-sentence').waitFor();
      measured.again.push(await page.evaluate<number>(pressToPaint));
      measured.plain.push(await plainPaint(bare, markup));
    }
    const referenceName = 'a plain page with the same paths';
    return [
      comparedLine(
        { name: 'painting the map with its figures already loaded', referenceName, most: 12 },
        { ours: measured.again, reference: measured.plain },
      ),
      comparedLine(
        { name: 'painting the map for the first time in a window', referenceName, most: 40 },
        { ours: measured.first, reference: measured.plain },
      ),
    ];
  });

/** Markup with one path for each local authority. */
function plainMap(): string {
  const topology = asTopology(publishedPack('uk-map-la').map);
  if (topology === null) throw new Error('The pack has no map');
  const { width, height, shapes } = mapShapesOf(topology, 'authorities');
  if (shapes.length < 300) throw new Error(`The map has only ${shapes.length} authorities`);
  const paths = shapes.map(({ path }, at) => `<path d="${path}" fill="hsl(${at} 50% 60%)" stroke="#333" stroke-width="20"/>`);
  return `<svg viewBox="0 0 ${width} ${height}" style="display:block;width:1100px;height:544px">${paths.join('')}</svg>`;
}

/** Runs in the page, as text, because functions compiled by tsx do not run there. Two frames later the map is certainly on screen. */
const pressToPaint = `new Promise((resolve) => {
  let began = 0;
  const watch = new MutationObserver(() => {
    if (document.querySelectorAll('[data-testid=map-drawing] path').length < 6) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  began = performance.now();
  document.querySelector('nav a[href="/area-insights"]').click();
})`;

const plainPaint = (page: Page, markup: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    document.body.textContent = '';
    requestAnimationFrame(() => {
      const began = performance.now();
      const place = document.createElement('div');
      place.innerHTML = ${JSON.stringify(markup)};
      document.body.append(place);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    });
  })`);
