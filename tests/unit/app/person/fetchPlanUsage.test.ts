import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccountState, InvokeFailure } from '../../../../src/account/account.ts';
import { fetchPlanUsage } from '../../../../src/app/person/fetchPlanUsage.ts';
import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { PlanUsage } from '../../../../src/core/contracts/ingestContract.ts';
import { cachePlanUsage, readCachedPlanUsage } from '../../../../src/data/view/cached/planUsage.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';

const november: PlanUsage = {
  plan: 'free',
  month: '2026-11',
  used: 2,
  limit: 3,
  resetsAt: '2026-12-01T00:00:00Z',
  at: '2026-11-30T23:59:00.000Z',
};
const december: PlanUsage = { ...november, month: '2026-12', used: 0, resetsAt: '2027-01-01T00:00:00Z', at: '2026-12-01T00:00:01.000Z' };

let names = 0;
const newView = () => new ViewDb(`usage-${(names += 1)}`);
const offline: Result<unknown, InvokeFailure> = err({ kind: 'offline', status: null, message: 'offline', body: null });

function accountThat(answer: Result<unknown, InvokeFailure>, kind: 'signed-in' | 'anonymous' = 'signed-in') {
  const asked: unknown[] = [];
  const state = (): AccountState => (kind === 'signed-in' ? { kind, user: { id: 'u', email: 'a@b.test' } } : { kind });
  const invoke = async (name: string, body: unknown) => {
    asked.push([name, body]);
    return answer;
  };
  return { asked, account: { state, invoke } };
}

afterEach(() => vi.useRealTimers());

describe('fetchPlanUsage', () => {
  it('caches the server’s answer and returns it if the server cannot be reached', async () => {
    const view = newView();
    const online = accountThat(ok(november));
    expect(await fetchPlanUsage(online.account, view)).toEqual(november);
    expect(online.asked).toEqual([['plan-usage', {}]]);
    expect(await fetchPlanUsage(accountThat(offline).account, view)).toEqual(november);
  });

  it('makes no request when no one is signed in', async () => {
    const nobody = accountThat(ok(november), 'anonymous');
    expect(await fetchPlanUsage(nobody.account, newView())).toBeNull();
    expect(nobody.asked).toEqual([]);
  });

  it('ignores an invalid answer', async () => {
    const view = newView();
    for (const wrong of [null, 'x', {}, { ...november, used: -1 }, { ...november, month: '2026-13' }, { ...november, plan: '__proto__' }])
      expect(await fetchPlanUsage(accountThat(ok(wrong)).account, view)).toBeNull();
    await view.settings.put({ key: 'planUsage', value: { ...november, limit: 'many' } });
    expect(await readCachedPlanUsage(view)).toBeNull();
  });

  // The device's month neither starts nor extends a billing month.
  it.each(['2025-01-15T12:00:00Z', '2027-06-15T12:00:00Z'])('uses the server’s month on a device whose clock says %s', async (clock) => {
    vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
    const view = newView();
    expect(await fetchPlanUsage(accountThat(ok(november)).account, view)).toEqual(november);
    expect(await fetchPlanUsage(accountThat(offline).account, view)).toEqual(november);
    expect(await fetchPlanUsage(accountThat(ok(december)).account, view)).toEqual(december);
  });

  it('does not replace a newer answer with one that arrived late', async () => {
    const view = newView();
    await cachePlanUsage(view, december);
    await cachePlanUsage(view, november);
    expect(await readCachedPlanUsage(view)).toEqual(december);
  });
});
