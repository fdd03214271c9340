import { describe, expect, it } from 'vitest';
import { listOfLinks } from '../support/links.ts';
import { scriptOf } from './support/scriptOf.ts';
import { sharedBrowser } from './support/stage.ts';

const browser = sharedBrowser();

describe('the listing URL rules in Chromium', () => {
  it('give every link in the list the expected result and message', async () => {
    const links = listOfLinks();
    expect(links.length).toBeGreaterThan(150);
    const page = await browser().newPage();
    await page.addScriptTag({ content: await scriptOf('src/core/listing/portalUrl.ts', 'rules') });
    const verdicts = await page.evaluate(
      (texts) => {
        const { rules } = globalThis as unknown as { rules: { checkListingUrl: (text: string) => unknown } };
        return texts.map((text) => rules.checkListingUrl(text));
      },
      links.map(({ text }) => text),
    );
    expect(links.map(({ what }, at) => ({ what, verdict: verdicts[at] }))).toEqual(
      links.map(({ what, expected }) => ({ what, verdict: expected })),
    );
  });
});
