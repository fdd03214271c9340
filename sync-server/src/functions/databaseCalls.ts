import { storableJson } from '../../../supabase/functions/_shared/body/storableJson.ts';
import { toOwnBilling, type OwnBilling } from '../../../supabase/functions/_shared/billing/ownBilling.ts';
import type { DatabaseCall } from '../../../supabase/functions/_shared/database/databaseCall.ts';
import type { Caller } from '../../../supabase/functions/_shared/functionRequest.ts';
import { toPlanUsage, type PlanUsageSource } from '../../../supabase/functions/_shared/plan/planUsageSource.ts';
import { isCounted, isRechecked, type AnalysisUsage } from '../../../supabase/functions/_shared/runs/analysisUsage.ts';
import type { RunCall } from '../../../supabase/functions/_shared/runs/searchRuns.ts';
import { asUser } from '../store/asUser.ts';
import type { Database } from '../store/database.ts';

/** Calls a function of the database as the caller; every value as text, the answer as JSON. */
type Ask = (caller: Caller, call: string, values?: readonly string[]) => Promise<unknown>;

const askIn =
  (db: Database): Ask =>
  async ({ claims }, call, values = []) => {
    const [row] = await asUser(db, claims, (q) => q(`select to_json(${call})::text as answer`, values));
    return JSON.parse(row?.['answer'] ?? 'null') as unknown;
  };

/** Calls functions of schema public in the embedded database, as the REST API of a hosted project would. The names are ours, never a caller's. */
export function createDatabaseCall(db: Database): DatabaseCall {
  const ask = askIn(db);
  return (caller, name, given) => ask(caller, `public.${name}($1::text::jsonb)`, [storableJson(given)]);
}

/** Calls the functions on runs in the embedded database. `free` is the Free plan's share of a month, here and below. */
export function createDatabaseRunCall(db: Database, free: number): RunCall {
  const ask = askIn(db);
  return (caller, name, given) => ask(caller, `private.${name}($1::text::jsonb, $2::text::integer)`, [storableJson(given), String(free)]);
}

/** Usage read in the embedded database. */
export function createDatabasePlanUsage(db: Database, free: number): PlanUsageSource {
  const ask = askIn(db);
  return { read: async (caller) => toPlanUsage(await ask(caller, 'private.read_plan_usage($1::text::integer)', [String(free)])) };
}

/** Plan and subscription in the embedded database. */
export function createDatabaseOwnBilling(db: Database): OwnBilling {
  const ask = askIn(db);
  return { read: async (caller) => toOwnBilling(await ask(caller, 'private.read_billing()')) };
}

/** Analyses counted in the embedded database. */
export function createDatabaseAnalysisUsage(db: Database, free: number): AnalysisUsage {
  const ask = askIn(db);
  return {
    count: async (caller, runId) => {
      const counted = await ask(caller, 'private.count_analysis($1::uuid, $2::text::integer)', [runId, String(free)]);
      if (!isCounted(counted)) throw new Error('count_analysis answered something else');
      return counted;
    },
    countRecheck: async (caller, runId, { site, listingId }) => {
      const call = 'private.count_recheck($1::uuid, $2::text, $3::text, $4::text::integer)';
      const counted = await ask(caller, call, [runId, site, listingId, String(free)]);
      if (!isRechecked(counted)) throw new Error('count_recheck answered something else');
      return counted;
    },
    giveBack: async (caller, runId) => {
      await ask(caller, 'private.give_back_analysis($1::uuid)', [runId]);
    },
  };
}
