import { describe, expect, it } from 'vitest';
import { userClaims } from '../../../src/backend/userClaims.ts';

const sub = '5d1f9c9e-3f0e-4c8e-9d55-0d3d2d1b7a11';
const good = { sub, role: 'authenticated', exp: 2_000_000_000, aal: 'aal2', session_id: sub };

describe('a token’s claims', () => {
  it('identify a user', () => {
    expect(userClaims(good)).toEqual({ sub, role: 'authenticated', aal: 'aal2', sessionId: sub, expiresAt: 2_000_000_000 });
  });

  it.each([
    ['no subject', { sub: undefined }],
    ['a subject that is not a UUID', { sub: 'admin' }],
    ['an upper-case UUID, which is a different string', { sub: sub.toUpperCase() }],
    ['the role anon', { role: 'anon' }],
    ['the role service_role', { role: 'service_role' }],
    ['no role', { role: undefined }],
    ['no expiry', { exp: undefined }],
    ['an expiry that is a string', { exp: '2000000000' }],
    ['a session that is not a UUID', { session_id: "' or true" }],
  ])('with %s do not identify a user', (_name, change) => {
    expect(userClaims({ ...good, ...change })).toBeNull();
  });
});
