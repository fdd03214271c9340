import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Button } from '../../../components/press/Button.tsx';
import { dealStages, mostCompared } from '../dealsSearch.ts';
import { stageWords } from '../row/stageWords.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { TagSheet } from './TagSheet.tsx';
import { dealsWords, useBulkCommands } from './useBulkCommands.ts';
import type { Selection } from './useSelection.ts';

interface BulkBarProps {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
}

const choose = '';
const stages: readonly { readonly value: DealStage | typeof choose; readonly label: string }[] = [
  { value: choose, label: 'Move to' },
  ...dealStages.map((stage) => ({ value: stage, label: stageWords[stage] })),
];

/** What can be done with the deals picked; over the list, above a phone's bar. */
export function BulkBar({ rows, selection }: BulkBarProps) {
  const commands = useBulkCommands();
  const navigate = useNavigate();
  const [tagging, setTagging] = useState(false);
  const { ids } = selection;
  const picked = rows.filter(({ id }) => ids.has(id));
  const comparable = picked.length > 1 && picked.length <= mostCompared;
  const busy = commands.progress !== null;
  const bin = async () => {
    selection.clear();
    await commands.bin(picked, true);
  };
  return (
    <section
      aria-label="Selected deals"
      data-testid="bulk-bar"
      className="sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-20 flex flex-wrap items-center gap-2 rounded-2 border border-line-strong bg-card p-2 pl-4 shadow-2 print:hidden"
    >
      <output className="num mr-auto text-[15px] font-semibold">
        {commands.progress === null
          ? `${dealsWords(picked.length)} selected`
          : `${commands.progress.done.toLocaleString('en-GB')} of ${dealsWords(commands.progress.total)}…`}
      </output>
      {busy ? (
        <Button className="min-h-11" onClick={commands.stop}>
          Stop
        </Button>
      ) : (
        <>
          <SelectField
            label="Stage"
            value={choose}
            options={stages}
            onChange={(stage) => (stage === choose ? undefined : void commands.stage(picked, stage, stageWords[stage]))}
            testId="bulk-stage"
          />
          <Button className="min-h-11" data-testid="bulk-tag" onClick={() => setTagging(true)}>
            Tags
          </Button>
          <Button
            className="min-h-11"
            data-testid="bulk-compare"
            disabled={!comparable}
            title={comparable ? undefined : `Select two to ${mostCompared} deals to compare them`}
            onClick={() => void navigate({ to: '/deals', search: { compare: picked.map(({ id }) => id).join(',') } })}
          >
            Compare
          </Button>
          <Button className="min-h-11" data-testid="bulk-bin" onClick={() => void bin()}>
            Bin
          </Button>
          <Button look="quiet" className="min-h-11" data-testid="bulk-clear" onClick={selection.clear}>
            Clear
          </Button>
        </>
      )}
      {tagging ? (
        <TagSheet rows={picked} all={rows} onTag={(tags) => void commands.tag(picked, tags)} onClose={() => setTagging(false)} />
      ) : null}
    </section>
  );
}
