import type { WorkerFailure } from '../../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../../core/deal/deal.ts';
import { dayOf, type Instant } from '../../../../../core/kernel/calendar.ts';
import { ok, type Result } from '../../../../../core/kernel/result.ts';
import type { FullReport } from '../../../../../core/pipeline/full/fullReport.ts';
import type { EvaluationGap } from '../../../../../core/pipeline/outcome.ts';
import { addComparables } from '../../../../../core/report/evidence/addComparables.ts';
import type { Workspace } from '../../../../hooks/services.ts';
import { homesNearby } from './homesNearby.ts';

/** Everything an edition prints of a deal as it stands, asked of the worker, beside the other homes of its district; a newer question overtakes an older one. */
export async function fullReportOf(
  workspace: Workspace,
  { deal, now }: { readonly deal: Deal; readonly now: Instant },
): Promise<Result<FullReport, WorkerFailure | EvaluationGap>> {
  const profile = await workspace.readProfile();
  const [answer, nearby] = await Promise.all([
    workspace.ask('fullReport', [{ deal, profile, today: dayOf(now) }], 'full-report'),
    homesNearby(workspace, deal),
  ]);
  if (!answer.ok) return answer;
  if (!answer.value.ok) return answer.value;
  const full = answer.value.value;
  return ok(nearby === null ? full : { ...full, report: addComparables(full.report, nearby) });
}

/** The build of the page, as every edition names it. */
export const appVersion = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
