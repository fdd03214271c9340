import type { Page } from 'playwright';

/** Reads the first deal on the board and in the scatter chart of the open workbench. */
export interface BenchPage {
  /** The text of its card. */
  readonly boardCard: () => Promise<string>;
  /** The deal's point for the columns on the x and y axes. */
  readonly scatterPoint: (across: string, up: string) => Promise<ScatterPoint>;
}

interface ScatterPoint {
  /** The deal's two figures in the list under the chart. */
  readonly listed: string;
  /** The point's description for screen readers. */
  readonly said: string;
  /** The deal's two figures in the chart’s table. */
  readonly tabled: readonly string[];
}

export function benchPage(page: Page): BenchPage {
  const show = (name: 'Board' | 'Scatter') => page.getByRole('radio', { name, exact: true }).check();
  return {
    boardCard: async () => {
      await show('Board');
      return plain(await page.getByTestId('board-card').first().innerText());
    },
    scatterPoint: async (across, up) => {
      await show('Scatter');
      const scatter = page.getByTestId('bench-scatter');
      await page.getByTestId('scatter-x').selectOption(across);
      await page.getByTestId('scatter-y').selectOption(up);
      const said = (await scatter.getByRole('slider').getAttribute('aria-valuetext')) ?? '';
      const listed = await scatter.getByRole('region', { name: 'Deals in the chart', exact: true }).locator('li .num').first().innerText();
      await scatter.getByRole('radio', { name: 'Table', exact: true }).check();
      const tabled = await scatter.locator('figure tbody tr').first().locator('td').allInnerTexts();
      await scatter.getByRole('radio', { name: 'Chart', exact: true }).check();
      return { listed: plain(listed), said: plain(said), tabled: tabled.slice(-2).map(plain) };
    },
  };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
