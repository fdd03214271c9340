import { describe, expect, it } from 'vitest';
import type { InvokeFailure } from '../../../../../src/account/account.ts';
import { err, ok, type Result } from '../../../../../src/core/kernel/result.ts';
import { parseReturn } from '../../../../../src/ui/features/billing/billingSearch.ts';
import { requestStripePage, type StripeDestination } from '../../../../../src/ui/features/billing/openStripePage.ts';

const url = 'https://checkout.stripe.com/c/pay/cs_test_1';
const buy: StripeDestination = { kind: 'buy', plan: 'pro', requestId: '01JD00000000000000000000AA' };

function asking(answer: Result<unknown, InvokeFailure>, aim: StripeDestination = buy) {
  const asked: unknown[] = [];
  const invoke = async (name: string, body: unknown) => {
    asked.push([name, body]);
    return answer;
  };
  return requestStripePage({ invoke }, aim).then((page) => ({ page, asked }));
}

describe('the address of a Stripe page', () => {
  it('is requested from the right function, with only the plan or the task', async () => {
    expect(await asking(ok({ ok: true, url }))).toEqual({
      page: ok(url),
      asked: [['billing-checkout', { plan: 'pro', requestId: buy.requestId }]],
    });
    expect((await asking(ok({ ok: true, url }), { kind: 'portal', flow: 'cancel' })).asked).toEqual([
      ['billing-portal', { flow: 'cancel' }],
    ]);
    expect((await asking(ok({ ok: true, url }), { kind: 'change', plan: 'investor' })).asked).toEqual([
      ['billing-portal', { flow: 'change', plan: 'investor' }],
    ]);
  });

  it('is rejected unless it is Stripe’s', async () => {
    for (const other of ['https://evil.example/', 'javascript:alert(1)', '/billing', 7, null]) {
      const { page } = await asking(ok({ ok: true, url: other }));
      expect(page).toEqual(err('Couldn’t read the response. Nothing was bought or changed. Try again.'));
    }
  });

  it('is replaced by the server’s error message if there is one', async () => {
    const message = 'You have a subscription already.';
    expect((await asking(ok({ ok: false, error: 'already_subscribed', message }))).page).toEqual(err(message));
    const refused = {
      kind: 'http',
      status: 429,
      message: 'rate_limited',
      body: { ok: false, error: 'rate_limited', message: 'Wait a moment.' },
    } as const;
    expect((await asking(err(refused))).page).toEqual(err('Wait a moment.'));
    const offline = { kind: 'offline', status: null, message: 'The server cannot be reached.', body: null } as const;
    expect((await asking(err(offline))).page).toEqual(err('The server cannot be reached.'));
  });
});

describe('parseReturn', () => {
  it('recognises a return from Stripe, and gives null for any other query', () => {
    expect(parseReturn({ checkout: 'done' })).toBe('done');
    expect(parseReturn({ checkout: 'cancelled' })).toBe('cancelled');
    expect(parseReturn({ portal: 'back' })).toBe('portal');
    for (const raw of [{}, { checkout: 'paid' }, { checkout: 1 }, { portal: true }]) expect(parseReturn(raw)).toBeNull();
  });
});
