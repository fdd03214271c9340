import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';

/** Reads and operates the deal's page. */
export interface DealPage {
  readonly score: () => Promise<number>;
  /** A figure's text, without the fading previous value. */
  readonly figure: (id: string) => Promise<string>;
  /** Types over an assumption in place and commits it. */
  readonly assume: (key: string, text: string) => Promise<void>;
  /** Makes the PDF and reads its text. */
  readonly pdfText: () => Promise<{ readonly text: string; readonly pages: number; readonly fileName: string }>;
}

export function dealPage(page: Page): DealPage {
  return {
    score: async () => Number(/\d+/.exec(await page.getByTestId('deal-score').first().innerText())?.[0]),
    figure: async (id) =>
      (await page.getByTestId(`figure-${id}`).first().innerText()).replaceAll(/\s+/g, ' ').replace(/before (?!tax )\S+( %)? /, ''),
    assume: async (key, text) => {
      const cell = page.getByTestId(`input-${key}`).first();
      await cell.fill(text);
      await cell.press('Enter');
    },
    pdfText: async () => {
      const downloading = page.waitForEvent('download');
      await page.getByTestId('make-pdf').click();
      const download = await downloading;
      const bytes = new Uint8Array(await readFile(await download.path()));
      const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
      return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, fileName: download.suggestedFilename() };
    },
  };
}

/** Presses a command in the deal's menu. */
export async function chooseInDealMenu(page: Page, testId: string): Promise<void> {
  await page.getByTestId('deal-menu').click();
  await page.getByTestId(testId).click();
}

/** Opens a part of the deal by name and, if given, goes to one of its sections by key. */
export async function openPart(page: Page, part: string, section?: string): Promise<void> {
  await page.getByRole('tab', { name: part, exact: true }).click();
  if (section !== undefined) await page.getByTestId(`section-${section}`).click();
}

/** Visits every section of the open part in turn, because each is rendered only when it is near. */
export async function visitSections(page: Page, look: (section: string) => Promise<void>): Promise<void> {
  for (const jump of await page.locator('[data-testid^="section-"]').all()) {
    await jump.click();
    await look(await jump.innerText());
  }
}
