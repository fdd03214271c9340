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

/** What a lender is told beyond the deal, where the person agrees. */
interface Agreed {
  readonly holdings: boolean;
}

/**
 * Asks for everything an edition prints of a deal as it stands, with what the packs know of its area and the other homes it can be set
 * against; a newer question overtakes an older one.
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
      const [answer, rows, { districtShapes, ukBook, withArea }] = await Promise.all([
        evaluator.ask('fullReport', [{ deal, profile, today: dayOf(at) }, holdings], 'full-report'),
        rowsOf({ view }),
        import('./withArea.ts'),
      ]);
      if (!answer.ok) return answer;
      if (!answer.value.ok) return answer.value;
      const full = answer.value.value;
      const [book, districts] =
        countryOfMarket(full.report.market) === 'GB' ? await Promise.all([ukBook(), districtShapes()]) : [null, null];
      return ok({ ...full, report: withArea(full.report, deal, { book, districts, rows, now: at }) });
    },
    [evaluator, profileRecord, view, now],
  );
}

/** A storage that does not answer leaves the report without other homes rather than without a report. */
export async function rowsOf({ view }: Pick<Person, 'view'>): Promise<readonly DealRow[] | null> {
  try {
    return (await readDealFeed(view)).rows;
  } catch {
    return null;
  }
}

/** Null where the storage does not answer: the report then says that no portfolio is part of it. */
async function holdingsOf({ view }: Pick<Person, 'view'>): Promise<readonly NamedHolding[] | null> {
  try {
    return await readHoldings(view);
  } catch {
    return null;
  }
}

/** The build of the page, as every edition names it. */
export const appVersion = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
