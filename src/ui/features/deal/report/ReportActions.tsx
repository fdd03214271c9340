import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { marketShown } from '../../../../core/deal/marketOfDeal.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import { useReportChoices } from './pdf/useReportChoices.ts';
import type { Sending } from './pdf/sendReport.ts';
import { useReportPdf } from './pdf/useReportPdf.ts';
import { printSearch } from './print/printSearch.ts';

const ReportSheet = lazy(async () => ({ default: (await import('./pdf/ReportSheet.tsx')).ReportSheet }));

interface ReportActionsProps {
  /** The deal on screen, with unsaved edits. */
  readonly deal: Deal;
  /** The outcome; null while it does not match the deal. */
  readonly outcome: Outcome | null;
  /** True when an outcome exists or is being calculated. A report requested before then waits for it. */
  readonly coming: boolean;
}

/** The report button, which uses the last options, and a button for the options. */
export function ReportActions({ deal, outcome, coming }: ReportActionsProps) {
  const { choices, keep } = useReportChoices(countryOfMarket(marketShown(deal)));
  const pdf = useReportPdf();
  const { now } = useClock();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sending = useRef<Sending>('file');
  const askForPdf = useWhenAvailable({ outcome, coming, run: (current) => pdf.make({ deal, outcome: current }, choices, sending.current) });
  const make = (as: Sending) => {
    close();
    sending.current = as;
    askForPdf();
  };
  const print = () => {
    close();
    void navigate({ to: '/deals/$dealId', params: { dealId: deal.id }, search: printSearch(choices.edition) });
  };
  const file = async () => {
    close();
    const { dealFileName, dealFileType, writeDealFile } = await import('../../../../core/deal/record/dealFile.ts');
    const name = dealFileName(outcome?.report.title ?? deal.facts.address ?? '');
    await saveOrShareFile(new File([writeDealFile(deal, now())], name, { type: dealFileType }));
  };
  return (
    <>
      {pdf.step === null ? (
        <span className="inline-flex">
          <Button
            className="min-h-11 grow rounded-r-none"
            look="primary"
            data-testid="make-pdf"
            disabled={!coming}
            onClick={() => make('file')}
          >
            Report PDF
          </Button>
          <Button
            className="min-h-11 rounded-l-none border-l-card px-3"
            look="primary"
            aria-label="Choose edition, paper size and name"
            aria-haspopup="dialog"
            data-testid="report-options"
            disabled={!coming}
            onClick={() => setOpen(true)}
          >
            <span aria-hidden="true">⋯</span>
          </Button>
        </span>
      ) : (
        <Button className="min-h-11" busy data-testid="cancel-pdf" onClick={pdf.cancel}>
          <output>{pdf.step === 'calculating' ? 'Calculating the report…' : 'Creating the report…'}</output> Cancel
        </Button>
      )}
      <Suspense fallback={null}>
        {open ? (
          <ReportSheet
            choices={choices}
            onChange={(changes) => void keep(changes)}
            onClose={close}
            onMake={make}
            onPrint={print}
            onFile={() => void file()}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface WhenAvailable extends Pick<ReportActionsProps, 'outcome' | 'coming'> {
  readonly run: (outcome: Outcome) => void;
}

/** Returns a function that runs `run` with the outcome on screen: at once, or as soon as it is available. */
function useWhenAvailable({ outcome, coming, run }: WhenAvailable): () => void {
  const requested = useRef(false);
  useEffect(() => {
    if (outcome === null && coming) return;
    if (requested.current && outcome !== null) run(outcome);
    requested.current = false;
  }, [outcome, coming, run]);
  return () => {
    if (outcome === null) requested.current = true;
    else run(outcome);
  };
}
