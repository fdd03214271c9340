import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../../src/account/account.ts';
import { err, ok } from '../../../../../src/core/kernel/result.ts';
import { factNames, type FactName } from '../../../../../src/core/listing/facts.ts';
import type { ListingTrace } from '../../../../../src/core/listing/trace/pageTrace.ts';
import { callApify } from '../../../../../src/ui/features/debug/apify/callApify.ts';
import { isApifyToken, storeApifyToken, readApifyToken } from '../../../../../src/ui/features/debug/apify/apifyToken.ts';
import { runCostText, statusLook } from '../../../../../src/ui/features/debug/apify/run/runText.ts';
import { withRun } from '../../../../../src/ui/features/debug/apify/run/useApifyRuns.ts';
import { debugViewOf } from '../../../../../src/ui/features/debug/debugSearch.ts';
import { coverageOf } from '../../../../../src/ui/features/debug/page/coverage.ts';
import { factLabel } from '../../../../../src/ui/features/debug/page/factLabel.ts';
import { traceSummary } from '../../../../../src/ui/features/debug/page/traceSummary.ts';
import { plainJson } from '../../../../../src/ui/features/debug/plainJson.ts';

function listing(found: readonly FactName[], fromText: readonly FactName[] = []): ListingTrace {
  const facts = factNames.map((fact) => ({
    fact,
    island: found.includes(fact) ? 'payload 0' : null,
    path: null,
    given: null,
    normalised: null,
    fromText: fromText.includes(fact),
  }));
  return { site: 'rightmove', listingId: '1', address: null, found: found.length, facts, warnings: [] };
}

describe('coverage', () => {
  it('counts every fact of every listing, the rarest first, and facts read from text', () => {
    const { listings, found, of, facts } = coverageOf([listing(['bedrooms', 'tenure'], ['tenure']), listing(['bedrooms'])]);
    expect({ listings, found, of }).toEqual({ listings: 2, found: 3, of: 2 * factNames.length });
    expect(facts.at(-1)).toEqual({ fact: 'bedrooms', found: 2, fromText: 0 });
    expect(facts.at(-2)).toEqual({ fact: 'tenure', found: 1, fromText: 1 });
    expect(facts[0]?.found).toBe(0);
  });

  it('is empty without listings', () => {
    expect(coverageOf([])).toEqual({ listings: 0, found: 0, of: 0, facts: [] });
  });
});

describe('external JSON as text', () => {
  it('is indented if valid, and otherwise unchanged', () => {
    expect(plainJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(plainJson('{"a":')).toBe('{"a":');
  });

  it('shows invisible characters as escapes, and is truncated if long', () => {
    expect(plainJson('"\u202egpj.exe\u0007\u200b"')).toBe(String.raw`"\u202egpj.exe\u0007\u200b"`);
    const long = plainJson(`"${'x'.repeat(3_000_000)}"`);
    expect(long.length).toBeLessThan(41_000);
    expect(long).toMatch(/… 2,960,00\d more characters$/);
  });
});

describe('the debug screen’s texts', () => {
  it('name each fact once, in plain words', () => {
    const labels = factNames.map(factLabel);
    expect(new Set(labels).size).toBe(factNames.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z][A-Za-z, ]+$/);
    expect(factLabel('councilTaxBand')).toBe('Council tax band');
  });

  it('describe what kind of page was read', () => {
    const page = { site: null, characters: 1, parserVersion: 1, islands: [], listings: [] };
    expect(traceSummary({ ...page, kind: 'search', code: null, listings: [listing([])] })).toBe('Search results, 1 listing');
    expect(traceSummary({ ...page, kind: 'unreadable', code: 'truncated' })).toBe('Not readable: truncated');
    expect(traceSummary({ ...page, kind: 'listing', code: null })).toBe('One listing');
  });

  it('describe the state of a run, including an unknown state', () => {
    expect(['READY', 'RUNNING', 'TIMING-OUT', 'ABORTING'].map((status) => statusLook(status).ended)).toEqual([false, false, false, false]);
    expect(['SUCCEEDED', 'FAILED', 'TIMED-OUT', 'ABORTED'].map((status) => statusLook(status).ended)).toEqual([true, true, true, true]);
    expect(statusLook('constructor')).toEqual({ words: 'constructor', tone: 'neutral', ended: false });
    const run = {
      id: 'a',
      status: 'SUCCEEDED',
      statusMessage: null,
      exitCode: 0,
      startedAt: 0,
      finishedAt: 70_000,
      costUsd: 0.0123,
    } as const;
    expect(runCostText(run)).toBe('1 min 10 s, $0.012');
    expect(runCostText({ ...run, finishedAt: null, costUsd: null })).toBe('');
    expect(withRun([{ ...run, id: 'b' }], run).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withRun([run, { ...run, id: 'b' }], { ...run, id: 'b', status: 'FAILED' }).map(({ status }) => status)).toEqual([
      'SUCCEEDED',
      'FAILED',
    ]);
  });

  it('debugViewOf: returns the view in the address, or the default', () => {
    expect([{ view: 'apify' }, { view: 'runs' }, { view: 'x' }, {}, { view: 5 }].map(debugViewOf)).toEqual([
      'apify',
      'runs',
      'page',
      'page',
      'page',
    ]);
  });
});

