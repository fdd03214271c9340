import { memo } from 'react';
import { ownInputs } from '../../../core/deal/strategies/ownInputs.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import { inputWarning } from '../../../core/deal/strategies/inputValue.ts';
import { countryOfMarket, currencyOfMarket, type MarketId } from '../../../core/market/markets.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { ReportInput } from '../../../core/report/report.ts';
import { useDealChanges } from '../activity/DealChanges.tsx';
import { localizeFigures } from '../country/localizeText.ts';
import { TableInput } from './TableInput.tsx';
import { isTable } from './tableColumns.ts';
import { ValueRow } from './ValueRow.tsx';
import type { InputEntry } from '../../../core/deal/strategies/inputEntry.ts';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

interface DealInputProps {
  readonly live: LiveDeal;
  /** An input of the deal's strategy. */
  readonly entry: InputEntry;
  /** Shows the input's meaning below its name. Always shown when its value is unknown. */
  readonly explained?: boolean;
}

/** One input of a deal's strategy, with its source, reset, and a warning if unusual. */
export function DealInput({ live, entry, explained = false }: DealInputProps) {
  const { strategy, outcome, change } = live;
  const { describe } = useDealChanges();
  const own = ownValue(live, entry.key);
  const known = knownValue(live, entry.key);
  const report = outcome?.strategy === strategy.id ? outcome.report.inputs.find(({ key }) => key === entry.key) : undefined;
  // Until the next result the report still marks a reset value as the user's. A value that the user set under buy-to-let still counts as
  // the user's own.
  const isStale = report?.mark === 'yours' && (strategy.id === 'buy-to-let' || valueUnder('buy-to-let', live, entry.key) === undefined);
  const given = isStale ? undefined : report;
  return (
    <InputRow
      entry={entry}
      strategy={strategy.id}
      explained={explained || (own === undefined && known === undefined)}
      value={own ?? known}
      own={own}
      mark={own === undefined ? (given?.mark ?? 'default') : 'yours'}
      from={own === undefined ? given?.from : undefined}
      url={own === undefined ? (given?.url ?? null) : null}
      changed={describe(`inputs/${strategy.id}/${entry.key}`)}
      market={live.market}
      currency={currencyOfMarket(live.market)}
      onChange={change}
    />
  );
}

/** The user's own value of an input on screen; undefined when unset. */
export const ownValue = (live: Pick<LiveDeal, 'job' | 'deal' | 'strategy'>, key: string): unknown =>
  valueUnder(live.strategy.id, live, key);

function valueUnder(strategy: StrategyId, { job, deal }: Pick<LiveDeal, 'job' | 'deal'>, key: string): unknown {
  const shown = job?.deal ?? deal;
  if (!shown) return undefined;
  const own: Readonly<Record<string, unknown>> = { ...ownInputs(shown, strategy) };
  return own[key];
}

/** An input's value in the latest result; undefined if there is no result, or if it is for another strategy. */
export function knownValue({ outcome, strategy }: Pick<LiveDeal, 'outcome' | 'strategy'>, key: string): unknown {
  if (outcome?.strategy !== strategy.id) return undefined;
  const inputs: Readonly<Record<string, { readonly value: unknown } | undefined>> = { ...outcome.inputs };
  return inputs[key]?.value;
}

interface InputRowProps {
  readonly entry: InputEntry;
  readonly strategy: StrategyId;
  readonly explained: boolean;
  readonly value: unknown;
  readonly own: unknown;
  readonly mark: ReportInput['mark'];
  /** Its source in the latest report; undefined for the user's own value or an unknown one. */
  readonly from: string | undefined;
  readonly url: string | null;
  readonly changed: string | undefined;
  readonly market: MarketId;
  readonly currency: Currency;
  readonly onChange: LiveDeal['change'];
}

/** Props are primitive values, so that a keystroke re-renders one input, and a result only the changed ones. */
const InputRow = memo(function InputRow({
  entry,
  strategy,
  explained,
  value,
  own,
  mark,
  from,
  url,
  changed,
  market,
  currency,
  onChange,
}: InputRowProps) {
  const { key, unit } = entry;
  const change = (next: unknown) => onChange(strategy, { [key]: next });
  if (isTable(unit))
    return (
      <TableInput
        unit={unit}
        entry={entry}
        value={value}
        own={own !== undefined}
        from={value === undefined ? undefined : { mark, words: from }}
        changed={changed}
        market={market}
        currency={currency}
        onChange={change}
      />
    );
  return (
    <ValueRow
      spec={entry}
      value={value}
      own={own}
      onChange={change}
      unitWords={unitWordsOf(entry)}
      help={explained ? localizeFigures(market)(entry.help) : undefined}
      from={value === undefined ? undefined : { mark, words: from, url }}
      changed={changed}
      warning={inputWarning(entry, value, currency)}
      currency={currency}
      country={countryOfMarket(market)}
      testId={`input-${key}`}
    />
  );
});

/** Omits the period if the label already names it, as "Monthly rent" does. */
const unitWordsOf = ({ label, of, per }: InputEntry): string =>
  [of, label.startsWith('Monthly') || per === null || per === 'once' ? null : `a ${per}`].filter((part) => part !== null).join(' ');
