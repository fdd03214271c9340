import { describe, expect, it } from 'vitest';
import { authMessage, credentialsProblem } from '../../../../../src/ui/parts/account/authMessages.ts';

describe('authMessage', () => {
  it.each(['offline', 'invalid_credentials', 'user_already_exists', 'weak_password', 'over_request_rate_limit'])(
    'has its own text for %s',
    (code) => {
      expect(authMessage({ code, message: 'the server’s words' })).not.toContain('the server’s words');
    },
  );

  it('keeps the message of an unknown failure, such as a missing key', () => {
    expect(authMessage({ code: 'not_configured', message: 'supabaseKey is required.' })).toBe('supabaseKey is required.');
  });

  it('is never empty', () => {
    expect(authMessage({ code: 'strange', message: ' ' })).not.toBe('');
  });
});

describe('credentialsProblem', () => {
  it('accepts a plausible sign-in', () => {
    expect(credentialsProblem({ email: 'sam@example.org', password: 'x' }, 'sign-in')).toBeNull();
  });

  it('asks for missing values before a request is sent', () => {
    expect(credentialsProblem({ email: ' ', password: 'x' }, 'sign-in')).toEqual({ field: 'email', text: 'Type your email address.' });
    expect(credentialsProblem({ email: 'sam', password: 'x' }, 'sign-in')).toMatchObject({ field: 'email' });
    expect(credentialsProblem({ email: 'sam@example.org', password: '' }, 'sign-in')).toEqual({
      field: 'password',
      text: 'Type your password.',
    });
  });

  it('requires eight characters only for a new password; the server checks an existing one', () => {
    expect(credentialsProblem({ email: 'sam@example.org', password: 'seven77' }, 'sign-up')).toEqual({
      field: 'password',
      text: 'Use at least 8 characters for the password.',
    });
    expect(credentialsProblem({ email: 'sam@example.org', password: 'seven77' }, 'sign-in')).toBeNull();
    expect(credentialsProblem({ email: 'sam@example.org', password: 'eight888' }, 'sign-up')).toBeNull();
  });
});
