import { useCallback, useEffect, useRef, useState } from 'react';
import type { Deal } from '../../../../../core/deal/deal.ts';
import type { PdfJob } from '../../../../../core/pipeline/jobs.ts';
import type { Outcome } from '../../../../../core/pipeline/outcome.ts';
import { countryOfMarket } from '../../../../../core/market/markets.ts';
import { editions } from '../../../../../core/report/editions/editions.ts';
import { notify } from '../../../../components/notice/notify.ts';
import { useClock } from '../../../../hooks/useClock.ts';
import { useEvaluator } from '../../../../hooks/useEvaluator.ts';
import { usePerson } from '../../../../hooks/usePerson.ts';
import { useTrack } from '../../../../hooks/useTrack.ts';
import { appVersion, useFullReport } from './useFullReport.ts';
import { agreedOf, printedBorrower, type ReportChoices } from './reportChoices.ts';
import { sendReport, type Sending } from './sendReport.ts';
import { viewingPhotos } from './viewingPhotos.ts';

/** The input of a report: the deal on screen and its outcome. */
export interface ReportSubject {
  readonly deal: Deal;
  readonly outcome: Outcome;
}

interface ReportPdf {
  /** The current step; null when idle. */
  readonly step: 'calculating' | 'drawing' | null;
  readonly make: (subject: ReportSubject, choices: ReportChoices, sending?: Sending) => void;
  readonly cancel: () => void;
}

/** Creates an edition of a deal's report in the workers and delivers it. Success and failure show a toast. */
export function useReportPdf(): ReportPdf {
  const evaluator = useEvaluator();
  const { userId } = usePerson();
  const fullReport = useFullReport();
  const track = useTrack();
  const { now } = useClock();
  const [step, setStep] = useState<ReportPdf['step']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (subject: ReportSubject, choices: ReportChoices, sending: Sending): Promise<void> => {
    if (running.current !== null) return;
    const deal_id = subject.deal.id;
    const abort = new AbortController();
    running.current = abort;
    track('pdf_export_start', { deal_id });
    const began = now();
    const made = await draw(subject, choices, abort.signal);
    if (running.current === abort) running.current = null;
    setStep(null);
    if (abort.signal.aborted) return track('pdf_export_fail', { deal_id, error_type: 'aborted' });
    if (made.ok) {
      track('pdf_export_success', { deal_id, duration_ms: now() - began });
      const { report, score } = subject.outcome;
      return sendReport({ report, score, edition: choices.edition, sending, ...made.value });
    }
    track('pdf_export_fail', { deal_id, error_type: made.error.kind });
    notify({
      tone: 'poor',
      title: 'Couldn’t create the report',
      detail: made.error.message,
      action: { label: 'Try again', run: () => void make(subject, choices, sending) },
    });
    return undefined;
  };

  const draw = async ({ deal, outcome }: ReportSubject, choices: ReportChoices, signal: AbortSignal) => {
    setStep('calculating');
    // The short edition prints what is on screen; the others need more.
    const full = editions[choices.edition].isLong ? await fullReport(deal, agreedOf(choices)) : { ok: true as const, value: outcome };
    if (!full.ok || signal.aborted) return full.ok ? { ok: false as const, error: { kind: 'aborted' as const, message: '' } } : full;
    setStep('drawing');
    const readPhotos = () => viewingPhotos(userId, deal.id, countryOfMarket(outcome.market));
    const { report, score } = full.value;
    return evaluator.makePdf(await pdfJobOf({ report, score, decision: deal.decision }, choices, readPhotos), signal);
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setStep(null);
  }, []);
  return { step, make: (subject, choices, sending = 'file') => void make(subject, choices, sending), cancel };
}

/** The PDF worker's job. Photos are read only if the options include them. */
async function pdfJobOf(
  { report, score, decision }: Pick<Outcome, 'report' | 'score'> & { readonly decision: Deal['decision'] },
  choices: ReportChoices,
  readPhotos: () => Promise<PdfJob['photos']>,
): Promise<PdfJob> {
  const { edition, pageSize, letterhead, photos } = choices;
  const named = letterhead.name.trim() === '' && letterhead.logo === null ? null : letterhead;
  const borrower = printedBorrower(choices);
  const { composeEdition } = await import('../../../../../core/report/editions/composeEdition.ts');
  const document = composeEdition(edition, { report, score, borrower, decision, appVersion: appVersion() });
  const job = { document, market: report.market, pageSize, letterhead: named, assetBase: location.origin };
  return photos ? { ...job, photos: (await readPhotos()) ?? [] } : job;
}
