import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { apifyFailureMessage, apifyListingsNote } from '../../../src/backend/apify/apifyFailureMessage.ts';
import { apifyListingSource, type ApifyRequest } from '../../../src/backend/apify/listingSource.ts';
import { startApifyDouble, type ApifyDouble } from '../../support/apify/apifyDouble.ts';
import { propertyItem, rightmoveSchema, type RunPlan } from '../../support/apify/apifyPlans.ts';

const actor = 'dhrumil/rightmove-scraper';
const search = 'https://www.rightmove.co.uk/property-for-sale/find.html?locationIdentifier=OUTCODE%5E1';

let apify: ApifyDouble;
beforeAll(async () => {
  apify = await startApifyDouble();
});
afterAll(() => apify.close());

/** Waiting takes no real time; only waiting advances the clock. */
function sourceOf(settings: Readonly<Record<string, string>> = {}) {
  const waited: number[] = [];
  let at = Date.UTC(2026, 10, 20);
  const wait = (ms: number) => {
    waited.push(ms);
    at += ms;
    return Promise.resolve();
  };
  const read = { APIFY_TOKEN: apify.token, APIFY_UPSTREAM: apify.origin, APIFY_TIMEOUT_SECONDS: '60', APIFY_MAX_USD: '0.25', ...settings };
  const source = apifyListingSource(
    readApifySettings((name) => (read as Record<string, string>)[name]),
    { now: () => at, wait },
  );
  return { source, waited };
}

const asking = (over: Partial<ApifyRequest> = {}): ApifyRequest => ({
  kind: 'search',
  site: 'rightmove',
  url: search,
  maxItems: 25,
  ownToken: null,
  ...over,
});

async function run(plan: Partial<RunPlan>, over: Partial<ApifyRequest> = {}) {
  const before = apify.runs().length;
  apify.setActor({ name: actor, schema: rightmoveSchema, plan: { states: ['READY', 'RUNNING', 'SUCCEEDED'], items: [], ...plan } });
  const { source, waited } = sourceOf();
  const answer = await source(asking(over));
  const words = answer.ok ? apifyListingsNote(answer.value) : apifyFailureMessage(answer.error);
  return { answer, words, waited, started: apify.runs().slice(before) };
}

const three = [propertyItem(101), propertyItem(102), propertyItem(103)];
const idsOf = (answer: Awaited<ReturnType<typeof run>>['answer']) =>
  answer.ok ? answer.value.items.map(({ facts }) => facts.listingId) : null;

