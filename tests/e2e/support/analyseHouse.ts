import type { Page } from 'playwright';
import { sampleHouse } from '../../support/listingSamples.ts';

/** Brings the house of the portal double in by its link, as somebody who is signed in; the page shows its run then. */
export async function analyseHouse(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
  await page.getByTestId('analyze-button').click();
  await page.getByTestId('run-item-score').first().waitFor();
}

/** From the run to the deal's own screen. */
export async function openAnalysed(page: Page): Promise<void> {
  await page.getByTestId('run-item').first().getByRole('link').first().click();
  await page.getByTestId('deal-score').first().waitFor();
}
