import { useState } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Button } from '../../../components/press/Button.tsx';
import { dealStages } from '../../deals/dealsSearch.ts';
import { stageWords } from '../../deals/row/stageWords.ts';
import type { Selection } from '../useSelection.ts';
import { TagsSheet } from './TagsSheet.tsx';
import { binSteps, stageSteps, tagSteps } from './steps.ts';
import type { Edits } from './useEdits.ts';

interface BulkBarProps {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly edits: Edits;
  readonly onExport: () => void;
}

export const deals = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;

/** What can be done with all chosen deals at once. Stands at the foot of the screen while any is chosen. */
export function BulkBar({ rows, selection, edits, onExport }: BulkBarProps) {
  const [tagging, setTagging] = useState(false);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  if (edits.progress !== null) return <ProgressBar progress={edits.progress} />;
  if (chosen.length === 0) return null;
  const stage = (to: DealStage) =>
    void edits.run(stageSteps(chosen, to), {
      doing: `Moving to ${stageWords[to]}`,
      done: (count) => `${deals(count)} moved to ${stageWords[to]}`,
    });
  const bin = async () => {
    selection.clear();
    await edits.run(binSteps(chosen), { doing: 'Putting in the bin', done: (count) => `${deals(count)} put in the bin` });
  };
  return (
    <section aria-label="Chosen deals" data-testid="bulk-bar" className={bar}>
      <p className="num basis-full pl-1 text-sm font-semibold sm:mr-auto sm:basis-auto">
        <output>{`${deals(chosen.length)} chosen`}</output>
      </p>
      <div className="-mx-2 flex min-w-0 items-center gap-2 overflow-x-auto px-2 py-1 [scrollbar-width:none] [&>*]:shrink-0">
        <label className="relative inline-flex min-h-10 items-center rounded-[10px] border border-line bg-card text-[15px] hover:border-line-strong pointer-coarse:min-h-11">
          <span className="sr-only">Stage of the chosen deals</span>
          <select
            value=""
            data-testid="bulk-stage"
            onChange={(event) => {
              const to = dealStages.find((each) => each === event.target.value);
              if (to !== undefined) stage(to);
            }}
            className="min-h-10 cursor-pointer appearance-none rounded-[10px] bg-transparent pr-7 pl-3 font-medium [&>option]:bg-card"
          >
            <option value="" disabled>
              Stage
            </option>
            {dealStages.map((each) => (
              <option key={each} value={each}>
                {stageWords[each]}
              </option>
            ))}
          </select>
          <span aria-hidden="true" className="pointer-events-none absolute right-2.5 text-xs text-ink-3">
            ▾
          </span>
        </label>
        <Button onClick={() => setTagging(true)} data-testid="bulk-tags">
          Tags
        </Button>
        <Button onClick={() => void edits.rescore(chosen.map(({ id }) => id))} data-testid="bulk-rescore">
          Score again
        </Button>
        <Button onClick={onExport}>Export</Button>
        <Button look="danger" onClick={() => void bin()} data-testid="bulk-bin">
          Bin
        </Button>
        <Button look="quiet" onClick={selection.clear}>
          Clear
        </Button>
      </div>
      {tagging ? (
        <TagsSheet
          rows={chosen}
          onClose={() => setTagging(false)}
          onTag={(wanted) =>
            void edits.run(tagSteps(chosen, wanted), { doing: 'Changing tags', done: (count) => `Tags of ${deals(count)} changed` })
          }
        />
      ) : null}
    </section>
  );
}

const bar =
  'sticky bottom-[calc(var(--bar-height)+0.75rem)] z-20 flex flex-wrap items-center gap-2 rounded-2 border border-line-strong bg-card px-2 py-1.5 shadow-2 print:hidden lg:bottom-4';

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
