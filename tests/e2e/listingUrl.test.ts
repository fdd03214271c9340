import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/sourceFiles.ts';
import { checkListingUrl } from '../../src/core/listing/listingUrl.ts';
import { launchBrowser } from './support/browser.ts';
import { scriptOf } from './support/scriptOf.ts';

interface Entry {
  readonly id: string;
  readonly input?: string;
  readonly input_gen?: { readonly pre: string; readonly ch: string; readonly n: number; readonly post: string };
  readonly expected: { readonly valid: boolean; readonly message: string; readonly source: string | null };
  readonly level: string;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('the listing URL rules', () => {
  it('give the same verdict and message in Chromium as in Node, for every entry of the list', async () => {
    const entries = listOfLinks();
    expect(entries.length).toBeGreaterThan(40);
    const page = await browser.newPage();
    await page.addScriptTag({ content: await scriptOf('src/core/listing/listingUrl.ts', 'rules') });
    const inputs = entries.map(({ input }) => input);
    const verdicts = await page.evaluate((texts) => {
      const { checkListingUrl: check } = (globalThis as unknown as { rules: { checkListingUrl: (text: string) => unknown } }).rules;
      return texts.map((text) => check(text));
    }, inputs);
    expect(verdicts).toEqual(inputs.map((text) => checkListingUrl(text)));
    const named = entries.map(({ id, expected }, at) => ({ id, expected, got: verdicts[at] }));
    expect(named.filter(({ expected, got }) => expected !== null && JSON.stringify(got) !== JSON.stringify(expected))).toEqual([]);
  });
});

type Link = {
  readonly id: string;
  readonly input: string;
  readonly expected: { valid: boolean; message: string; source: string | null } | null;
};

/** The committed list, and the shared corpus where `YARDSTICK_SHARED` names a folder that has it. */
function listOfLinks(): readonly Link[] {
  const own = JSON.parse(readFileSync(join(root, 'tests/fixtures/listings/links.json'), 'utf8')) as readonly Link[];
  const shared = process.env['YARDSTICK_SHARED'];
  if (shared === undefined) return own;
  const { entries } = JSON.parse(readFileSync(join(shared, 'corpora/bad-urls.json'), 'utf8')) as { entries: readonly Entry[] };
  return [
    ...own,
    ...entries.map((entry) => ({ id: entry.id, input: inputOf(entry), expected: entry.level === 'must' ? pick(entry) : null })),
  ];
}

const pick = ({ expected: { valid, message, source } }: Entry) => ({ valid, message, source });

const inputOf = ({ input, input_gen: gen }: Entry): string =>
  gen === undefined ? (input ?? '') : gen.pre + gen.ch.repeat(gen.n) + gen.post;
