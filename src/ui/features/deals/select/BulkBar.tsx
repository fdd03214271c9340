import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { binSteps, stageSteps, tagSteps } from '../edits/undoableSteps.ts';
import type { Edits } from '../edits/useEdits.ts';
import { dealStages, maxCompared } from '../../../parts/address/dealsSearch.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { TagsSheet } from './TagsSheet.tsx';

interface BulkBarProps {
  /** The selected deals. */
  readonly rows: readonly DealRow[];
  readonly all: readonly DealRow[];
  readonly edits: Edits;
  readonly onClear: () => void;
  readonly onExport: () => void;
}

const choose = '';
const stages: readonly { readonly value: DealStage | typeof choose; readonly label: string }[] = [
  { value: choose, label: 'Move to' },
  ...dealStages.map((stage) => ({ value: stage, label: stageLabels[stage] })),
];

/** The actions for the selected deals, fixed at the bottom of the screen, above a phone's navigation bar. */
export function BulkBar({ rows, all, edits, onClear, onExport }: BulkBarProps) {
  const navigate = useNavigate();
  const readOnly = useReadOnly();
  const [tagging, setTagging] = useState(false);
  if (edits.progress !== null) return <ProgressBar progress={edits.progress} />;
  const comparable = rows.length > 1 && rows.length <= maxCompared;
  const stage = (to: DealStage) =>
    void edits.run(stageSteps(rows, to), {
      doing: `Moving to ${stageLabels[to]}`,
      done: (count) => `${dealsText(count)} moved to ${stageLabels[to]}`,
    });
  const bin = () => {
    onClear();
    void edits.run(binSteps(rows, true), { doing: 'Moving to bin', done: (count) => `${dealsText(count)} moved to bin` });
  };
  return (
    <section aria-label="Selected deals" data-testid="bulk-bar" className={bar}>
      <p className="num basis-full pl-1 text-sm font-semibold sm:mr-auto sm:basis-auto">
        <output>{`${dealsText(rows.length)} selected`}</output>
      </p>
      <div className="-mx-2 flex min-w-0 items-center gap-2 overflow-x-auto px-2 py-1 [scrollbar-width:none] [&>*]:shrink-0">
        {readOnly === null ? (
          <>
            <SelectField
              label="Stage"
              value={choose}
              options={stages}
              onChange={(to) => (to === choose ? undefined : stage(to))}
              testId="bulk-stage"
            />
            <Button onClick={() => setTagging(true)} data-testid="bulk-tag">
              Tags
            </Button>
          </>
        ) : null}
        <Button
          data-testid="bulk-compare"
          disabled={!comparable}
          title={comparable ? undefined : `Select two to ${maxCompared} deals to compare them`}
          onClick={() => void navigate({ to: '/deals', search: { compare: rows.map(({ id }) => id).join(',') } })}
        >
          Compare
        </Button>
        {readOnly === null ? (
          <Button onClick={() => void edits.rescore(rows.map(({ id }) => id))} data-testid="bulk-rescore">
            Rescore
          </Button>
        ) : null}
        <Button onClick={onExport}>Export</Button>
        {readOnly === null ? (
          <Button look="danger" onClick={bin} data-testid="bulk-bin">
            Bin
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClear} data-testid="bulk-clear">
          Clear
        </Button>
      </div>
      {tagging ? (
        <TagsSheet
          rows={rows}
          all={all}
          onClose={() => setTagging(false)}
          onTag={(wanted) =>
            void edits.run(tagSteps(rows, wanted), { doing: 'Changing tags', done: (count) => `Tags changed for ${dealsText(count)}` })
          }
        />
      ) : null}
    </section>
  );
}

const bar =
  'sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-20 flex flex-wrap items-center gap-2 rounded-2 border border-line-strong bg-card px-2 py-1.5 shadow-2 print:hidden lg:bottom-4';

function ProgressBar({ progress }: { readonly progress: NonNullable<Edits['progress']> }) {
  const { label, done, total, stop } = progress;
  return (
    <section aria-label="Progress" data-testid="bulk-progress" className={bar}>
      <label className="grid min-w-0 flex-1 gap-1 pl-1 text-sm">
        <span className="num">{`${label}: ${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`}</span>
        <progress value={done} max={total} className="h-2 w-full" />
      </label>
      <Button onClick={stop}>Stop</Button>
    </section>
  );
}