describe('an actor run', () => {
  it('that succeeds returns every listing as the page reader would, without a message', async () => {
    const { answer, words, started } = await run({ items: three });
    expect(idsOf(answer)).toEqual(['101', '102', '103']);
    expect(words).toBeNull();
    const [item] = answer.ok ? answer.value.items : [];
    expect(item?.facts).toMatchObject({
      askingPrice: { amount: 24_500_000 },
      bedrooms: 3,
      floorAreaSqFt: 1032,
      tenure: 'freehold',
      outcode: 'TS1',
    });
    expect(item?.sources).toMatchObject({ askingPrice: 'payload 0 price' });
    expect(started).toHaveLength(1);
    expect(started[0]?.input).toEqual({
      listUrls: [{ url: search }],
      maxProperties: 25,
      fullPropertyDetails: true,
      monitoringMode: false,
      proxy: { useApifyProxy: true, apifyProxyGroups: ['RESIDENTIAL'], apifyProxyCountry: 'GB' },
    });
    expect(Object.fromEntries(started[0]?.query ?? [])).toEqual({ maxTotalChargeUsd: '0.25', maxItems: '25', timeout: '60' });
  });

  it('with broken, foreign and repeated records keeps the others and counts those left out', async () => {
    const items = [
      propertyItem(101),
      '"text"',
      '{"error":{"type":"x"}}',
      propertyItem(101),
      propertyItem(104, { url: 'https://www.zoopla.co.uk/for-sale/details/104/', id: '104' }),
    ];
    const { answer, words } = await run({ items });
    expect(idsOf(answer)).toEqual(['101']);
    expect(answer.ok && answer.value.repeated).toBe(1);
    expect(words).toBe('3 of 5 records could not be used (1 × unreadable, 1 × error report, 1 × another site).');
  });

  it('that fails part-way keeps the listings already read', async () => {
    const { answer, words } = await run({
      states: ['RUNNING', 'FAILED'],
      items: three.slice(0, 2),
      statusMessage: 'Proxy was banned',
      exitCode: 91,
    });
    expect(idsOf(answer)).toEqual(['101', '102']);
    expect(words).toBe('The actor’s run failed (“Proxy was banned”), exit code 91; the 2 listings read so far are kept.');
  });

  it('that fails shows the actor’s own message', async () => {
    const { answer, words } = await run({
      states: ['RUNNING', 'FAILED'],
      statusMessage: 'Navigation timed out after 60 seconds',
      exitCode: 1,
    });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'run-failed' } });
    expect(words).toBe(
      'The actor’s run failed (“Navigation timed out after 60 seconds”), exit code 1. It returned no listings. Try again, or use another actor. Or open the page in your browser, then paste its source or drop the saved page here.',
    );
  });

  it('that Apify times out says so', async () => {
    const { answer, words } = await run({ states: ['RUNNING', 'TIMING-OUT', 'TIMED-OUT'] });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'run-timed-out' } });
    expect(words).toMatch(/^The actor’s run was ended by Apify because it took too long\. It returned no listings\./);
  });

  it('that was stopped in the Apify console says so', async () => {
    const { words } = await run({ states: ['RUNNING', 'ABORTING', 'ABORTED'] });
    expect(words).toMatch(/^The actor’s run was stopped on Apify\./);
  });

  it('that never ends is stopped to avoid further costs', async () => {
    const { answer, words, started } = await run({ states: ['RUNNING'] });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'waited-too-long' } });
    expect(words).toMatch(/^The Apify actor took too long, so we stopped it\./);
    expect(started[0]?.aborted).toBe(true);
  });

  it.each([
    {
      start: { status: 402, type: 'not-enough-usage-to-run-paid-actor', message: 'Not enough credit' },
      kind: 'payment-required',
      said: /^Apify requires payment first: “Not enough credit”\. Add credit in the Apify console, under Billing\. No run was started\.$/,
    },
    {
      start: { status: 403, type: 'actor-is-not-rented', message: 'You must rent this Actor' },
      kind: 'forbidden',
      said: /^Apify does not let this account do that: “You must rent this Actor”\. The actor may have to be rented first, .*No run was started\.$/,
    },
  ])('that Apify refuses to start for the account ($start.status) shows Apify’s message', async ({ start, kind, said }) => {
    const { answer, words, started } = await run({ start });
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'refused', why: { kind, said: { type: start.type, message: start.message } } },
    });
    expect(words).toMatch(said);
    expect(started).toEqual([]);
  });

  it('that succeeds without listings is read again for a limited time before it counts as empty', async () => {
    const { answer, words, waited, started } = await run({ items: [], statusMessage: 'Finished' });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'empty' } });
    expect(words).toMatch(/^The actor's run succeeded but returned no listings \(“Finished”\)\. The portal may have blocked it/);
    expect(started[0]?.datasetReads).toBe(5);
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(20_000);
  });

  it('whose dataset lags behind its end still returns all listings', async () => {
    const { answer, started } = await run({ items: three, datasetLag: [0, 2, 3] });
    expect(idsOf(answer)).toEqual(['101', '102', '103']);
    expect(started[0]?.datasetReads).toBe(4);
  });

  it('that replicas do not know yet is requested again', async () => {
    const { answer } = await run({ items: three, runLag: 4 });
    expect(idsOf(answer)).toEqual(['101', '102', '103']);
  });

  it('that no replica ever returns is reported as lost, with its id, and stopped', async () => {
    const { answer, words, started } = await run({ items: three, runLag: 10_000 });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'lost-run', why: { kind: 'not-found' } } });
    expect(words).toBe(
      `The run ${started[0]?.id} started, but its state could not be read: Apify answered “not found”. Its items may be in the Apify console.`,
    );
    expect(started[0]?.aborted).toBe(true);
  });

  it('without a single listing says what its records were instead', async () => {
    const { words } = await run({ items: ['{"message":"hello"}', '{"error":{"type":"blocked"}}'] });
    expect(words).toMatch(/^The run returned 2 records, but not the requested listings \(1 × no listing, 1 × error report\)\./);
  });

  it('for one listing refuses another listing’s record', async () => {
    const { words } = await run(
      { items: [propertyItem(999)] },
      { kind: 'listing', url: 'https://www.rightmove.co.uk/properties/101', maxItems: 1 },
    );
    expect(words).toMatch(/but not the requested listings \(1 × another listing\)/);
  });
});

