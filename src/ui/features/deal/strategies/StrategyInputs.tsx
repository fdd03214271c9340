import { strategyInputs, type InputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { DealInput } from '../input/DealInput.tsx';
import { wordsIn } from '../marketWords.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { isTable } from './tableColumns.ts';

interface StrategyInputsProps {
  readonly live: LiveDeal;
  readonly yours: Readonly<Record<string, unknown>>;
  /** Inputs without which nothing can be computed: they stand first. */
  readonly missing: readonly string[];
}

/** Every input of a strategy by group, each with where its value comes from. What is missing stands above all others. */
export function StrategyInputs({ live, yours, missing }: StrategyInputsProps) {
  const entries = strategyInputs(live.strategy.id, live.market);
  const words = wordsIn(live.market);
  const first = entries.filter(({ key }) => missing.includes(key));
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {first.length === 0 ? null : (
        <div className="rounded-2 border border-tape-edge px-4 py-1">
          {first.map((entry) => (
            <DealInput key={entry.key} live={live} entry={entry} />
          ))}
        </div>
      )}
      {groups.map((group, at) => {
        const rows = entries.filter((entry) => entry.group === group && !missing.includes(entry.key));
        if (rows.length === 0) return null;
        return (
          <details
            key={group}
            open={at === 0 || rows.some(({ unit }) => isTable(unit))}
            className="group border-t border-line first:border-0"
          >
            <summary className="flex min-h-11 items-center justify-between gap-3 font-medium">
              {words(group)}
              <span className="num text-[13px] font-normal text-ink-3">{ownCount(rows, yours)}</span>
            </summary>
            <div className="pb-2">
              {rows.map((entry) => (
                <DealInput key={entry.key} live={live} entry={entry} />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

function ownCount(rows: readonly InputEntry[], yours: Readonly<Record<string, unknown>>): string {
  const own = rows.filter(({ key }) => yours[key] !== undefined).length;
  return own === 0 ? `${rows.length} ${rows.length === 1 ? 'input' : 'inputs'}` : `${own} of ${rows.length} yours`;
}
