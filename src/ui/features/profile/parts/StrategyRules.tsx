import { strategyNamesIn, type StrategyId, type StrategyInputUnit } from '../../../../core/deal/strategies/strategyInput.ts';
import { isoDate } from '../../../../core/kernel/calendar.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import type { ScoreCriterion } from '../../../../core/pipeline/jobs.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import type { ProfileEditor } from '../useProfileEditor.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { strategyNameInSentence } from './strategyNameInSentence.ts';
import { useCriteria } from './useCriteria.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

interface StrategyRulesProps {
  readonly strategy: StrategyId;
  readonly country: MarketCountry;
  readonly editor: ProfileEditor;
}

/** The user's rules for their strategy, replacing the defaults. */
export function StrategyRules({ strategy, country, editor }: StrategyRulesProps) {
  const criteria = useCriteria(strategy, country);
  if (criteria === null) return <Spinner label="Loading the rules…" />;
  return (
    <EntryPanel
      title={`Your targets: ${strategyNameInSentence(strategyNamesIn(country)[strategy])}`}
      aside="the verdict checks each target"
      part="rules"
      country={country}
      entries={criteria.flatMap(entryOf)}
      editor={editor}
    />
  );
}

const units: Readonly<
  Record<NonNullable<ScoreCriterion['rule']>['unit'], { readonly unit: StrategyInputUnit; readonly per: 'month' | null }>
> = {
  'pence a month': { unit: 'money', per: 'month' },
  pence: { unit: 'money', per: null },
  fraction: { unit: 'rate', per: null },
  times: { unit: 'number', per: null },
  months: { unit: 'months', per: null },
};

const usualSource = { title: 'Typical investor target (our estimate)', url: null, publishedOn: null, checkedOn: isoDate('2026-11-25') };

function entryOf({ id, label, rule }: ScoreCriterion): readonly InputEntry[] {
  if (rule === null) return [];
  return [
    {
      key: id,
      label,
      group: 'Income',
      ...units[rule.unit],
      of: null,
      usual: null,
      bounds: bounds[rule.unit],
      choices: [],
      help: '',
      fallback: { value: rule.usual, source: usualSource },
    },
  ];
}

const bounds: Readonly<Record<NonNullable<ScoreCriterion['rule']>['unit'], readonly [number, number]>> = {
  'pence a month': [-10_000_00, 100_000_00],
  pence: [-1_000_000_00, 10_000_000_00],
  fraction: [-1, 20],
  times: [0, 20],
  months: [1, 600],
};
