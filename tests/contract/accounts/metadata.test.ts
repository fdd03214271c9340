import { afterAll, beforeAll, expect, it } from 'vitest';
import { password } from '../../integration/server/startTestServer.ts';
import { describeEmbedded, type EmbeddedServer } from './engines.ts';

/** nginx accepts header lines up to 8 kB, Node 16 kB of headers in total. */
const headerBytes = 8000;

describeEmbedded('user metadata', 'Supabase limits user_metadata only by the size of a request', (engine) => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start();
  });
  afterAll(() => server.close());

  const sessions = (token: string) => fetch(`${server.origin}/account/v1/sessions`, { headers: { authorization: `Bearer ${token}` } });
  const signedInAgain = async (email: string) => {
    const { data, error } = await server.client().auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    return data.session?.access_token ?? '';
  };

  it('metadata: the token stays short enough for every later call, however often metadata is added', async () => {
    const { client, email } = await server.signedIn();
    const refusals: unknown[] = [];
    for (const field of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { error } = await client.auth.updateUser({ data: { [field]: 'x'.repeat(30_000) } });
      refusals.push(error?.status);
    }
    const token = await signedInAgain(email);
    expect(token.length).toBeLessThan(headerBytes);
    expect((await sessions(token)).status).toBe(200);
    expect(refusals).toEqual(Array<number>(6).fill(422));
  });

  it('metadata: an update that is too large is refused with the reason, keeps earlier fields, and does not block a smaller one', async () => {
    const { client, email } = await server.signedIn();
    expect((await client.auth.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
    const halves = await Promise.all(['left', 'right'].map((half) => client.auth.updateUser({ data: { [half]: 'é'.repeat(1_200) } })));
    expect(halves.map(({ error }) => error?.code ?? 'stored').toSorted()).toEqual(['stored', 'validation_failed']);
    const { error } = await client.auth.updateUser({ data: { about: 'x'.repeat(4_096) } });
    expect(error?.message).toContain('user_metadata is limited to 4096 bytes');
    expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'Ada', email });
    expect((await client.auth.updateUser({ data: { left: null, right: null } })).data.user?.user_metadata).not.toHaveProperty('left');
    expect((await client.auth.updateUser({ data: { about: 'x'.repeat(3_000) } })).error).toBeNull();
  });

  it('metadata: is limited at sign-up too, with a password and with a code', async () => {
    const data = { about: 'x'.repeat(5_000) };
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await server.client().auth.signUp({ email, password, options: { data } })).error).toMatchObject({ status: 422 });
    expect((await server.client().auth.signInWithOtp({ email, options: { data } })).error).toMatchObject({ status: 422 });
  });

  it('metadata: an account whose metadata is already too long can sign in, with as much of it as fits', async () => {
    const { client, email, userId } = await server.signedIn();
    await server.sql('update auth.users set raw_user_meta_data = raw_user_meta_data || $2::text::jsonb where id = $1::uuid', [
      userId,
      JSON.stringify({ name: 'Ada', about: 'x'.repeat(100_000), more: 'y'.repeat(100_000) }),
    ]);
    const token = await signedInAgain(email);
    expect(token.length).toBeLessThan(headerBytes);
    expect((await sessions(token)).status).toBe(200);
    const renewed = await client.auth.refreshSession();
    expect(renewed.data.session?.access_token.length).toBeLessThan(headerBytes);
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({
      sub: userId,
      email,
      name: 'Ada',
      email_verified: false,
      phone_verified: false,
    });
  });
});
