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

describe('a Stripe signature', () => {
  it('is valid for the exact body, whatever its text', async () => {
    await assert(
      asyncProperty(string({ unit: 'binary' }), async (body) => {
        expect(await check(body, stripeSignature(body, [secret], now))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('is invalid if a single byte of the body changes', async () => {
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

  it('is valid for five minutes either way, and not a second longer', async () => {
    for (const seconds of [-300, 0, 300]) expect(await signedAt(seconds)).toBe(true);
    for (const seconds of [-301, 301]) expect(await signedAt(seconds)).toBe(false);
  });

  it('is valid if one of several signatures matches one of several secrets', async () => {
    const header = stripeSignature('{}', ['whsec_old', secret], now);
    expect(await check('{}', header)).toBe(true);
    expect(await check('{}', stripeSignature('{}', [secret], now), ['whsec_new', secret])).toBe(true);
    expect(await check('{}', header, ['whsec_new'])).toBe(false);
  });

  it('counts only under scheme v1', async () => {
    const header = stripeSignature('{}', [secret], now).replace('v1=', 'v0=');
    expect(await check('{}', header)).toBe(false);
  });

  it('covers its timestamp', async () => {
    const header = stripeSignature('{}', [secret], now - 400_000).replace(/t=\d+/, `t=${now / 1000}`);
    expect(await check('{}', header)).toBe(false);
  });

  it('is valid as created by Stripe’s own library', async () => {
    const payload = JSON.stringify({ name: 'Łódź 🏠' }, null, 2);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now / 1000 });
    expect(await check(payload, header)).toBe(true);
    expect(await check(payload, header, ['whsec_another'])).toBe(false);
  });

  it('in the future is rejected, also with a second timestamp', async () => {
    const header = stripeSignature('{}', [secret], now + 301_000);
    expect(await check('{}', `t=${now / 1000},${header}`)).toBe(false);
    expect(await check('{}', `${header},t=${now / 1000}`)).toBe(false);
  });

  it('is rejected if malformed', async () => {
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