describe('checks before a run', () => {
  it('an input that the actor would ignore is refused by name, and no run is started', async () => {
    const { properties, ...rest } = rightmoveSchema;
    const { maxProperties: _, ...others } = properties;
    apify.setActor({
      name: actor,
      schema: { ...rest, properties: { ...others, maxItems: { type: 'integer' } } },
      plan: { states: ['SUCCEEDED'], items: three },
    });
    const before = apify.runs().length;
    const answer = await sourceOf().source(asking());
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'bad-input', problems: { ignored: ['maxProperties'], missing: [], wrong: [] } },
    });
    expect(answer.ok ? null : apifyFailureMessage(answer.error)).toBe(
      'The actor “dhrumil/rightmove-scraper” would ignore “maxProperties” and could run without a limit. No run was started. The actor accepts: listUrls, propertyUrls, fullPropertyDetails, monitoringMode, proxy, maxItems.',
    );
    expect(apify.runs()).toHaveLength(before);
  });

  it('an actor that no longer exists, or has no input schema, is reported', async () => {
    apify.setActor({ name: actor, schema: null, plan: { states: ['SUCCEEDED'], items: three } });
    expect(await sourceOf().source(asking())).toMatchObject({ ok: false, error: { kind: 'no-schema' } });
    const own = JSON.stringify([{ actor: 'gone/actor', sites: ['rightmove'], inputs: { search: { u: '{url}' } } }]);
    const gone = await sourceOf({ APIFY_ACTORS: own }).source(asking());
    expect(gone.ok ? null : apifyFailureMessage(gone.error)).toBe(
      'Apify has no actor named “gone/actor”. It may have been renamed or withdrawn. Choose another in the settings.',
    );
  });

  it('a schema in the older format, as a text, is read too', async () => {
    apify.setActor({ name: actor, schema: JSON.stringify(rightmoveSchema), plan: { states: ['SUCCEEDED'], items: three } });
    expect(idsOf(await sourceOf().source(asking()))).toEqual(['101', '102', '103']);
  });

  it('distinguishes a token that Apify rejects from a missing one', async () => {
    const bad = await sourceOf({ APIFY_TOKEN: 'apify_api_wrong' }).source(asking());
    expect(bad.ok ? null : apifyFailureMessage(bad.error)).toMatch(
      /^Apify does not accept the token: “User was not found or authentication token is not valid”\./,
    );
    expect(await sourceOf({ APIFY_TOKEN: '' }).source(asking())).toMatchObject({ ok: false, error: { kind: 'no-token' } });
  });
});

describe('a start', () => {
  it('whose answer is lost is not retried: the run may have started, and each run costs money', async () => {
    const { answer, words, started } = await run({ start: 'cut', items: three });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'start-unknown' } });
    expect(words).toMatch(/^Apify did not answer when the actor .* It may be running\. Check its runs in the Apify console/);
    expect(started).toHaveLength(1);
  });

  it('from before a restart is followed, and no second run starts', async () => {
    const first = await run({ items: three, states: ['RUNNING', 'RUNNING', 'SUCCEEDED'] });
    const begun = first.answer.ok ? { ...first.answer.value.run, status: 'RUNNING' as const } : undefined;
    const before = apify.runs().length;
    expect(idsOf(await sourceOf().source(asking({ begun })))).toEqual(['101', '102', '103']);
    expect(apify.runs()).toHaveLength(before);
  });

  it('is reported before waiting begins, and its run is stopped when the user cancels', async () => {
    const stop = new AbortController();
    const told: string[] = [];
    const { words, started } = await run(
      { states: ['RUNNING'] },
      {
        signal: stop.signal,
        onBegun: (begun) => {
          told.push(begun.id);
          stop.abort();
          return Promise.resolve();
        },
      },
    );
    expect(told).toEqual([started[0]?.id]);
    expect(words).toBe(`Cancelled. We asked Apify to stop run ${started[0]?.id}.`);
    expect(started[0]?.aborted).toBe(true);
  });
});

describe('the token', () => {
  it('is sent only to Apify, in a header; a user’s own token replaces the server’s for that run', async () => {
    const written: string[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...parts: readonly unknown[]) => void written.push(parts.map(String).join(' '))),
    );
    apify.setActor({ name: actor, schema: rightmoveSchema, plan: { states: ['SUCCEEDED'], items: three } });
    const before = apify.requests().length;
    const answer = await sourceOf({ APIFY_TOKEN: 'apify_api_server' }).source(asking({ ownToken: apify.token }));
    const refused = await sourceOf().source(asking({ ownToken: 'apify_api_canary' }));
    spies.forEach((spy) => spy.mockRestore());
    const asked = apify.requests().slice(before);
    expect(idsOf(answer)).toEqual(['101', '102', '103']);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${apify.token}`, 'Bearer apify_api_canary']));
    expect(asked.filter(({ path, body }) => `${path}${JSON.stringify(body)}`.includes('apify_api_'))).toEqual([]);
    expect(`${JSON.stringify([answer, refused])}${written.join('\n')}`).not.toMatch(/apify_api_/);
  });
});
