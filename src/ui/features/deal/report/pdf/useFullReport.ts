import { useCallback } from 'react';
import type { WorkerFailure } from '../../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../../core/deal/deal.ts';
import { dayOf } from '../../../../../core/kernel/calendar.ts';
import { ok, type Result } from '../../../../../core/kernel/result.ts';
import { countryOfMarket } from '../../../../../core/market/markets.ts';
import type { FullReport } from '../../../../../core/pipeline/outcome.ts';
import type { EvaluationGap } from '../../../../../core/pipeline/outcome.ts';
import type { NamedHolding } from '../../../../../core/portfolio/assessPortfolio.ts';
import { readHoldings } from '../../../../../data/view/items.ts';
import { readDealFeed } from '../../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../../data/view/rows.ts';
import { useClock } from '../../../../hooks/useClock.ts';
import { useEvaluator } from '../../../../hooks/useEvaluator.ts';
import { usePerson } from '../../../../hooks/usePerson.ts';
import { useProfileRecord } from '../../../../hooks/useProfileRecord.ts';
import type { Person } from '../../../../hooks/workspaceParts.ts';

/** The data that the user agreed to include in a lender's report, beyond the deal itself. */
interface Agreed {
  readonly holdings: boolean;
}

/**
 * Returns a function that builds the full report of a deal, with area data and comparables. A newer call supersedes an older one. Errors:
 * a worker failure or a missing input.
 */
export function useFullReport(): (deal: Deal, agreed: Agreed) => Promise<Result<FullReport, WorkerFailure | EvaluationGap>> {
  const evaluator = useEvaluator();
  const profileRecord = useProfileRecord();
  const { view } = usePerson();
  const { now } = useClock();
  return useCallback(
    async (deal, agreed) => {
      const at = now();
      const [profile, holdings] = await Promise.all([profileRecord.readProfile(), agreed.holdings ? holdingsOf({ view }) : null]);
      const [answer, rows, { districtShapes, ukBook, addAreaToReport }] = await Promise.all([
        evaluator.ask('fullReport', [{ deal, profile, today: dayOf(at) }, holdings], 'full-report'),
        rowsOf({ view }),
        import('./addAreaToReport.ts'),
      ]);
      if (!answer.ok) return answer;
      if (!answer.value.ok) return answer.value;
      const full = answer.value.value;
      const [book, districts] =
        countryOfMarket(full.report.market) === 'GB' ? await Promise.all([ukBook(), districtShapes()]) : [null, null];
      return ok({ ...full, report: addAreaToReport(full.report, deal, { book, districts, rows, now: at }) });
    },
    [evaluator, profileRecord, view, now],
  );
}

/** The deal rows; null if storage fails, so that the report is built without comparables. */
export async function rowsOf({ view }: Pick<Person, 'view'>): Promise<readonly DealRow[] | null> {
  try {
    return (await readDealFeed(view)).rows;
  } catch {
    return null;
  }
}

/** The holdings. Null if storage fails; the report then says that it includes no portfolio. */
async function holdingsOf({ view }: Pick<Person, 'view'>): Promise<readonly NamedHolding[] | null> {
  try {
    return await readHoldings(view);
  } catch {
    return null;
  }
}

/** The app's build, as printed in every edition; null if the page does not state one. */
export const appVersion = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
