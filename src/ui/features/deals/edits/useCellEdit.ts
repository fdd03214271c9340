import { ownInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import { useCallback } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import { parseOwnershipLabel } from '../../../../core/deal/ownership.ts';
import { isStrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { dealStages } from '../../../parts/address/dealsSearch.ts';
import { columnOf, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { readAssumption } from '../table/readCell.ts';
import {
  assumeStep,
  ownershipSteps,
  parseTags,
  savedSteps,
  stageSteps,
  strategySteps,
  tagSteps,
  wantedTags,
  type Step,
} from './undoableSteps.ts';
import type { Edits } from './useEdits.ts';

export interface CellChange {
  readonly row: DealRow;
  readonly id: ColumnId;
  /** The value as typed or chosen. */
  readonly text: string;
}

/** Stores the edit of one cell. Figures update automatically, and ⌘Z undoes it. */
export function useCellEdit(edits: Edits): (change: CellChange) => void {
  const deals = useDeals();
  return useCallback(
    (change) => {
      const find = async () => stepsOf(change, ownInputs((await deals.readDeal(change.row.id)) ?? { inputs: {} }, 'buy-to-let'));
      void edits.run(find, { doing: 'Saving', done: null });
    },
    [deals, edits],
  );
}

function stepsOf({ row, id, text }: CellChange, own: Readonly<Record<string, unknown>>): readonly Step[] {
  const edit = columnOf(id).edit;
  if (edit === undefined) return [];
  if (edit.kind === 'stage') return isStage(text) ? stageSteps([row], text) : [];
  if (edit.kind === 'strategy') return isStrategyId(text) ? strategySteps([row], text) : [];
  if (edit.kind === 'ownership') return ownershipSteps([row], parseOwnershipLabel(text));
  if (edit.kind === 'saved') return savedSteps([row], text === '1');
  if (edit.kind === 'tags') return tagSteps([row], wantedTags(row, parseTags(text)));
  if (edit.kind !== 'assumption') return [];
  const read = readAssumption(edit.key, row, text);
  // The user's own values were validated when they were stored.
  const before = (own[edit.key] ?? null) as Parameters<typeof assumeStep>[0]['before'];
  if (!read.ok || read.value === before) return [];
  return [assumeStep({ id: row.id, key: edit.key, value: read.value, before })];
}

const isStage = (text: string): text is DealStage => dealStages.some((stage) => stage === text);
