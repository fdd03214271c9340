import { describe, expect, it, vi } from 'vitest';
import { lacksSecondFactor, storedFactors } from '../../../../src/account/secondFactor.ts';
import { sessionKey } from '../../../../src/account/storedSession.ts';
import { ann, createNetwork, memoryStorage, openAccount, storedSession, tokens, type Route } from '../fakeGoTrue.ts';

const refresh = '/auth/v1/token?grant_type=refresh_token';
const refused: Route = () => ({ status: 400, body: { code: 'refresh_token_not_found', message: 'gone' } });

/** A session whose token has this assurance level, for a user with these factors. */
function sessionAt(aal: string, factors: readonly unknown[]) {
  const claims = Buffer.from(JSON.stringify({ sub: ann.id, aal })).toString('base64url');
  const session = tokens();
  return { [sessionKey]: JSON.stringify({ ...session, access_token: `e30.${claims}.x`, user: { ...session.user, factors } }) };
}

const verified = { id: 'f', status: 'verified', factor_type: 'totp' };

describe('a missing second factor', () => {
  it.each([
    ['aal1', [verified], true],
    ['aal1', [{ ...verified, status: 'unverified' }], false],
    ['aal1', [], false],
    ['aal2', [verified], false],
  ] as const)('at %s with %j is %s', (aal, factors, missing) => {
    expect(lacksSecondFactor(memoryStorage(sessionAt(aal, factors)))).toBe(missing);
  });

  it('can be any of the factors in the stored session that are confirmed and of a known kind', () => {
    const phone = { id: 'p', status: 'verified', factor_type: 'phone', friendly_name: 'Phone ending in 123' };
    const factors = [verified, phone, { ...verified, id: 'u', status: 'unverified' }, { ...verified, id: 'x', factor_type: 'face' }, null];
    expect(storedFactors(memoryStorage(sessionAt('aal1', factors)))).toEqual([
      { id: 'f', name: '', type: 'totp' },
      { id: 'p', name: 'Phone ending in 123', type: 'phone' },
    ]);
    expect(storedFactors(memoryStorage({}))).toEqual([]);
  });

  it('is not reported for a session that cannot be read', () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"user":{"factors":[null]},"access_token":"x"}',
      '{"user":{"factors":[{"status":"verified"}]}}',
    ]) {
      expect(lacksSecondFactor(memoryStorage({ [sessionKey]: text }))).toBe(false);
    }
  });

  it('leaves no current user until the factor is given', async () => {
    const user = { ...tokens().user, factors: [verified] };
    const network = createNetwork({ '/auth/v1/user': () => ({ status: 200, body: user }) });
    const weak = openAccount({ fetch: network.fetch, storage: memoryStorage(sessionAt('aal1', [verified])) });
    expect(await weak.account.currentUser()).toBeNull();
    expect(weak.account.state().kind).toBe('signed-in');
    const strong = openAccount({ fetch: network.fetch, storage: memoryStorage(sessionAt('aal2', [verified])) });
    expect(await strong.account.currentUser()).toEqual(ann);
  });
});

const refusedWith = (standing: Route) => {
  const onDeleted = vi.fn<(userId: string) => void>();
  const network = createNetwork({ [refresh]: refused, '/account/v1/standing': standing });
  const storage = memoryStorage({ ...storedSession(-60), 'yardstick-draft': 'mine' });
  const { account } = openAccount({ fetch: network.fetch, storage, onDeleted });
  return { onDeleted, network, storage, account };
};

describe('a refused session', () => {
  it('removes a deleted account’s data from this device, once the server confirms the deletion', async () => {
    const { account, onDeleted, network } = refusedWith(() => ({ status: 410, body: { code: 'account_deleted', message: 'gone' } }));
    await account.invoke('ingest-run', {});
    await expect.poll(() => onDeleted).toHaveBeenCalledExactlyOnceWith(ann.id);
    const asked = network.seen.find(({ path }) => path === '/account/v1/standing');
    expect(asked?.authorization).toBe(`Bearer ${tokens(-60).access_token}`);
    // Unsent changes stay, with the identity of their owner.
    expect(account.state()).toMatchObject({ kind: 'ended', user: ann, accountDeleted: true });
  });

  it('checks the account again at the next start if the page closed before an answer', async () => {
    let isReached = false;
    const standing: Route = () => (isReached ? { status: 410, body: { code: 'account_deleted', message: 'gone' } } : 'unreachable');
    const { account, onDeleted, network, storage } = refusedWith(standing);
    await account.invoke('ingest-run', {});
    await expect.poll(() => network.paths()).toContain('/account/v1/standing');
    expect(onDeleted).not.toHaveBeenCalled();
    isReached = true;
    openAccount({ fetch: network.fetch, storage, onDeleted });
    await expect.poll(() => onDeleted).toHaveBeenCalledExactlyOnceWith(ann.id);
    expect(storage.keys()).not.toContain('yardstick-refused');
  });

  it('no longer needs a check once the user signs out of this device', async () => {
    const { account, network, storage } = refusedWith(() => 'unreachable');
    await account.invoke('ingest-run', {});
    await expect.poll(() => network.paths()).toContain('/account/v1/standing');
    expect(storage.keys()).toContain('yardstick-refused');
    await account.signOut('local');
    expect(storage.keys()).toEqual(['yardstick-draft']);
  });

  const others: readonly (readonly [name: string, standing: Route, isAnswer: boolean])[] = [
    ['an existing account', () => ({ status: 200, body: { deleted: false } }), true],
    ['a token the server does not know', () => ({ status: 401, body: { code: 'unauthorized', message: '' } }), true],
    ['a captive portal', () => ({ status: 410, text: '<h1>Gone</h1>', type: 'text/html' }), false],
    ['a server error', () => ({ status: 503, body: { code: 'unavailable', message: '' } }), false],
    ['no answer', () => 'unreachable', false],
  ];

  it.each(others)('removes only the session with %s, and checks again without a conclusive answer', async (_name, standing, isAnswer) => {
    const { account, onDeleted, network, storage } = refusedWith(standing);
    await account.invoke('ingest-run', {});
    await expect.poll(() => network.paths()).toContain('/account/v1/standing');
    // Effects of an answer follow within the same task.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onDeleted).not.toHaveBeenCalled();
    expect(account.state()).toMatchObject({ kind: 'ended', user: ann, accountDeleted: false });
    expect(storage.keys()).toEqual(['yardstick-draft', 'yardstick-person', ...(isAnswer ? [] : ['yardstick-refused'])]);
  });
});

