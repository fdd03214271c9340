import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo } from '../../support/mailbox.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse, sampleListings } from '../../support/listingSamples.ts';
import { newVisit, password, type Visit } from '../support/browser.ts';
import { ownStage } from '../support/stage.ts';

const example = { ...sampleHouse, id: 162171665 };
const { product, browser } = ownStage({ listings: [example, ...sampleListings] });
let visit: Visit;
let page: Page;
/** The function’s requests: the link and the maximum number of results. */
let asked: (readonly [url: string, maxResults: string | undefined])[];
let people = 0;
let email: string;

beforeEach(async () => {
  visit = await newVisit(browser(), product().origin);
  ({ page } = visit);
  asked = [];
  email = `intent-${crypto.randomUUID().slice(0, 8)}-${(people += 1)}@example.test`;
  page.on('request', (request) => {
    if (!request.url().endsWith('/functions/v1/ingest-property-url')) return;
    const { url } = JSON.parse(request.postData() ?? '{}') as { readonly url: string };
    asked.push([url, request.headers()['x-max-results']]);
  });
});
afterEach(() => visit.context.close());

async function analyse(): Promise<void> {
  await expect.poll(() => page.getByTestId('analyze-button').isEnabled()).toBe(true);
  await page.getByTestId('analyze-button').click();
  await page.getByText('Sign in required').first().waitFor();
  await page.getByText('Please sign in to analyze properties').first().waitFor();
  await page.waitForURL(/\/auth/);
}

async function signUpHere(): Promise<void> {
  await page.getByTestId('auth-switch').click();
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
}

const savedPage = (id: number) => ({
  name: `${id}.html`,
  mimeType: 'text/html',
  buffer: Buffer.from(rightmovePage({ ...sampleHouse, id }, { encoding: 'on' })),
});

async function openPageBox(): Promise<void> {
  await page.goto(`${product().origin}/deals`);
  await page
    .getByRole('button', { name: /saved page/i })
    .first()
    .click();
}

describe('a visitor without an account', () => {
  it('reads a saved page on the device, keeps it after a reload, and still has it after signing up', async () => {
    await openPageBox();
    await page.getByTestId('page-file').setInputFiles(savedPage(601));
    await page.getByTestId('page-result').getByRole('link', { name: 'Open deal' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/deals');
    expect(asked).toEqual([]);
    await page.reload();
    await page.getByTestId('deal-card').filter({ hasText: sampleHouse.address }).waitFor();
    await page.goto(`${product().origin}/auth`);
    await signUpHere();
    await page.getByTestId('deal-card').filter({ hasText: sampleHouse.address }).waitFor();
  });

  it('signs up after pressing Analyze Property on a landing page example, and the analysis continues automatically, once', async () => {
    await page.goto(product().origin);
    await page.getByTestId('example-rightmove').click();
    await analyse();
    await page.reload();
    await signUpHere();
    await page.getByText('Analysis started').first().waitFor();
    await page.waitForURL(/\/sync-progress\?rightmove=[0-9a-f-]{36}$/);
    await page.getByTestId('run-item').first().waitFor();
    await page.goto(product().origin);
    await page.getByTestId('landing-person').first().getByText(email).waitFor();
    expect(await page.getByTestId('url-input').inputValue()).toBe('');
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    expect(asked).toEqual([['https://www.rightmove.co.uk/properties/162171665', undefined]]);
  });

  it('signs in with a code in another window later, and the search continues with the chosen number of results', async () => {
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/property-for-sale/Leeds.html');
    await page.getByTestId('search-results').selectOption('10');
    await analyse();
    const later = await visit.context.newPage();
    await page.close();
    await later.goto(`${product().origin}/auth`);
    await later.getByTestId('auth-by-code').click();
    await later.getByTestId('auth-email').fill(email);
    await later.getByTestId('auth-submit').click();
    await later.getByTestId('auth-code').fill(await codeSentTo(product().mailbox, email));
    const call = later.waitForRequest('**/functions/v1/ingest-property-url');
    await later.getByTestId('auth-submit').click();
    const request = await call;
    expect(request.postDataJSON()).toEqual({ url: 'https://www.rightmove.co.uk/property-for-sale/Leeds.html' });
    expect(request.headers()['x-max-results']).toBe('10');
    await later.waitForURL(/\/sync-progress\?rightmove=/);
  });

  it('adds a list of links and saved pages together: the pages are read immediately, the links after signing up', async () => {
    await openPageBox();
    const links = {
      name: 'links.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`https://www.rightmove.co.uk/properties/${example.id}\n`),
    };
    await page.getByTestId('page-file').setInputFiles([links, savedPage(602)]);
    await page.getByText('Sign in required').first().waitFor();
    await page.waitForURL(/\/auth/);
    expect(asked).toEqual([]);
    await signUpHere();
    await page.getByTestId('deal-card').nth(1).waitFor();
    expect(asked).toEqual([[`https://www.rightmove.co.uk/properties/${example.id}`, undefined]]);
    await page.reload();
    await page.getByTestId('deal-card').nth(1).waitFor();
    expect(asked).toHaveLength(1);
  });
});
