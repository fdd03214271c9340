import { describe, expect, it } from 'vitest';
import { returnOrigin } from '../../../../src/backend/billing/returnOrigin.ts';

const ask = (origin: string | null) =>
  new Request('http://app.example/functions/v1/billing-checkout', origin === null ? {} : { headers: { origin } });
const own = { allowedOrigins: ['https://other.example'], ownOrigin: (request: Request) => new URL(request.url).origin };

describe('where Stripe’s page leads back to', () => {
  it('is the app that asks: our own, also behind a proxy that speaks https, or one that is allowed', () => {
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
  ])('is nowhere for %s', (origin) => {
    expect(returnOrigin(ask(origin), own)).toBeNull();
  });

  it('is nowhere on a hosted project for a caller that no page is behind', () => {
    expect(returnOrigin(ask(null), { allowedOrigins: ['https://app.example'], ownOrigin: () => null })).toBeNull();
  });
});
