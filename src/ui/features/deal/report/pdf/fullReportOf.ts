import type { WorkerFailure } from '../../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../../core/deal/deal.ts';
import { dayOf, type Instant } from '../../../../../core/kernel/calendar.ts';
import { ok, type Result } from '../../../../../core/kernel/result.ts';
import type { FullReport } from '../../../../../core/pipeline/outcome.ts';
import type { EvaluationGap } from '../../../../../core/pipeline/outcome.ts';
import { readDealFeed } from '../../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../../data/view/rows.ts';
import type { Workspace } from '../../../../hooks/services.ts';

/**
 * Everything an edition prints of a deal as it stands, asked of the worker, with what the packs know of its area and the other homes it can
 * be set against; a newer question overtakes an older one.
 */
export async function fullReportOf(
  workspace: Workspace,
  { deal, now }: { readonly deal: Deal; readonly now: Instant },
): Promise<Result<FullReport, WorkerFailure | EvaluationGap>> {
  const profile = await workspace.readProfile();
  const [answer, rows, { ukBook, withArea }] = await Promise.all([
    workspace.ask('fullReport', [{ deal, profile, today: dayOf(now) }], 'full-report'),
    rowsOf(workspace),
    import('./withArea.ts'),
  ]);
  if (!answer.ok) return answer;
  if (!answer.value.ok) return answer.value;
  const full = answer.value.value;
  return ok({ ...full, report: withArea(full.report, deal, { book: await ukBook(), rows, now }) });
}

/** A storage that does not answer leaves the report without other homes rather than without a report. */
export async function rowsOf({ view }: Pick<Workspace, 'view'>): Promise<readonly DealRow[] | null> {
  try {
    return (await readDealFeed(view)).rows;
  } catch {
    return null;
  }
}

/** The build of the page, as every edition names it. */
export const appVersion = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
