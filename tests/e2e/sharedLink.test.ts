import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { newVisit, readyOffline, signUp, withServiceWorker } from './support/browser.ts';
import { chooseInDealMenu, openPart } from './support/dealPage.ts';
import { eventually } from './support/devices.ts';
import { faultsInLooks } from './support/looking.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const note = 'The boiler hums at night';

/** Everything a browser sends from now on: addresses, headers and bodies. */
function listenTo(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  return sent;
}

/** The text of the PDF that the page downloads. */
async function pdfText(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('shared-pdf').click()]);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await download.path()))), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Shares the deal on screen with its notes. Returns the link. */
async function shareDeal(page: Page): Promise<string> {
  await chooseInDealMenu(page, 'share-link');
  await page.getByTestId('link-part-notes').check();
  await page.getByTestId('link-part-warnings').uncheck();
  await page.getByTestId('link-from').fill('North Star Homes');
  await page.getByTestId('create-link').click();
  return page.getByTestId('link-address').inputValue();
}

const report = (page: Page) => page.getByTestId('printed-report');

describe('a deal shared by link', () => {
  it('opens without an account, also offline and as a PDF, with the chosen parts only, until it is revoked', async () => {
    const { origin } = product();
    const ada = await newVisit(browser(), origin);
    await signUp(ada.page, origin);
    await typeDealIn(ada.page, origin);
    await openPart(ada.page, 'Notes');
    await ada.page.getByTestId('note-text').fill(note);
    await ada.page.getByTestId('add-note').click();
    await ada.page.getByText(note).first().waitFor();
    const fromAda = listenTo(ada.context);
    const link = await shareDeal(ada.page);
    expect(link).toMatch(new RegExp(`^${origin}/shared/[0-9a-f-]{36}#[\\w-]{43}$`));
    const [address = '', key = ''] = link.split('#');
    await ada.page.getByTestId('copy-link').click();
    await eventually(() => ada.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const eve = await newVisit(browser(), origin, withServiceWorker);
    const fromEve = listenTo(eve.context);
    await eve.page.goto(link);
    await report(eve.page).waitFor();
    const shown = await report(eve.page).innerText();
    for (const told of ['Example Street', '£118,000', note, 'North Star Homes', 'Purchase costs']) expect(shown).toContain(told);
    expect(shown).not.toMatch(/Check before you rely|your .* target|Your rules/);
    expect(await eve.page.getByTestId('shared-note').innerText()).toMatch(/Shared by North Star Homes on .*Read only/);
    expect(await eve.page.getByRole('textbox').count()).toBe(0);
    const faults = await faultsInLooks(eve.page, 'shared deal', [
      { colorScheme: 'light', width: 320 },
      { colorScheme: 'dark', width: 1440 },
    ]);

    await readyOffline(eve.page);
    await eve.context.setOffline(true);
    await eve.page.reload();
    await eventually(() => eve.page.getByTestId('shared-note').innerText()).toContain('Copy on this device');
    const printed = await pdfText(eve.page);
    for (const told of ['Example Street', '£118,000', note, 'North Star Homes']) expect(printed).toContain(told);
    await eve.context.setOffline(false);
    await eventually(() => eve.page.getByTestId('shared-note').innerText()).toContain('Works until');

    for (const [what, sign] of [
      [address, 'shared-no-key'],
      [`${address}#${'A'.repeat(43)}`, 'shared-wrong-key'],
      [`${address.slice(0, -4)}0000#${key}`, 'shared-gone'],
    ] as const) {
      const page = await eve.context.newPage();
      await page.goto(what);
      await page.getByTestId(sign).waitFor();
      await page.close();
    }

    expect(await ada.page.getByTestId('deal-link').count()).toBe(1);
    await ada.page.getByTestId('revoke-link').click();
    await ada.page.getByTestId('deal-link').waitFor({ state: 'detached' });
    // The page asks again every half minute, and when it is shown or online again.
    await eve.page.evaluate(() => dispatchEvent(new Event('online')));
    await eve.page.getByTestId('shared-gone').waitFor();
    await eve.context.setOffline(true);
    await eve.page.reload();
    await eve.page.getByTestId('shared-offline').waitFor();

    expect([...fromAda, ...fromEve].filter((text) => text.includes(key))).toEqual([]);
    const bodies = [...fromAda, ...fromEve].filter((text) => text.includes('"ask":"create"'));
    expect(bodies).toHaveLength(1);
    expect(bodies.filter((text) => /Example Street|118|boiler/i.test(text.replace(/"body":"[^"]*"/, '')))).toEqual([]);
    expect([...ada.complaints.foreignRequests, ...eve.complaints.foreignRequests]).toEqual([]);
    expect([...ada.complaints.errors, ...eve.complaints.errors]).toEqual([]);
    expect(faults).toEqual([]);
    await ada.context.close();
    await eve.context.close();
  });
});
