import { useMemo } from 'react';
import type { EvaluationJob, Outcome } from '../../../../core/pipeline/outcome.ts';
import type { CriterionScore, Waterfall } from '../../../../core/score/score.ts';
import { Explained } from '../../../parts/explanation/Explanations.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { pointsToNextBand } from '../../../../core/report/describeNextBand.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

/** Every criterion of the score: its points, measured value and reason. */
export function ScoreBreakdown({ live, outcome }: { readonly live: LiveDeal; readonly outcome: Outcome }) {
  const { criteria, total, version, confidence } = outcome.score;
  // For buy-to-let, changes to the score are only calculated before tax.
  const hasMoves = outcome.form !== 'letting' || outcome.basis === 'before-tax';
  const question = useMemo((): [EvaluationJob] | null => (live.job === null || !hasMoves ? null : [live.job]), [live.job, hasMoves]);
  const { answer } = useAnswer({ name: 'scoreMoves', args: question, lane: 'deal-score-moves', pause: 150 });
  const moves = hasMoves && answer?.ok === true ? answer.value : null;
  return (
    <Panel title={`Why ${Math.round(total)}`} aside={`score version ${version}: ${outcome.report.basis}`}>
      <ul>
        {criteria.map((criterion) => (
          <Criterion key={criterion.id} criterion={criterion} />
        ))}
      </ul>
      <ul className="mt-3 grid gap-2 border-t border-line pt-3 text-sm text-ink-2">
        {moves?.nextBand?.words === undefined ? null : (
          <li>
            <Disclosure title={pointsToNextBand(moves.nextBand)}>{moves.nextBand.words}</Disclosure>
          </li>
        )}
        {moves?.fromListing === undefined ? null : <li>{movedWords(moves.fromListing)}</li>}
        {confidence === undefined ? null : (
          <li>
            Confidence {confidence.level}. {confidence.words}
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** For example: "As listed 54, with your values 61: monthly rent +9, refurbishment −2." */
function movedWords({ from, to, steps }: Waterfall): string {
  const moved = steps.filter(({ points }) => points !== 0);
  const words = moved.map(({ label, points }) => `${label.toLowerCase()} ${points < 0 ? '−' : '+'}${pointsText(Math.abs(points))}`);
  return `${from.label} ${from.total}, ${to.label.toLowerCase()} ${to.total}${words.length === 0 ? '' : `: ${words.join(', ')}`}.`;
}

const fills: Readonly<Record<CriterionScore['tone'], string>> = {
  good: 'bg-good',
  fair: 'bg-fair',
  poor: 'bg-poor',
  unknown: 'bg-line-strong',
};

function Criterion({ criterion }: { readonly criterion: CriterionScore }) {
  const { label, figure, measured, points, weight, tone, reason } = criterion;
  const share = weight === 0 ? 0 : Math.min(1, Math.max(0, points / weight));
  return (
    <li className="grid gap-1 border-t border-line py-2.5 first:border-0">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 leading-tight">{label}</span>
        <span className="num whitespace-nowrap">
          <span className="text-sm text-ink-2">
            {figure === null ? (
              measured
            ) : (
              <Explained figure={figure} label={`${label} criterion`} value={measured} how="how it’s measured" />
            )}
            {' · '}
          </span>
          <span className="font-medium">
            {pointsText(points)}
            <span className="text-ink-3">/{pointsText(weight)}</span>
            <span className="sr-only"> points</span>
          </span>
        </span>
      </div>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk [print-color-adjust:exact] forced-colors:border">
        <div className={`h-full rounded-full forced-colors:bg-[CanvasText] ${fills[tone]}`} style={{ width: `${share * 100}%` }} />
      </div>
      <p className="text-[13px] text-ink-3">{reason}</p>
    </li>
  );
}

const pointsText = (points: number): string => String(Math.round(points * 10) / 10);
