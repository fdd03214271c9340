import type { Currency } from '../../../../core/kernel/money.ts';
import type { Provenance } from '../../../../core/deal/provenance.ts';
import { strategyInputs, type StrategyInputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { strategyInputWarning } from '../../../../core/deal/strategies/strategyInputValue.ts';
import { provenanceWords } from '../../../../core/report/inputWords.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import type { ValueSpec } from '../input/ValueCell.tsx';
import { ValueRow } from '../input/ValueRow.tsx';
import { TableInput } from './TableInput.tsx';

/** What the last answer resolved, by input. */
export type Resolved = Readonly<Record<string, { readonly value: unknown; readonly provenance: Provenance } | undefined>>;

interface StrategyInputsProps {
  readonly strategy: StrategyId;
  readonly yours: Readonly<Record<string, unknown>>;
  readonly resolved: Resolved;
  /** Inputs without which nothing can be computed: they stand first. */
  readonly missing: readonly string[];
  readonly currency: Currency;
  readonly onChange: (key: string, value: unknown) => void;
}

/** Every input of a strategy by group, each with where its value comes from. What is missing stands above all others. */
export function StrategyInputs(props: StrategyInputsProps) {
  const entries = strategyInputs(props.strategy);
  const missing = entries.filter(({ key }) => props.missing.includes(key));
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {missing.length === 0 ? null : (
        <div className="rounded-2 border border-tape-edge px-4 py-1">
          {missing.map((entry) => (
            <StrategyInput key={entry.key} entry={entry} {...props} />
          ))}
        </div>
      )}
      {groups.map((group, at) => {
        const rows = entries.filter((entry) => entry.group === group && !props.missing.includes(entry.key));
        if (rows.length === 0) return null;
        return (
          <details
            key={group}
            open={at === 0 || rows.some(({ unit }) => isTable(unit))}
            className="group border-t border-line first:border-0"
          >
            <summary className="flex min-h-11 items-center justify-between gap-3 font-medium">
              {group}
              <span className="num text-[13px] font-normal text-ink-3">{ownCount(rows, props.yours)}</span>
            </summary>
            <div className="pb-2">
              {rows.map((entry) => (
                <StrategyInput key={entry.key} entry={entry} {...props} />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

function ownCount(rows: readonly StrategyInputEntry[], yours: Readonly<Record<string, unknown>>): string {
  const own = rows.filter(({ key }) => yours[key] !== undefined).length;
  return own === 0 ? `${rows.length} ${rows.length === 1 ? 'input' : 'inputs'}` : `${own} of ${rows.length} yours`;
}

const isTable = (unit: StrategyInputEntry['unit']): unit is 'rooms' | 'seasons' | 'units' =>
  unit === 'rooms' || unit === 'seasons' || unit === 'units';

interface StrategyInputProps extends Pick<StrategyInputsProps, 'yours' | 'resolved' | 'currency' | 'onChange'> {
  readonly entry: StrategyInputEntry;
}

/** One input of a strategy, with where its value comes from. */
export function StrategyInput({ entry, yours, resolved, currency, onChange }: StrategyInputProps) {
  const { key, unit } = entry;
  const own = yours[key];
  const known = resolved[key];
  const value = own ?? known?.value;
  if (isTable(unit)) {
    return (
      <TableInput
        unit={unit}
        entry={entry}
        value={value}
        own={own !== undefined}
        from={fromOf(own, known)}
        currency={currency}
        onChange={(next) => onChange(key, next)}
      />
    );
  }
  const spec: ValueSpec = { label: entry.label, unit, bounds: entry.bounds, choices: entry.choices };
  return (
    <ValueRow
      spec={spec}
      value={value}
      own={own}
      onChange={(next) => onChange(key, next)}
      unitWords={unitWordsOf(entry)}
      help={known === undefined ? entry.help : undefined}
      from={fromOf(own, known)}
      warning={strategyInputWarning(entry, value, currency)}
      currency={currency}
      testId={`strategy-${key}`}
    />
  );
}

function fromOf(own: unknown, known: Resolved[string]): { readonly mark: ReportInput['mark']; readonly words: string } | undefined {
  if (own !== undefined) return { mark: 'yours', words: 'yours' };
  if (known === undefined) return undefined;
  return { mark: known.provenance.kind === 'you' ? 'yours' : known.provenance.kind, words: provenanceWords(known.provenance) };
}

const unitWordsOf = ({ label, of, per }: StrategyInputEntry): string =>
  [of, label.startsWith('Monthly') || per === null || per === 'once' ? null : `a ${per}`].filter((part) => part !== null).join(' ');
