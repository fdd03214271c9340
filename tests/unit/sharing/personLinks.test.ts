import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { InvokeFailure } from '../../../src/account/account.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { fromBase64, keyInFragment } from '../../../src/sharing/linkKey.ts';
import { createPersonLinks, type LinkContext } from '../../../src/sharing/personLinks.ts';
import { openReport } from '../../../src/sharing/sealReport.ts';
import { createChance } from '../../support/chance.ts';
import { sampleSharedReport } from '../../support/sharedReports.ts';

type Asked = Readonly<Record<string, unknown>>;

const report = sampleSharedReport(['figures', 'notes'], ['the boiler hums at night']);
const linkId = '00000000-0000-4000-8000-000000000001';
const moment = '2026-12-05T09:00:00.000000Z';

/** A person's device, and a server that answers each request so. */
function person(answer: (asked: Asked) => Result<unknown, InvokeFailure>, userId: string = crypto.randomUUID()) {
  const chance = createChance(5);
  const sent: Asked[] = [];
  const context: LinkContext = {
    userId,
    workspaceId: 'team-1',
    origin: 'https://app.example',
    random: (length) => Uint8Array.from({ length }, () => chance.between(0, 255)),
    newUuid: () => `client-${sent.length}`,
    account: {
      invoke: async (name, body) => {
        expect(name).toBe('shared-links');
        const asked = body as Asked;
        sent.push(asked);
        return answer(asked);
      },
    },
  };
  return { links: createPersonLinks(context), sent };
}

const created = () => ok({ id: linkId, expiresAt: moment });
const listed = (...ids: readonly string[]) =>
  ok({ links: ids.map((id) => ({ id, dealId: 'd1', createdAt: moment, expiresAt: moment, mine: true })) });
const failure = (status: number | null, error?: string): Result<unknown, InvokeFailure> =>
  err({ kind: status === null ? 'offline' : status === 401 ? 'unauthorized' : 'http', status, message: '', body: { ok: false, error } });

describe('a person’s links', () => {
  it('are created from encrypted bytes that open with the key in the address, which is not sent', async () => {
    const { links, sent } = person(created);
    const prepared = await links.prepare(report);
    if (!prepared.ok) throw new Error(prepared.error.message);
    const address = await links.create(prepared.value, { dealId: 'd1', days: 30 });
    if (!address.ok) throw new Error(address.error.message);
    expect(address.value).toBe(`https://app.example/shared/${linkId}#${prepared.value.key}`);
    expect(sent).toEqual([{ ask: 'create', clientId: 'client-0', dealId: 'd1', workspace: 'team-1', days: 30, body: prepared.value.body }]);
    expect(JSON.stringify(sent)).not.toContain(prepared.value.key);
    expect(JSON.stringify(sent)).not.toMatch(/boiler|185,000/);
    const key = keyInFragment(new URL(address.value).hash);
    expect(await openReport(fromBase64(prepared.value.body) ?? new Uint8Array(), key ?? new Uint8Array())).toEqual({
      ok: true,
      value: report,
    });
  });

  it('have a new key each time', async () => {
    const { links } = person(created);
    const [one, other] = [await links.prepare(report), await links.prepare(report)];
    expect(one.ok && other.ok && one.value.key !== other.value.key).toBe(true);
  });

  it('are listed with their address on the device that made them, and without it on another', async () => {
    const userId = crypto.randomUUID();
    const other = '00000000-0000-4000-8000-000000000002';
    const { links } = person(({ ask }) => (ask === 'list' ? listed(linkId, other) : created()), userId);
    const prepared = await links.prepare(report);
    if (!prepared.ok) throw new Error(prepared.error.message);
    const address = await links.create(prepared.value, { dealId: 'd1', days: 7 });
    const list = await links.list('d1');
    expect(list.ok && list.value.map((link) => [link.id, link.address])).toEqual([
      [linkId, address.ok && address.value],
      [other, null],
    ]);
  });

  it('lose their key on this device once revoked, and keep it if the server could not be reached', async () => {
    let isReached = false;
    const answer = ({ ask }: Asked) =>
      ask === 'list' ? listed(linkId) : ask === 'create' ? created() : isReached ? ok({ done: true }) : failure(null);
    const { links } = person(answer);
    const prepared = await links.prepare(report);
    if (!prepared.ok) throw new Error(prepared.error.message);
    await links.create(prepared.value, { dealId: 'd1', days: 7 });
    const addressOf = async () => {
      const list = await links.list('d1');
      return list.ok ? list.value[0]?.address : undefined;
    };
    expect(await links.revoke(linkId)).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(await addressOf()).toContain('#');
    isReached = true;
    expect(await links.revoke(linkId)).toEqual({ ok: true, value: null });
    expect(await addressOf()).toBeNull();
  });

  it.each([
    [failure(null), 'offline', /connection/],
    [failure(429, 'too_many'), 'limit', /100 open links/],
    [failure(429, 'slow_down'), 'failed', /Wait a moment/],
    [failure(401), 'refused', /Sign in again/],
    [failure(403, 'insufficient_aal'), 'refused', /second factor/],
    [failure(403, 'forbidden'), 'refused', /owners and editors/],
    [failure(404, 'gone'), 'refused', /no longer exists/],
    [failure(422, 'invalid'), 'refused', /rejected/],
    [failure(500), 'failed', /Try again/],
    [ok('<html>'), 'failed', /could not be read/],
  ] as const)('say what to do after a failure: %j', async (answer, kind, message) => {
    const { links } = person(() => answer);
    const refused = await links.list('d1');
    expect(refused).toMatchObject({ ok: false, error: { kind } });
    expect(!refused.ok && refused.error.message).toMatch(message);
  });
});
