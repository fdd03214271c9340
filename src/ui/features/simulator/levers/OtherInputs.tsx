import { editText, isQuantity, parseQuantity } from '../../../../core/deal/strategies/parseInput.ts';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { formatInput, inputWarning } from '../../../../core/deal/strategies/inputValue.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { inputFormatOf } from '../../../parts/inputs/inputFormat.ts';
import { InputNote } from './InputNote.tsx';
import { leverSpan } from './leverSpan.ts';
import { mainInputs } from '../../../../core/deal/strategies/mainInputs.ts';
import type { Levers } from './useLevers.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** The strategy's inputs without a slider, by group. */
export function OtherInputs({ levers }: { readonly levers: Levers }) {
  const main = new Set(mainInputs[levers.strategy]);
  const others = strategyInputs(levers.strategy, levers.market).filter(
    ({ key, unit }) => !main.has(key) && unit !== 'seasons' && unit !== 'units' && unit !== 'rooms',
  );
  const groups = [...new Set(others.map(({ group }) => group))];
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-11 items-center text-[15px] font-medium" data-testid="all-inputs">
        All other assumptions
      </summary>
      {groups.map((group) => (
        <section key={group} aria-label={group} className="pb-3">
          <h3 className="pt-2 pb-1 text-[13px] font-medium text-ink-3">{group}</h3>
          {others
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <OtherInput key={entry.key} entry={entry} levers={levers} />
            ))}
        </section>
      ))}
    </details>
  );
}

function OtherInput({ entry, levers }: { readonly entry: InputEntry; readonly levers: Levers }) {
  const { value } = levers.read(entry.key);
  const words = [entry.of, entry.per === null || entry.per === 'once' ? null : `a ${entry.per}`].filter((word) => word !== null).join(' ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2 first:border-0">
      <p className="min-w-0 text-[15px] leading-snug">
        {entry.label}
        {words === '' ? null : <span className="text-sm text-ink-3"> {words}</span>}
      </p>
      {isQuantity(entry) ? <Quantity entry={entry} levers={levers} /> : <Choice entry={entry} levers={levers} />}
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 text-[13px]">
        <InputNote entry={entry} levers={levers} warning={inputWarning(entry, value, levers.currency)} />
      </div>
    </div>
  );
}

interface InputProps {
  readonly entry: InputEntry;
  readonly levers: Levers;
}

function Quantity({ entry, levers }: InputProps) {
  const { value, base } = levers.read(entry.key);
  const now = typeof value === 'number' ? value : null;
  return (
    <NumberCell
      label={entry.label}
      value={now}
      parse={(text) => parseQuantity(entry, text, inputFormatOf(countryOfMarket(levers.market)))}
      format={(each) => formatInput({ ...entry, of: null, per: null }, each, levers.currency)}
      editFormat={(each) => editText(entry, each)}
      step={leverSpan(entry, typeof base === 'number' ? base : 0).step}
      onCommit={(each) => levers.change(entry.key, each)}
      mark={levers.markOf(entry.key)}
      testId={`lever-${entry.key}`}
    />
  );
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function Choice({ entry, levers }: InputProps) {
  const { value } = levers.read(entry.key);
  const isYesNo = entry.unit === 'yes-no';
  return (
    <select
      aria-label={entry.label}
      value={String(value)}
      onChange={(event) => levers.change(entry.key, isYesNo ? event.target.value === 'true' : event.target.value)}
      data-testid={`lever-${entry.key}`}
      className="min-h-10 max-w-44 cursor-pointer rounded-lg border border-line bg-sunk px-2.5 text-[15px] text-ink hover:border-line-strong pointer-coarse:min-h-11"
    >
      {(isYesNo ? yesNo : entry.choices).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
