import { assert, asyncProperty, constantFrom, integer, string } from 'fast-check';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { isSignedByStripe } from '../../../../src/backend/billing/stripeSignature.ts';
import { stripeSignature } from '../../../support/stripe/stripeEvents.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const secret = 'whsec_right';
const bytes = (text: string) => new TextEncoder().encode(text);
const check = (body: string, header: string, secrets: readonly string[] = [secret]) =>
  isSignedByStripe(bytes(body), header, { secrets, now });

const signedAt = (seconds: number) => check('{}', stripeSignature('{}', [secret], now + seconds * 1000));

describe('a signature of Stripe’s', () => {
  it('is good for the body as it came, whatever is in it', async () => {
    await assert(
      asyncProperty(string({ unit: 'binary' }), async (body) => {
        expect(await check(body, stripeSignature(body, [secret], now))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('is wrong once a single byte of the body is another', async () => {
    await assert(
      asyncProperty(string({ minLength: 1, maxLength: 40 }), integer({ min: 0, max: 39 }), async (body, at) => {
        const header = stripeSignature(body, [secret], now);
        const changed = bytes(body);
        const place = at % changed.length;
        changed[place] = (changed[place] ?? 0) ^ 1;
        expect(await isSignedByStripe(changed, header, { secrets: [secret], now })).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('is taken within five minutes on either side, and not a second beyond', async () => {
    for (const seconds of [-300, 0, 300]) expect(await signedAt(seconds)).toBe(true);
    for (const seconds of [-301, 301]) expect(await signedAt(seconds)).toBe(false);
  });

  it('may be one of several, by one of several secrets', async () => {
    const header = stripeSignature('{}', ['whsec_old', secret], now);
    expect(await check('{}', header)).toBe(true);
    expect(await check('{}', stripeSignature('{}', [secret], now), ['whsec_new', secret])).toBe(true);
    expect(await check('{}', header, ['whsec_new'])).toBe(false);
  });

  it('counts as v1 alone', async () => {
    const header = stripeSignature('{}', [secret], now).replace('v1=', 'v0=');
    expect(await check('{}', header)).toBe(false);
  });

  it('covers its own moment', async () => {
    const header = stripeSignature('{}', [secret], now - 400_000).replace(/t=\d+/, `t=${now / 1000}`);
    expect(await check('{}', header)).toBe(false);
  });

  it('is known however Stripe’s own library writes it', async () => {
    const payload = JSON.stringify({ name: 'Łódź 🏠' }, null, 2);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now / 1000 });
    expect(await check(payload, header)).toBe(true);
    expect(await check(payload, header, ['whsec_another'])).toBe(false);
  });

  it('of the future cannot hide behind a second moment', async () => {
    const header = stripeSignature('{}', [secret], now + 301_000);
    expect(await check('{}', `t=${now / 1000},${header}`)).toBe(false);
    expect(await check('{}', `${header},t=${now / 1000}`)).toBe(false);
  });

  it('is refused when it is malformed', async () => {
    await assert(
      asyncProperty(
        constantFrom('', 't=1', 'v1=ab', 't=,v1=', 't=x,v1=zz', `t=${now / 1000},v1=${'g'.repeat(64)}`, '=,=,='),
        async (header) => {
          expect(await check('{}', header)).toBe(false);
        },
      ),
    );
  });
});
