import { describe, expect, it } from 'vitest';
import { authWords, credentialsProblem } from '../../../../../src/ui/features/auth/authWords.ts';

describe('authWords', () => {
  it.each(['offline', 'invalid_credentials', 'user_already_exists', 'weak_password', 'over_request_rate_limit'])(
    'says in its own words what to do about %s',
    (code) => {
      expect(authWords({ code, message: 'the server’s words' })).not.toContain('the server’s words');
    },
  );

  it('keeps the message of a failure it does not know, such as a missing key', () => {
    expect(authWords({ code: 'not_configured', message: 'supabaseKey is required.' })).toBe('supabaseKey is required.');
  });

  it('is never empty', () => {
    expect(authWords({ code: 'strange', message: ' ' })).not.toBe('');
  });
});

describe('credentialsProblem', () => {
  it('lets a plausible sign-in through', () => {
    expect(credentialsProblem({ email: 'sam@example.org', password: 'x' }, 'sign-in')).toBeNull();
  });

  it('asks for what is missing before the server is asked', () => {
    expect(credentialsProblem({ email: ' ', password: 'x' }, 'sign-in')).toContain('e-mail');
    expect(credentialsProblem({ email: 'sam', password: 'x' }, 'sign-in')).toContain('@');
    expect(credentialsProblem({ email: 'sam@example.org', password: '' }, 'sign-in')).toContain('password');
  });

  it('holds only a new password to eight characters: an old one is the server’s to judge', () => {
    expect(credentialsProblem({ email: 'sam@example.org', password: 'seven77' }, 'sign-up')).toContain('8');
    expect(credentialsProblem({ email: 'sam@example.org', password: 'seven77' }, 'sign-in')).toBeNull();
    expect(credentialsProblem({ email: 'sam@example.org', password: 'eight888' }, 'sign-up')).toBeNull();
  });
});
