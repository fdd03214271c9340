import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { rulesStatusText } from '../../../../core/report/rulesStatus.ts';
import { Badge } from '../../../components/figure/Badge.tsx';

interface ResultLineProps {
  readonly outcome: Outcome;
  /** Test id for the score. */
  readonly testId?: string;
}

/** The score and the verdict's four key figures in one line; two figures on a phone. */
export function ResultLine({ outcome, testId }: ResultLineProps) {
  const { score, report } = outcome;
  const standing = rulesStatusText(report);
  return (
    <>
      <span className="flex items-center gap-2 py-2">
        <span className="sr-only">Score </span>
        <span data-testid={testId} className="num text-xl font-semibold tracking-tight">
          {Math.round(score.total)}
        </span>
        {standing === null ? null : <Badge tone={standing.tone}>{standing.words}</Badge>}
      </span>
      {report.keyFigures.map(({ id, label, value }, at) => (
        <span key={id} className={`min-w-0 py-2 leading-tight ${at > 1 ? 'hidden sm:block' : ''}`}>
          <span className="line-clamp-2 text-[11px] leading-tight text-ink-3">{label}</span>
          <span className="num font-semibold tracking-tight">{value}</span>
        </span>
      ))}
    </>
  );
}

/** The result above a tab without the verdict. It stays visible while the tab scrolls. */
export function ResultBar({ outcome }: { readonly outcome: Outcome }) {
  return (
    <div
      data-result-bar
      className="sticky top-0 z-30 mb-5 -mx-4 border-y border-line bg-card px-4 pt-[env(safe-area-inset-top)] shadow-1 sm:mx-0 sm:rounded-2 sm:border-x print:static"
    >
      <div className="flex items-center gap-x-5">
        <ResultLine outcome={outcome} testId="deal-score" />
      </div>
    </div>
  );
}
