import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import type { CriterionScore } from '../../../../core/score/score.ts';
import { ExplainButton } from '../figure/Explanations.tsx';
import { Panel } from '../report/Panel.tsx';

/** Every criterion of the score: its points, what was measured, and the reason in words. */
export function WhyScore({ outcome }: { readonly outcome: Outcome }) {
  const { criteria, total, version } = outcome.score;
  return (
    <Panel title={`Why ${Math.round(total)}`} aside={`score version ${version} · every point traced`}>
      <ul>
        {criteria.map((criterion) => (
          <Criterion key={criterion.id} criterion={criterion} />
        ))}
      </ul>
    </Panel>
  );
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
        <span className="flex min-w-0 items-center leading-tight">
          {label}
          {figure === null ? null : <ExplainButton figure={figure} label={label} />}
        </span>
        <span className="num whitespace-nowrap">
          <span className="text-sm text-ink-2">{measured} · </span>
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
