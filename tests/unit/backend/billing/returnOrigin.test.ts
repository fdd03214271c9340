import { describe, expect, it } from 'vitest';
import { returnOrigin } from '../../../../src/backend/billing/returnOrigin.ts';

const ask = (origin: string | null) =>
  new Request('http://app.example/functions/v1/billing-checkout', origin === null ? {} : { headers: { origin } });
const own = { allowedOrigins: ['https://other.example'], ownOrigin: (request: Request) => new URL(request.url).origin };

describe('the origin to return to from Stripe', () => {
  it('is the calling app: our own origin, also behind an HTTPS proxy, or an allowed one', () => {
    expect(returnOrigin(ask(null), own)).toBe('http://app.example');
    expect(returnOrigin(ask('http://app.example'), own)).toBe('http://app.example');
    expect(returnOrigin(ask('https://app.example'), own)).toBe('https://app.example');
    expect(returnOrigin(ask('https://other.example'), own)).toBe('https://other.example');
  });

  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'https://app.example:444',
    'null',
    'app.example',
    'ftp://app.example',
  ])('is null for %s', (origin) => {
    expect(returnOrigin(ask(origin), own)).toBeNull();
  });

  it('is null on a hosted project for a request without an origin', () => {
    expect(returnOrigin(ask(null), { allowedOrigins: ['https://app.example'], ownOrigin: () => null })).toBeNull();
  });
});
