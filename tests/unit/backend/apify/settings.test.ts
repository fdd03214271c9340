import { describe, expect, it } from 'vitest';
import { actorInput } from '../../../../src/backend/apify/actors/actorInput.ts';
import { actorFor } from '../../../../src/backend/apify/actors/actorSettings.ts';
import { inputFields, inputProblems } from '../../../../src/backend/apify/actors/inputSchema.ts';
import { knownActors } from '../../../../src/backend/apify/actors/knownActors.ts';
import { readApifySettings } from '../../../../src/backend/apify/apifySettings.ts';

const read = (settings: Readonly<Record<string, string>>) => readApifySettings((name) => settings[name]);

describe('the Apify settings', () => {
  it('are off, bounded and without a token by default', () => {
    expect(read({})).toMatchObject({ source: 'fetch', token: null, maxTotalChargeUsd: 1, timeoutSeconds: 300, origin: null });
  });

  it.each([
    [{ LISTING_SOURCE: 'scrape' }, 'LISTING_SOURCE must be one of fetch, apify, fetch-then-apify, got "scrape"'],
    [{ LISTING_SOURCE: 'apify' }, 'LISTING_SOURCE=apify needs APIFY_TOKEN'],
    [{ APIFY_MAX_USD: '0' }, 'APIFY_MAX_USD must be a number from 0.01 to 100, got "0"'],
    [{ APIFY_MAX_USD: 'Infinity' }, 'APIFY_MAX_USD must be a number from 0.01 to 100, got "Infinity"'],
    [{ APIFY_UPSTREAM: 'ftp://x' }, 'APIFY_UPSTREAM must be an http(s) origin, got "ftp://x"'],
    [{ APIFY_ACTORS: '{' }, 'APIFY_ACTORS must be a JSON list of actors'],
    [{ APIFY_ACTORS: '[{"actor":"../x"}]' }, 'APIFY_ACTORS, entry 1: "actor" must be a name such as user/actor'],
    [{ APIFY_ACTORS: '[{"actor":"a/b","sites":["daftest"]}]' }, 'APIFY_ACTORS, entry 1: "sites" must list some of rightmove, zoopla'],
    [
      { APIFY_ACTORS: '[{"actor":"a/b","sites":["zoopla"],"inputs":{"search":{"x":1}}}]' },
      'APIFY_ACTORS, entry 1: "inputs" must have a template under "listing", "search" or both',
    ],
  ])('reject %j with the reason', (settings, message) => {
    expect(() => read(settings)).toThrow(message);
  });

  it('reject a field map with an unknown target field', () => {
    const actor = { actor: 'a/b', sites: ['zoopla'], inputs: { search: { u: '{url}' } }, fields: { cost: 'price' } };
    expect(() => read({ APIFY_ACTORS: JSON.stringify([actor]) })).toThrow('"fields" does not accept "cost"');
  });

  it('put the operator’s actors first, replacing a built-in one of the same name', () => {
    const own = { actor: 'dhrumil/rightmove-scraper', sites: ['zoopla'], inputs: { search: { u: '{url}' } }, fields: { price: 'ask' } };
    const { actors } = read({ APIFY_ACTORS: JSON.stringify([own]) });
    expect(actors).toHaveLength(knownActors.length);
    expect(actors[0]).toEqual({ ...own, fields: { price: ['ask'] } });
    expect(actorFor(actors, 'zoopla', 'search')?.actor).toBe(own.actor);
    expect(actorFor(actors, 'rightmove', 'listing')?.actor).toBe('femstar08/rightmove-scraper');
    expect(actorFor(knownActors, 'zoopla', 'listing')?.actor).toBe('femstar08/rightmove-scraper');
  });
});

describe('an actor’s input', () => {
  it('gets the URL, a number for a limit on its own, and text for a limit inside text', () => {
    const template = {
      urls: [{ url: '{url}' }],
      max: '{maxItems}',
      note: 'up to {maxItems} of {site}',
      keep: { deep: ['{url}', 1, null, true] },
    };
    expect(actorInput(template, { url: 'https://x.example/?a={site}', maxItems: 7, site: 'zoopla' })).toEqual({
      urls: [{ url: 'https://x.example/?a={site}' }],
      max: 7,
      note: 'up to 7 of zoopla',
      keep: { deep: ['https://x.example/?a={site}', 1, null, true] },
    });
  });

  const fields = inputFields({
    properties: {
      startUrls: { type: 'array' },
      max: { type: 'integer', minimum: 1, maximum: 50 },
      site: { type: 'string', enum: ['a', 'b'] },
      deep: { type: 'object', properties: { known: { type: 'boolean' } } },
      proxy: { type: 'object', editor: 'proxy' },
      needed: { type: 'string' },
      filled: { type: 'string', default: 'x' },
    },
    required: ['needed', 'filled'],
  });

  it('is checked against the schema: ignored, missing and wrong fields are named, also in nested objects', () => {
    const input = { startUrls: {}, max: 51, site: 'c', deep: { known: 1, other: 2 }, proxy: { anything: 1 }, results_wanted: 3 };
    expect(inputProblems(fields ?? [], input)).toEqual({
      ignored: ['results_wanted', 'deep.other'],
      missing: ['needed'],
      wrong: [
        { field: 'startUrls', wanted: 'an array' },
        { field: 'max', wanted: '50 or less' },
        { field: 'site', wanted: 'one of a, b' },
        { field: 'deep.known', wanted: 'a boolean' },
      ],
    });
    expect(inputProblems(fields ?? [], { needed: 'y', max: 50, site: 'a' })).toEqual({ ignored: [], missing: [], wrong: [] });
  });

  it('cannot be checked against a schema without properties', () => {
    expect([null, 5, [], {}, { properties: null }].map((schema) => inputFields(schema))).toEqual([null, null, null, null, null]);
  });
});
