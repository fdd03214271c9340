import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVisit } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { sharedBrowser } from './support/stage.ts';

interface Received {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const browser = sharedBrowser();
let product: Product | null = null;

beforeAll(async () => {
  product = await startProduct({}, { POSTHOG_KEY: 'phc_test', POSTHOG_SURVEYS: '1' });
});
afterAll(() => product?.close());

const survey = {
  id: 'survey-1',
  name: 'One question',
  type: 'popover',
  start_date: '2026-01-01T00:00:00Z',
  questions: [{ id: 'q1', type: 'open', question: 'What is missing?' }],
  appearance: {},
};

/** PostHog's answers by path. */
function answerTo(path: string): object {
  if (path.startsWith('/array/')) return { surveys: true };
  if (path.startsWith('/api/surveys')) return { surveys: [survey] };
  return path.startsWith('/flags') ? { flags: {} } : { status: 'Ok' };
}

it('a survey: shown under the page’s own policy if the server enables surveys and the user has consented; its answer is sent', async () => {
  const { page, context } = await newVisit(browser(), product?.origin ?? '', { serviceWorkers: 'block' });
  const received: Received[] = [];
  const asked: string[] = [];
  await context.route(/^https:\/\/eu(?:-assets)?\.i\.posthog\.com\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname === '/e/') {
      const { batch } = JSON.parse(route.request().postData() ?? '') as { readonly batch: readonly Received[] };
      received.push(...batch);
    }
    await route.fulfill({
      json: answerTo(pathname),
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
    });
  });
  await page.goto(`${product?.origin}/privacy/device`);
  await page.getByTestId('analytics-consent').waitFor();
  expect(asked).toEqual([]);
  await page.getByTestId('analytics-consent').click();
  await page.getByText('What is missing?').waitFor();
  await page.locator('textarea').fill('The map');
  await page.locator('button.form-submit').click();
  await expect.poll(() => received.map(({ event }) => event)).toContain('survey sent');
  const answer = received.find(({ event }) => event === 'survey sent');
  expect(answer?.properties).toMatchObject({ $survey_id: 'survey-1', $survey_response_q1: 'The map' });
  expect(Object.keys(answer?.properties ?? {}).filter((name) => /url|host|path|browser/.test(name))).toEqual([]);
  await context.close();
});
