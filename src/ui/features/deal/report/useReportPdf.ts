import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { handOverFile, pdfFileName } from './handOverFile.ts';

interface ReportPdf {
  readonly making: boolean;
  readonly make: () => void;
  readonly cancel: () => void;
}

/** Makes the report of an outcome in the PDF worker and hands it to the person; every end is said in a toast. */
export function useReportPdf(outcome: Outcome | null): ReportPdf {
  const workspace = useWorkspace();
  const { track, now } = useServices();
  const [making, setMaking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (): Promise<void> => {
    if (outcome === null || running.current !== null) return;
    const { dealId: deal_id, report, score } = outcome;
    const abort = new AbortController();
    running.current = abort;
    setMaking(true);
    track('pdf_export_start', { deal_id });
    const began = now();
    const made = await workspace.makePdf({ report, score, pageSize: 'a4', assetBase: location.origin }, abort.signal);
    running.current = null;
    setMaking(false);
    if (made.ok) {
      track('pdf_export_success', { deal_id, duration_ms: now() - began });
      const handed = await handOverFile(new File([made.value.bytes], pdfFileName(report.title), { type: 'application/pdf' }));
      if (handed !== 'cancelled')
        notify({ tone: 'good', title: 'Report ready', detail: `${report.title}, ${pagesText(made.value.pages)}` });
      return;
    }
    track('pdf_export_fail', { deal_id, error_type: made.error.kind });
    if (made.error.kind === 'aborted') return;
    notify({
      tone: 'poor',
      title: 'The report was not made',
      detail: made.error.message,
      action: { label: 'Try again', run: () => void make() },
    });
  };
  const cancel = useCallback(() => running.current?.abort(), []);
  return { making, make: () => void make(), cancel };
}

const pagesText = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);
