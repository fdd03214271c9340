import { whatIfIds, whatIfLabelsIn, type WhatIfId } from '../../../../core/deal/strategies/whatIf.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { DeltaText } from '../../../components/figure/DeltaText.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';
import { strategyNameOf } from '../state/strategyNameOf.ts';
import { headlineCell, headlines } from './headlines.ts';

interface WhatIfBarProps {
  readonly focused: SimulatedStrategy | null;
  readonly whatIfs: readonly WhatIfId[];
  /** The number of inputs changed by hand. */
  readonly changes: number;
  readonly onWhatIfs: (ids: readonly WhatIfId[]) => void;
  readonly onReset: () => void;
}

/** Preset what-if changes to the property, the effect of all changes on two figures, and a reset. */
export function WhatIfBar({ focused, whatIfs, changes, onWhatIfs, onReset }: WhatIfBarProps) {
  const changeCount = whatIfs.length + changes;
  const words = whatIfLabelsIn(focused === null ? 'GB' : countryOfMarket(focused.market));
  return (
    <section
      aria-label="What if"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-1 text-[17px] font-semibold tracking-tight">What if</h2>
        {whatIfIds.map((id) => (
          <Chip
            key={id}
            pressed={whatIfs.includes(id)}
            title={words[id].does}
            data-testid={`what-if-${id}`}
            onClick={() => onWhatIfs(whatIfIds.filter((each) => (each === id ? !whatIfs.includes(id) : whatIfs.includes(each))))}
          >
            {words[id].label}
          </Chip>
        ))}
        <Button size="small" className="sm:ml-auto" onClick={onReset} disabled={changeCount === 0} data-testid="reset-all">
          Reset all
        </Button>
      </div>
      <p className="text-sm text-ink-2" data-testid="what-if-words">
        {changeCount === 0 ? (
          'No changes applied. Figures show the property with its current values.'
        ) : (
          <AppliedChanges words={words} whatIfs={whatIfs} changes={changes} />
        )}
      </p>
      {focused === null || changeCount === 0 ? null : <Deltas focused={focused} />}
    </section>
  );
}

interface AppliedChangesProps extends Pick<WhatIfBarProps, 'whatIfs' | 'changes'> {
  readonly words: ReturnType<typeof whatIfLabelsIn>;
}

function AppliedChanges({ words, whatIfs, changes }: AppliedChangesProps) {
  const manual = changes === 0 ? [] : [changes === 1 ? 'You changed 1 input' : `You changed ${changes} inputs`];
  return <>{[...whatIfs.map((id) => words[id].does), ...manual].join('. ')}.</>;
}

function Deltas({ focused }: { readonly focused: SimulatedStrategy }) {
  const cells = headlines
    .filter(({ id }) => id === 'month' || id === 'return')
    .flatMap((headline) => {
      const cell = headlineCell(focused, headline);
      return cell === null ? [] : [{ ...cell, label: cell.figure.label, key: headline.id }];
    });
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3" data-testid="what-if-deltas">
      {cells.map(({ key, label, figure, was }) => (
        <div key={key}>
          <dt className="text-[13px] text-ink-3">{`${label}, ${strategyNameOf(focused)}`}</dt>
          <dd className="flex items-baseline gap-2.5">
            <span className="num text-2xl leading-tight font-semibold tracking-tight">{figure.text}</span>
            {was === null ? (
              <span className="text-[13px] text-ink-3">unchanged</span>
            ) : (
              <DeltaText tone={was.tone}>{`was ${was.text}`}</DeltaText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