const codeAccepted: Route = () => ({ status: 200, body: tokens() });

const confirmWith = async (update: Route) => {
  const network = createNetwork({ '/auth/v1/verify': codeAccepted, '/auth/v1/user': update });
  const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
  const answer = await (await account.settings()).confirmSignUp({ email: ann.email, digits: '123 456', password: 'a few words' });
  return { answer, seen: network.seen.map(({ path, body }) => [path, body]) };
};

describe('confirming a sign-up', () => {
  it('stores the password again, because the server may have kept a stranger’s', async () => {
    const { answer, seen } = await confirmWith(() => ({ status: 200, body: tokens().user }));
    expect(answer).toEqual({ ok: true, value: { passwordStored: true } });
    expect(seen).toEqual([
      ['/auth/v1/verify', expect.objectContaining({ email: ann.email, token: '123456', type: 'signup' })],
      ['/auth/v1/user', expect.objectContaining({ password: 'a few words' })],
    ]);
  });

  it.each([
    ['the password already stored', { status: 422, body: { code: 'same_password', message: 'same' } }, true],
    ['a server error', { status: 500, body: { code: 'unexpected_failure', message: 'down' } }, false],
  ])('reports whether the password is stored: %s', async (_, update, passwordStored) => {
    expect((await confirmWith(() => update)).answer).toEqual({ ok: true, value: { passwordStored } });
  });

  it('changes no password after a wrong code', async () => {
    const network = createNetwork({ '/auth/v1/verify': () => ({ status: 403, body: { code: 'otp_expired', message: 'expired' } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    const answer = await (await account.settings()).confirmSignUp({ email: ann.email, digits: '000000', password: 'a few words' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'otp_expired' } });
    expect(network.paths()).toEqual(['/auth/v1/verify']);
  });
});

describe('the settings', () => {
  it('list the user’s sessions as the app’s own server returns them', async () => {
    const session = {
      id: 's1',
      created_at: '2026-11-20T09:00:00Z',
      used_at: '2026-11-20T10:00:00Z',
      user_agent: 'UA',
      address: '127.0.0.1',
      aal: 'aal2',
      current: true,
    };
    const network = createNetwork({ '/account/v1/sessions': () => ({ status: 200, body: { sessions: [session, null, { id: 5 }] } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    expect(await (await account.settings()).sessions()).toEqual({
      ok: true,
      value: [
        {
          id: 's1',
          signedInAt: session.created_at,
          usedAt: session.used_at,
          userAgent: 'UA',
          address: '127.0.0.1',
          usedSecondFactor: true,
          current: true,
        },
      ],
    });
  });

  it('end the session here once the account is deleted, but not if the server requires a recent sign-in', async () => {
    let recent = false;
    const answer: Route = () =>
      recent ? { status: 204 } : { status: 403, body: { code: 'reauthentication_needed', message: 'Sign in again' } };
    const network = createNetwork({ '/account/v1': answer });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    const settings = await account.settings();
    expect(await settings.deleteAccount()).toMatchObject({ ok: false, error: { code: 'reauthentication_needed' } });
    expect(account.state().kind).toBe('signed-in');
    recent = true;
    expect(await settings.deleteAccount()).toEqual({ ok: true, value: null });
    expect(account.state().kind).toBe('anonymous');
  });

  it('report "offline" and change nothing without a response', async () => {
    const { account } = openAccount({
      fetch: createNetwork({}).fetch,
      storage: memoryStorage(storedSession(3600)),
      origin: () => 'https://app.example',
    });
    const down = openAccount({ fetch: () => Promise.reject(new TypeError('fetch failed')), storage: memoryStorage(storedSession(3600)) });
    const settings = await down.account.settings();
    for (const call of [settings.exportData(), settings.deleteAccount(), settings.sessions(), settings.sendResetCode('a@b.c')]) {
      expect(await call).toMatchObject({ ok: false, error: { code: 'offline' } });
    }
    expect(down.account.state().kind).toBe('signed-in');
    expect(account.state().kind).toBe('signed-in');
  });
});
