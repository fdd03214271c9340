import type { Deal } from '../../../core/deal/deal.ts';
import type { ReportDocument } from '../../../core/report/report.ts';
import { partialWords, provenanceWords } from './dealWords.ts';

interface DealSourceProps {
  readonly deal: Deal;
  /** What the figures say of themselves; null while there are none. */
  readonly report: ReportDocument | null;
}

/** Where a deal and its figures come from, and what they are not: below the figures, where it is looked up. */
export function DealSource({ deal, report }: DealSourceProps) {
  return (
    <footer className="grid gap-1 border-t border-line pt-4 text-[13px] text-ink-3">
      <p data-testid="deal-provenance">{provenanceWords(deal, report)}</p>
      {report === null ? null : <p>{report.disclaimer}</p>}
    </footer>
  );
}

/** What a deal lacks that was not made of its listing's own page; nothing for any other. */
export function PartialNote({ deal }: Pick<DealSourceProps, 'deal'>) {
  const words = partialWords(deal);
  if (words === null) return null;
  return (
    <p data-testid="deal-partial" className="max-w-prose text-sm text-fair">
      {words}
    </p>
  );
}
