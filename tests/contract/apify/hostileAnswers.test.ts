import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apifyFailureMessage } from '../../../src/backend/apify/apifyFailureMessage.ts';
import { readApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { apifyListingSource } from '../../../src/backend/apify/listingSource.ts';
import { startApifyDouble, type ApifyDouble } from '../../support/apify/apifyDouble.ts';
import { propertyItem, rightmoveSchema, type RunPlan } from '../../support/apify/apifyPlans.ts';
import { expectCleanPrototypes, expectSound } from '../../support/listingInvariants.ts';

let apify: ApifyDouble;
beforeAll(async () => {
  apify = await startApifyDouble();
});
afterAll(() => apify.close());

async function run(plan: Partial<RunPlan>, schema: unknown = rightmoveSchema) {
  apify.setActor({ name: 'dhrumil/rightmove-scraper', schema, plan: { states: ['SUCCEEDED'], items: [], ...plan } });
  const settings: Readonly<Record<string, string>> = { APIFY_TOKEN: apify.token, APIFY_UPSTREAM: apify.origin };
  const source = apifyListingSource(
    readApifySettings((name) => settings[name]),
    { now: () => Date.UTC(2026, 10, 20), wait: () => Promise.resolve() },
  );
  const url = 'https://www.rightmove.co.uk/property-for-sale/Testford.html';
  return source({ kind: 'search', site: 'rightmove', url, maxItems: 10, ownToken: null });
}

const good = propertyItem(101);
const withId = (id: number, members: string): string => `${propertyItem(id).slice(0, -1)},${members}}`;

/** Each record is sent together with a valid one, which must still be read. */
const poison: readonly (readonly [what: string, item: string])[] = [
  ['nested a hundred thousand deep', `{"id":"7","price":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['larger than any listing', withId(7, `"junk":"${'x'.repeat(3_000_000)}"`)],
  [
    'with prototype keys',
    withId(7, '"__proto__":{"polluted":1,"isAdmin":true},"constructor":{"prototype":{"polluted":1}},"prototype":{"user_id":"x"}'),
  ],
  ['with dotted prototype keys', withId(7, '"pricing_internalValue":1,"__proto___polluted":1,"constructor_prototype_polluted":1')],
  [
    'with wrong types',
    '{"id":"7","price":{"a":[]},"displayAddress":[1],"bedrooms":"many","bathrooms":{},"coordinates":"here","tenure":5,"images":{"0":1},"agent":[]}',
  ],
  [
    'with invalid numbers',
    withId(
      7,
      '"price":"NaN","bedrooms":1e999,"bathrooms":"Infinity","sizeSqFeetMin":-5,"coordinates":{"latitude":"NaN","longitude":1e400}',
    ),
  ],
  [
    'with scripts in its texts',
    withId(
      7,
      String.raw`"displayAddress":"<script>window.__xss=1</script><img src=x onerror=alert(1)> 9 Mill Rd\u202e","agent":"<svg onload=alert(1)>A\u0000B","images":["javascript:alert(1)","http://127.0.0.1/x.png"]`,
    ),
  ],
  ['with a text as its id', withId(7, '"id":"7; drop table"')],
  ['that is a list', '[[],[[]]]'],
  ['that is null', 'null'],
  ['with four hundred thousand keys', `{"id":"7","price":1${Array.from({ length: 60_000 }, (_, at) => `,"k${at}":${at}`).join('')}}`],
];

describe('a hostile record', () => {
  it.each(poison)('%s does no harm and does not stop other records', async (_, item) => {
    const answer = await run({ items: [item, good] });
    expectCleanPrototypes();
    expect(answer).toMatchObject({ ok: true });
    const items = answer.ok ? answer.value.items : [];
    expect(items.map(({ facts }) => facts.listingId)).toContain('101');
    for (const read of items) expectSound({ site: 'rightmove', completeness: 'full', ...read });
    expect(JSON.stringify(items)).not.toMatch(/<script|<svg|onerror|javascript:|127\.0\.0\.1/);
  });
});

/** Answers that break Apify's documented format. */
const answers: readonly (readonly [what: string, plan: Partial<RunPlan>, kind: string])[] = [
  ['an error with a success status', { datasetBody: '{"error":{"type":"run-failed","message":"Actor run failed"}}' }, 'lost-run'],
  ['a dataset that is text', { datasetBody: '"<html>"' }, 'lost-run'],
  ['a truncated dataset', { datasetBody: '[{"id":"101"' }, 'lost-run'],
  ['a run without a dataset', { start: { body: '{"data":{"id":"run00000000000099","status":"READY"}}' } }, 'start-unknown'],
  [
    'a run whose ids are paths',
    { start: { body: '{"data":{"id":"../../v2/users/me","status":"READY","defaultDatasetId":"x?token=1"}}' } },
    'start-unknown',
  ],
  [
    'a run with prototype keys',
    { start: { body: '{"data":{"__proto__":{"id":"run00000000000099","status":"READY","defaultDatasetId":"dat00000000000099"}}}' } },
    'start-unknown',
  ],
  ['an answer that is not JSON', { start: { body: '<!doctype html><title>captive portal</title>' } }, 'start-unknown'],
];

describe('an answer that breaks the documented format', () => {
  it.each(answers)('%s is a named failure', async (_, plan, kind) => {
    const answer = await run({ items: [good], ...plan });
    expectCleanPrototypes();
    expect(answer).toMatchObject({ ok: false, error: { kind } });
    expect(answer.ok ? '' : apifyFailureMessage(answer.error)).not.toBe('');
  });

  it('puts no control characters or markup into the message shown', async () => {
    const answer = await run({ start: { status: 403, type: 'x', message: `<b onclick=x>No</b>\u202e\u0000 ${'long '.repeat(500)}` } });
    const words = answer.ok ? '' : apifyFailureMessage(answer.error);
    expect(words).toMatch(/^Apify does not let this account do that: “No long long/);
    // oxlint-disable-next-line no-control-regex -- the pattern must match control characters
    expect(words).not.toMatch(/[<>\u0000\u202e]/);
    expect(words.length).toBeLessThan(500);
  });

  it.each([
    ['a list', []],
    ['without fields', { properties: 5 }],
    ['text that is not JSON', '{"properties":'],
    ['made of prototype keys', '{"properties":{"__proto__":{"type":"string"},"constructor":{}}}'],
  ])('a schema that is %s starts no run', async (_, schema) => {
    const before = apify.runs().length;
    expect(await run({ items: [good] }, schema)).toMatchObject({ ok: false });
    expect(apify.runs()).toHaveLength(before);
    expectCleanPrototypes();
  });
});
