import { describe, expect, it } from 'vitest';
import type { SharedCopy } from '../../../src/data/device/sharedCopies.ts';
import { toBase64, toBase64Url } from '../../../src/sharing/linkKey.ts';
import { readLink, type LinkReading } from '../../../src/sharing/readLink.ts';
import { sealReport } from '../../../src/sharing/sealReport.ts';
import { createChance } from '../../support/chance.ts';
import { sampleSharedReport } from '../../support/sharedReports.ts';

const id = '00000000-0000-4000-8000-000000000001';
const now = Date.UTC(2026, 10, 28);
const expiresAt = now + 86_400_000;
const chance = createChance(3);
const random = (length: number) => Uint8Array.from({ length }, () => chance.between(0, 255));
const key = random(32);
const fragment = toBase64Url(key);
const report = sampleSharedReport(['figures']);
const made = await sealReport(report, key, random);
if (!made.ok) throw new Error(made.error);
const sealed = made.value;

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const found = () => json(200, { body: toBase64(sealed), expiresAt: new Date(expiresAt).toISOString() });
const gone = () => json(404, { ok: false, error: 'gone' });
const unreachable = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** A reader's device with these copies, and a server that answers so. */
function device(answer: () => Response, copied: readonly SharedCopy[] = []) {
  const copies = new Map(copied.map((copy) => [copy.id, copy]));
  const asked: (readonly [url: string, init: RequestInit])[] = [];
  const parts: LinkReading = {
    server: async () => ({ url: 'https://project.example', key: 'public' }),
    fetch: async (url, init) => {
      asked.push([url, init]);
      return answer();
    },
    copies: {
      read: async (of, at) => {
        const copy = copies.get(of);
        return copy === undefined ? null : copy.expiresAt <= at ? 'expired' : copy;
      },
      keep: async (copy) => void copies.set(copy.id, copy),
      remove: async (of) => void copies.delete(of),
    },
    now: () => now,
  };
  return { parts, asked, copies };
}

const copy = { id, sealed, expiresAt };

describe('opening a link', () => {
  it('decrypts what the server has, and keeps the encrypted bytes only', async () => {
    const { parts, copies } = device(found);
    expect(await readLink({ id, fragment }, parts)).toEqual({ kind: 'open', report, expiresAt, isCopy: false });
    expect(copies.get(id)).toEqual(copy);
    expect(Buffer.from(copies.get(id)?.sealed ?? []).includes(Buffer.from(key))).toBe(false);
  });

  it('sends the id, and never the key, cookies or a referrer', async () => {
    const { parts, asked } = device(found);
    await readLink({ id, fragment: `#${fragment}` }, parts);
    expect(asked).toHaveLength(1);
    const [[url, init] = ['', {}]] = asked;
    expect(url).toBe('https://project.example/functions/v1/shared-link');
    expect(init).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ id }),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(JSON.stringify([url, init])).not.toContain(fragment);
  });

  it.each(['', '#', 'abc', fragment.slice(1)])('without a whole key (“%s”) asks nothing of the server', async (part) => {
    const { parts, asked } = device(found);
    expect(await readLink({ id, fragment: part }, parts)).toEqual({ kind: 'no-key' });
    expect(asked).toEqual([]);
  });

  it('with another link’s key opens nothing and keeps nothing', async () => {
    const { parts, copies } = device(found);
    expect(await readLink({ id, fragment: toBase64Url(random(32)) }, parts)).toEqual({ kind: 'wrong-key' });
    expect(copies.size).toBe(0);
  });

  it.each([
    ['the device is offline', unreachable],
    ['the server fails', () => json(500, { ok: false })],
    ['there were too many requests', () => json(429, { ok: false, error: 'slow_down' })],
    ['a captive portal answers 200 with a page', () => new Response('<html>', { status: 200 })],
    ['a gateway answers 404 for something else', () => json(404, { code: 'NOT_FOUND' })],
  ])('opens the copy if %s, and keeps it', async (_why, answer) => {
    const { parts, copies } = device(answer, [copy]);
    expect(await readLink({ id, fragment }, parts)).toEqual({ kind: 'open', report, expiresAt, isCopy: true });
    expect(copies.size).toBe(1);
  });

  it('opens the copy if the settings are unknown because the device was never online since', async () => {
    const { parts } = device(found, [copy]);
    expect(await readLink({ id, fragment }, { ...parts, server: async () => unreachable() as never })).toMatchObject({
      kind: 'open',
      isCopy: true,
    });
  });

  it('says why it cannot open without a copy', async () => {
    expect(await readLink({ id, fragment }, device(unreachable).parts)).toEqual({ kind: 'offline' });
    expect(await readLink({ id, fragment }, device(() => json(500, {})).parts)).toEqual({ kind: 'failed' });
  });

  it('does not open an expired copy', async () => {
    const { parts } = device(unreachable, [{ ...copy, expiresAt: now }]);
    expect(await readLink({ id, fragment }, parts)).toEqual({ kind: 'gone' });
  });

  it('removes the copy of a link that was revoked or has expired', async () => {
    const { parts, copies } = device(gone, [copy]);
    expect(await readLink({ id, fragment }, parts)).toEqual({ kind: 'gone' });
    expect(copies.size).toBe(0);
  });

  it('with an id that is none asks nothing of the server', async () => {
    const { parts, asked } = device(found);
    expect(await readLink({ id: '../auth', fragment }, parts)).toEqual({ kind: 'gone' });
    expect(asked).toEqual([]);
  });
});
