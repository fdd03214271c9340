import type { Page } from 'playwright';
import { sampleHouse } from '../../support/listingSamples.ts';

/** Adds the portal double's house by its link as a signed-in user; afterwards the page shows its run. */
export async function analyseHouse(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
  await page.getByTestId('analyze-button').click();
  await page.getByTestId('run-item-score').first().waitFor();
}

/** Goes from the run to the deal's own screen. */
export async function openAnalysed(page: Page): Promise<void> {
  await page.getByTestId('run-item').first().getByRole('link').first().click();
  await page.getByTestId('deal-score').first().waitFor();
}
