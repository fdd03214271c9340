import type { Deal } from '../../../core/deal/deal.ts';
import type { ReportDocument } from '../../../core/report/report.ts';
import { partialText, provenanceText } from './dealText.ts';

interface DealSourceProps {
  readonly deal: Deal;
  /** The report behind the figures; null before the first outcome. */
  readonly report: ReportDocument | null;
}

/** The provenance of the deal and its figures, with the disclaimer. */
export function DealSource({ deal, report }: DealSourceProps) {
  return (
    <footer className="grid gap-1 border-t border-line pt-4 text-[13px] text-ink-3">
      <p data-testid="deal-provenance">{provenanceText(deal, report)}</p>
      {report === null ? null : <p>{report.disclaimer}</p>}
    </footer>
  );
}

/** A notice for a deal that was not created from its full listing page. Renders nothing for others. */
export function PartialNote({ deal }: Pick<DealSourceProps, 'deal'>) {
  const words = partialText(deal);
  if (words === null) return null;
  return (
    <p data-testid="deal-partial" className="max-w-prose text-sm text-fair">
      {words}
    </p>
  );
}
