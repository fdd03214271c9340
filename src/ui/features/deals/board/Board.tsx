import { useCallback, useMemo } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { dealStages } from '../../../parts/address/dealsSearch.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { stageSteps } from '../edits/undoableSteps.ts';
import type { Edits } from '../edits/useEdits.ts';
import type { Selection } from '../select/useSelection.ts';
import { BoardColumn } from './BoardColumn.tsx';

interface BoardProps {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly edits: Edits;
}

/** The pipeline: a column for each stage. Cards move by drag, by their menu, or by Shift and an arrow key. */
export function Board({ rows, selection, edits }: BoardProps) {
  const columns = useMemo(() => dealStages.map((stage) => ({ stage, rows: rows.filter((row) => row.stage === stage) })), [rows]);
  const move = useCallback(
    (id: string, to: DealStage) => {
      const chosen = selection.ids.has(id) ? rows.filter((row) => selection.ids.has(row.id)) : rows.filter((row) => row.id === id);
      const [first] = chosen;
      if (first === undefined) return;
      void edits.run(stageSteps(chosen, to), {
        doing: `Moving to ${stageLabels[to]}`,
        done: (count) => `${count === 1 ? first.title : `${count} deals`} moved to ${stageLabels[to]}`,
      });
    },
    [rows, selection, edits],
  );
  return (
    <div
      data-testid="bench-board"
      className="relative -mx-4 grid snap-x snap-proximity scroll-px-4 auto-cols-[minmax(16rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4 pb-2 lg:mx-0 lg:auto-cols-[minmax(10.75rem,1fr)] lg:px-0"
    >
      {columns.map((column) => (
        <BoardColumn key={column.stage} {...column} chosen={selection.ids} onToggle={selection.toggle} onMove={move} />
      ))}
    </div>
  );
}
