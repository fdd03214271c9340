import { describe, expect, it } from 'vitest';
import { decidingSubscription, isOngoing } from '../../../../src/backend/billing/subscriptionSnapshot.ts';

const prices = { pro: ['price_pro', 'price_pro_old'], investor: ['price_investor'] };
const start = Date.parse('2026-11-01T00:00:00Z') / 1000;
const end = Date.parse('2026-12-01T00:00:00Z') / 1000;

const subscription = (fields: Readonly<Record<string, unknown>> = {}, price = 'price_pro') => ({
  id: 'sub_1',
  status: 'active',
  created: start,
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  metadata: { user_id: 'ada' },
  items: { data: [{ id: 'si_1', price: { id: price }, current_period_start: start, current_period_end: end }] },
  ...fields,
});
const heard = (fields: Readonly<Record<string, unknown>> = {}, price?: string) =>
  decidingSubscription([subscription(fields, price)], prices);

const decided = (...all: readonly unknown[]) => decidingSubscription(all, prices)?.id;

describe('a subscription as Stripe reports it', () => {
  it('grants access for three days after the renewal date, so that a late webhook locks no one out', () => {
    expect(heard()).toEqual({
      id: 'sub_1',
      itemId: 'si_1',
      userId: 'ada',
      plan: 'pro',
      status: 'active',
      periodEnd: '2026-12-01T00:00:00Z',
      cancelAtPeriodEnd: false,
      accessUntil: '2026-12-04T00:00:00Z',
    });
  });

  it('lasts until the end of the paid period when cancelled, however the cancellation is reported', () => {
    const ends = { cancelAtPeriodEnd: true, periodEnd: '2026-12-01T00:00:00Z', accessUntil: '2026-12-01T00:00:00Z' };
    expect(heard({ cancel_at_period_end: true })).toMatchObject(ends);
    expect(heard({ cancel_at: end })).toMatchObject(ends);
  });

  it('grants access for fourteen days after a missed payment', () => {
    expect(heard({ status: 'past_due' })?.accessUntil).toBe('2026-11-15T00:00:00Z');
  });

  it('grants nothing once it has ended or while it is unpaid', () => {
    expect(heard({ status: 'canceled', ended_at: end })).toMatchObject({ accessUntil: '2026-12-01T00:00:00Z', cancelAtPeriodEnd: false });
    for (const status of ['incomplete', 'incomplete_expired', 'unpaid', 'paused']) expect(heard({ status })?.accessUntil).toBeNull();
  });

  it('has the plan of its price, current or old, and no plan for an unknown price', () => {
    expect([heard({}, 'price_pro_old')?.plan, heard({}, 'price_investor')?.plan, heard({}, 'price_other')?.plan]).toEqual([
      'pro',
      'investor',
      null,
    ]);
  });

  it('reads the period from the older API’s fields', () => {
    const older = { current_period_start: start, current_period_end: end, items: { data: [{ id: 'si_1', price: { id: 'price_pro' } }] } };
    expect(heard(older)?.periodEnd).toBe('2026-12-01T00:00:00Z');
  });

  it('is chosen by active status, then the higher plan, then the newest', () => {
    const ended = subscription({ id: 'sub_ended', status: 'canceled', ended_at: end, created: start + 9 }, 'price_investor');
    const pro = subscription({ id: 'sub_pro', created: start + 5 });
    const investor = subscription({ id: 'sub_investor' }, 'price_investor');
    expect(decided(ended, pro)).toBe('sub_pro');
    expect(decided(pro, investor, ended)).toBe('sub_investor');
    expect(decided(subscription({ id: 'sub_old' }), pro)).toBe('sub_pro');
    expect(decided()).toBeUndefined();
  });

  it('is null for anything that is not a subscription', () => {
    expect(decidingSubscription([null, 7, {}, { id: 'sub_1', status: 'new' }], prices)).toBeNull();
  });

  it('counts as ongoing until it has ended, so that a plan is changed instead of bought again', () => {
    const going = ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const;
    for (const status of going) expect(isOngoing({ status })).toBe(true);
    for (const status of ['canceled', 'incomplete', 'incomplete_expired'] as const) expect(isOngoing({ status })).toBe(false);
  });
});
