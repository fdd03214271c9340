import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { decodePage } from '../../../src/core/listing/page/decodePage.ts';
import { canonicalListingUrl } from '../../../src/core/listing/listingUrl.ts';
import { checkListingUrl } from '../../../src/core/listing/portalUrl.ts';
import type { PageReading } from '../../../src/core/listing/pageReading.ts';
import { readPage } from '../../../src/core/listing/readListingPage.ts';
import { expectCleanPrototypes, expectSound, listingsOf } from '../../support/listingInvariants.ts';
import { describeShared } from '../../support/sharedPages.ts';

// Real pages belong to the portals and are not in this repository.
const filesIn = (folder: string): readonly string[] => readdirSync(folder).filter((file) => /\.(?:html|json)$/.test(file));

interface Expected {
  readonly outcome: readonly string[];
  readonly code?: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface BadListing {
  readonly id: string;
  readonly what: string;
  readonly url: string;
  readonly http: { readonly content_type: string };
  readonly expect: Expected;
  readonly file?: string;
  readonly generate?: { readonly wrap: string; readonly field?: string; readonly pre?: string; readonly ch: string; readonly n: number };
}

interface BadUrl {
  readonly id: string;
  readonly input?: string;
  readonly input_gen?: { readonly pre: string; readonly ch: string; readonly n: number; readonly post?: string };
  readonly expected: { readonly valid: boolean; readonly message: string; readonly source: string | null };
  readonly server: { readonly fetch: boolean; readonly canonical?: string };
}

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The corpus's names for codes that our readings name differently. */
const corpusCode: Readonly<Record<string, string>> = { 'other-page': 'no_listing', 'upstream-error': 'upstream', 'not-html': 'not_html' };
const codeOf = (reading: PageReading): string => {
  if (reading.kind === 'blocked') return 'blocked';
  return 'code' in reading ? (corpusCode[reading.code] ?? reading.code.replaceAll('-', '_')) : reading.kind;
};

function textOf(folder: string, { file, generate, http }: BadListing): string {
  if (file !== undefined) return decodePage(readFileSync(join(folder, file)), http.content_type);
  const { wrap = '', field = '', pre = '', ch = '', n = 0 } = generate ?? {};
  const record = {
    id: 123456789,
    price: '£250,000',
    address: '12 Sample Street, Testford TS1 2AB',
    bedrooms: 3,
    location: { latitude: 51.5, longitude: -0.12 },
  };
  const model = JSON.stringify({ propertyData: wrap === 'rightmove' ? { ...record, [field]: pre + ch.repeat(n) } : record });
  return `<!doctype html><html><body>${wrap === 'rightmove' ? '' : ch.repeat(n)}<script>window.PAGE_MODEL = ${model};</script></body></html>`;
}

describeShared('the corpus of malformed pages', 'corpora/bad-listings', (folder) => {
  const { entries } = jsonOf(join(folder, 'index.json')) as { readonly entries: readonly BadListing[] };
  it.each(entries)('$id: $what', (entry) => {
    const text = textOf(folder, entry);
    const reading = readPage(text, { url: entry.url, capturedAt: null });
    const [listing] = listingsOf(reading);
    const amount = listing?.facts.askingPrice?.amount ?? null;
    expect(entry.expect.outcome).toContain(listing === undefined ? 'error' : amount === null ? 'partial' : 'ok');
    if (listing === undefined) expect(entry.expect.code ?? [codeOf(reading)]).toContain(codeOf(reading));
    else expectSound(listing);
    const facts = listing?.facts;
    const values: Readonly<Record<string, unknown>> = {
      ...facts,
      price: amount === null ? null : amount / 100,
      location: facts?.latitude ?? null,
      images: facts?.imageUrls,
    };
    for (const [name, value] of Object.entries(entry.expect.fields ?? {})) expect(values[name], name).toEqual(value);
    expectCleanPrototypes();
  });
});

describeShared('the corpus of links', 'corpora/bad-urls.json', (file) => {
  const { entries } = jsonOf(file) as { readonly entries: readonly BadUrl[] };
  it.each(entries)('$id', ({ input, input_gen, expected, server }) => {
    const text = input ?? (input_gen === undefined ? '' : input_gen.pre + input_gen.ch.repeat(input_gen.n) + (input_gen.post ?? ''));
    expect(checkListingUrl(text)).toEqual(expected);
    const canonical = canonicalListingUrl(text);
    expect(canonical.ok ? canonical.value.url : null).toBe(server.fetch ? server.canonical : null);
  });
});

const context = { url: null, capturedAt: instant(Date.UTC(2026, 10, 20)) };
const readFile = (folder: string, file: string): PageReading => readPage(decodePage(readFileSync(join(folder, file))), context);

for (const name of ['rightmove', 'zoopla', 'payloads', 'blocked']) {
  describeShared(`real pages: ${name}`, `listings/${name}`, (folder) => {
    const expected: readonly (readonly [RegExp, PageReading['kind']])[] = [
      [/^(?:property|excerpt|payload_.*property_1|payload_2023.*property_scrapfly)/, 'listing'],
      [/search|payload_2024-02/, 'search'],
      [/^agent/, 'agent'],
      [/^houseprices/, 'house-prices'],
      [/^corrupt/, 'unreadable'],
      [/datadome|just-a-moment/, 'blocked'],
    ];
    it.each(filesIn(folder))('%s is recognised as the right kind of page, and every listing on it is valid', (file) => {
      const reading = readFile(folder, file);
      expect(reading.kind).toBe(expected.find(([pattern]) => pattern.test(file))?.[1]);
      for (const listing of listingsOf(reading)) expectSound(listing);
    });

    const full = filesIn(folder).filter((file) => /^property_20(?:2[0-9])/.test(file));
    if (full.length > 0) {
      it.each(full)('%s gives price, rooms, type, address and position', (file) => {
        const [listing] = listingsOf(readFile(folder, file));
        const { askingPrice, bedrooms, propertyType, address, outcode, latitude, status, agentName } = listing?.facts ?? {};
        expect(
          [askingPrice?.amount, bedrooms, propertyType, address, outcode, latitude, status, agentName].every(
            (value) => value !== null && value !== undefined,
          ),
        ).toBe(true);
      });
    }

    const twins = filesIn(folder).filter((file) => file.includes('.reencoded-on'));
    if (twins.length > 0) {
      it.each(twins)('%s gives the same facts as its plain twin', (file) => {
        expect(readFile(folder, file)).toEqual(readFile(folder, file.replace('.reencoded-on', '')));
      });
    }
  });
}
