import { Link } from '@tanstack/react-router';
import { dealStages } from '../../parts/address/dealsSearch.ts';
import { stageLabels } from '../../parts/dealRow/stageLabels.ts';
import { pipelineOf, type StageCount } from '../../parts/overview/overview.ts';
import type { DealRow } from '../../../data/view/rows.ts';

/** The pipeline from new to rejected: number of deals per stage. */
export function Pipeline({ rows }: { readonly rows: readonly DealRow[] }) {
  const sums = pipelineOf(rows, dealStages);
  const most = Math.max(1, ...sums.map(({ count }) => count));
  return (
    <ul className="grid grid-cols-2 overflow-hidden rounded-2 border border-line bg-card min-[480px]:grid-cols-3 lg:grid-cols-6">
      {sums.map((sum) => (
        <Stage key={sum.stage} sum={sum} share={sum.count / most} />
      ))}
    </ul>
  );
}

function Stage({ sum: { stage, count }, share }: { readonly sum: StageCount; readonly share: number }) {
  return (
    <li className="-mr-px -mb-px grid border-r border-b border-line">
      <Link
        to="/deals"
        search={{ stage }}
        data-testid={`stage-${stage}`}
        className="grid content-start gap-0.5 px-4 pt-3 pb-3.5 -outline-offset-2 hover:bg-sunk"
      >
        <span className="text-sm text-ink-2">{stageLabels[stage]}</span>
        <span className="num text-2xl leading-tight font-semibold tracking-tight">{count.toLocaleString('en-GB')}</span>
        <span aria-hidden="true" className="mt-1.5 h-1 rounded-full bg-sunk">
          <span style={{ width: `${Math.round(share * 100)}%` }} className="block h-1 rounded-full bg-brand" />
        </span>
      </Link>
    </li>
  );
}
