import type { Account } from '../../account/account.ts';
import { readPlanUsage, type PlanUsage } from '../../core/contracts/ingestContract.ts';
import { cachePlanUsage, readCachedPlanUsage } from '../../data/view/cached/planUsage.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';

/** This month's use of the plan: the server's answer, which is then cached, or else the last cached one. Null if it never answered. */
export async function fetchPlanUsage(account: Pick<Account, 'invoke' | 'state'>, view: ViewDb): Promise<PlanUsage | null> {
  if (account.state().kind === 'signed-in') {
    const answer = await account.invoke('plan-usage', {});
    const usage = answer.ok ? readPlanUsage(answer.value) : null;
    if (usage !== null) await cachePlanUsage(view, usage);
  }
  return readCachedPlanUsage(view);
}