const closed = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the user’s Apify token', () => {
  it('is stored under the user’s own key, and deleted if empty', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    expect(storeApifyToken('ada', 'apify_api_1', store)).toBe(true);
    expect([readApifyToken('ada', store), readApifyToken('ben', store), readApifyToken(null, store)]).toEqual(['apify_api_1', '', '']);
    expect(storeApifyToken(null, 'apify_api_2', store)).toBe(false);
    expect(storeApifyToken('ada', '', store)).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('is reported as not stored if storage is denied', () => {
    const store = { getItem: closed, setItem: closed, removeItem: closed };
    expect([readApifyToken('ada', store), storeApifyToken('ada', 'apify_api_1', store)]).toEqual(['', false]);
  });

  it('is invalid if it could not be sent in a header', () => {
    expect(['apify_api_Abc123', 'short', 'with space in it', 'with\nline end', 'ünicodeünicode'].map(isApifyToken)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

const invoking = (answer: Awaited<ReturnType<Account['invoke']>>) => ({ invoke: () => Promise.resolve(answer) });
const http = (body: unknown, status = 400) => err({ kind: 'http' as const, status, message: 'bad_request', body });

describe('callApify', () => {
  it('returns the server’s answer, or its error message', async () => {
    expect(await callApify(invoking(ok({ ok: true, runs: [] })), { ask: 'setup' })).toEqual(ok({ ok: true, runs: [] }));
    const refused = { ok: false, error: 'refused', message: 'Apify requires payment first: “x”.' };
    expect(await callApify(invoking(ok(refused)), { ask: 'setup' })).toEqual(err(refused.message));
    expect(await callApify(invoking(http({ message: 'Ask for 1 to 100 listings.' })), { ask: 'setup' })).toEqual(
      err('Ask for 1 to 100 listings.'),
    );
  });

  it('explains what to do if signed out or offline, or if the answer is invalid', async () => {
    const unauthorized = err({ kind: 'unauthorized' as const, status: 401, message: 'x', body: null });
    expect(await callApify(invoking(unauthorized), { ask: 'setup' })).toEqual(err('Sign in first. Apify requests use your account.'));
    const offline = err({ kind: 'offline' as const, status: null, message: 'The server cannot be reached.', body: null });
    expect(await callApify(invoking(offline), { ask: 'setup' })).toEqual(err('The server cannot be reached.'));
    for (const odd of [null, 5, 'x', {}, { ok: 'true' }]) {
      expect(await callApify(invoking(ok(odd)), { ask: 'setup' })).toEqual(
        err('Couldn’t read the response. Reload the page and try again.'),
      );
    }
  });
});
