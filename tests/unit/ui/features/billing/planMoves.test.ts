import { describe, expect, it } from 'vitest';
import type { BillingState, Subscription, SubscriptionStatus } from '../../../../../src/core/contracts/billingContract.ts';
import { moveLabel, subscriptionText } from '../../../../../src/ui/features/billing/billingText.ts';
import { planMove, portalMoves } from '../../../../../src/ui/features/billing/planMoves.ts';

const subscription = (plan: 'pro' | 'investor', fields: Partial<Subscription> = {}): Subscription => ({
  plan,
  status: 'active',
  periodEnd: '2026-12-01T00:00:00Z',
  cancelAtPeriodEnd: false,
  accessUntil: '2026-12-04T00:00:00Z',
  ...fields,
});
const free: BillingState = { configured: true, plan: 'free', subscription: null, at: '2026-11-22T12:00:00.000Z' };
const pro: BillingState = { ...free, plan: 'pro', subscription: subscription('pro') };
const investor: BillingState = { ...free, plan: 'investor', subscription: subscription('investor') };
const cancelled: BillingState = {
  ...pro,
  subscription: subscription('pro', { cancelAtPeriodEnd: true, accessUntil: '2026-12-01T00:00:00Z' }),
};
const due: BillingState = { ...pro, subscription: subscription('pro', { status: 'past_due', accessUntil: '2026-12-06T00:00:00Z' }) };
const ended: BillingState = { ...free, subscription: subscription('pro', { status: 'canceled', accessUntil: '2026-11-01T00:00:00Z' }) };

const ways = (state: BillingState) =>
  (['free', 'pro', 'investor'] as const).map((plan) => {
    const move = planMove(state, plan);
    return moveLabel(move) ?? move.kind;
  });

const labels = (state: BillingState) => portalMoves(state).map(({ label, urgent }) => (urgent ? `${label}!` : label));

describe('moves between plans', () => {
  it('are purchases without an active subscription', () => {
    expect(ways(free)).toEqual(['current', 'Upgrade to Pro', 'Upgrade to Investor']);
    expect(ways(ended)).toEqual(['current', 'Upgrade to Pro', 'Upgrade to Investor']);
    expect(planMove(free, 'pro').kind).toBe('buy');
  });

  it('change an active subscription, up or down', () => {
    expect(ways(pro)).toEqual(['Downgrade to Free', 'current', 'Upgrade to Investor']);
    expect(ways(investor)).toEqual(['Downgrade to Free', 'Downgrade to Pro', 'current']);
    expect(planMove(investor, 'pro').kind).toBe('change');
  });

  it('wait until a cancellation is withdrawn or an amount due is paid', () => {
    expect(ways(cancelled)).toEqual(['follows', 'current', 'waits']);
    expect(planMove(cancelled, 'investor')).toEqual({ kind: 'waits', for: 'keeping' });
    expect(planMove(due, 'investor')).toEqual({ kind: 'waits', for: 'payment' });
  });

  it('are unavailable if the server takes no payments', () => {
    for (const state of [free, pro, cancelled]) {
      const shut = { ...state, configured: false };
      expect(ways(shut).filter((way) => /grade/.test(way))).toEqual([]);
      expect(portalMoves(shut)).toEqual([]);
    }
  });

  it('offer no purchase below a plan granted by the administrator', () => {
    expect(ways({ ...free, plan: 'pro' })).toEqual(['none', 'current', 'Upgrade to Investor']);
  });
});

describe('subscription actions', () => {
  it('offer the most likely action, and always a way to cancel an active plan', () => {
    expect(labels(free)).toEqual([]);
    expect(labels(pro)).toEqual(['Payment and invoices', 'Cancel plan']);
    expect(labels(cancelled)).toEqual(['Keep my plan!']);
    expect(labels(due)).toEqual(['Pay amount due!', 'Cancel plan']);
    expect(labels(ended)).toEqual(['Invoices']);
  });
});

describe('subscriptionText', () => {
  it('gives the relevant date', () => {
    expect(subscriptionText(pro)).toBe('Renews on 1 December 2026.');
    expect(subscriptionText(cancelled)).toBe('Pro stays active until 1 December 2026, then you move to Free. No further charges.');
    expect(subscriptionText(due)).toBe(
      'Your last payment failed. Pro stays active until 6 December 2026. Update your payment method before then to keep it.',
    );
    expect(subscriptionText(ended)).toBe('Pro ended on 1 November 2026. No further charges.');
  });

  it('says that there is no charge without a subscription', () => {
    expect(subscriptionText(free)).toBe('No charge.');
    expect(subscriptionText({ ...free, plan: 'investor' })).toContain('Granted by your administrator');
  });

  it('says that a plan is paused once the grace period is over', () => {
    const over = { ...free, subscription: subscription('pro', { status: 'past_due', accessUntil: '2026-11-15T00:00:00Z' }) };
    expect(subscriptionText(over)).toContain('so Pro is paused. Update your payment method');
  });

  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'trialing'] satisfies SubscriptionStatus[])(
    'has a text for %s',
    (status) => {
      expect(subscriptionText({ ...free, subscription: subscription('pro', { status, accessUntil: null }) })).toMatch(/\.$/);
    },
  );
});
