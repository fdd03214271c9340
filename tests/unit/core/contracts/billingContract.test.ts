import { describe, expect, it } from 'vitest';
import { isStripePage, readBillingState } from '../../../../src/core/contracts/billingContract.ts';

const state = {
  configured: true,
  plan: 'pro',
  at: '2026-11-22T12:00:00.000Z',
  subscription: {
    plan: 'pro',
    status: 'active',
    periodEnd: '2026-12-01T00:00:00Z',
    cancelAtPeriodEnd: false,
    accessUntil: '2026-12-04T00:00:00Z',
  },
} as const;

describe('billing state', () => {
  it('is read as the server sent it, without unknown members', () => {
    expect(readBillingState({ ...state, more: 1 })).toEqual(state);
    expect(readBillingState({ ...state, subscription: null })).toEqual({ ...state, subscription: null });
  });

  it.each([
    null,
    'text',
    {},
    { ...state, plan: 'gold' },
    { ...state, configured: 'yes' },
    { ...state, at: 'now' },
    { ...state, subscription: {} },
    { ...state, subscription: { ...state.subscription, status: 'new' } },
    { ...state, subscription: { ...state.subscription, periodEnd: 'soon' } },
  ])('is null for %j', (value) => {
    expect(readBillingState(value)).toBeNull();
  });
});

describe('address of a Stripe page', () => {
  it('is accepted on Stripe’s checkout and billing hosts', () => {
    expect(isStripePage('https://checkout.stripe.com/c/pay/cs_test_a1#fidkdWxOYHwnPyd1blpxYHZxWjA0')).toBe(true);
    expect(isStripePage('https://billing.stripe.com/p/session/test_YWNjdF8x')).toBe(true);
  });

  it.each([
    'http://checkout.stripe.com/c/pay',
    'https://checkout.stripe.com',
    'https://checkout.stripe.com@evil.example/',
    'https://checkout.stripe.com.evil.example/',
    'https://stripe.com/x',
    'javascript:alert(1)//https://checkout.stripe.com/',
    ' https://checkout.stripe.com/x',
    null,
  ])('is refused: %s', (address) => {
    expect(isStripePage(address)).toBe(false);
  });
});
