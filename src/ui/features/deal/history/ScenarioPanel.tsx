import { useEffect, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Scenario } from '../../../../core/deal/items/items.ts';
import { strategyNamesIn, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { nameInSentence } from '../../../../core/report/reportTitle.ts';
import type { StrategyAnswer } from '../../../../core/pipeline/jobs.ts';
import { useItems, type Item } from '../../../../data/view/items.ts';
import { TextField } from '../../../components/field/TextField.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import { useItemCommands } from '../../../hooks/useItemCommands.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { failureText } from '../../../parts/dealCommands/useDealCommands.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from '../report/ReportTableView.tsx';
import { scenarioTable } from './scenarioTable.ts';
import { useApplyScenario } from './useApplyScenario.ts';
import { ownValues } from '../../../parts/risk/useStrategy.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface ScenarioPanelProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly strategy: StrategyId;
}

interface SaveFormProps {
  readonly label: string;
  /** Resolves to whether it was stored. Otherwise the name stays in its field. */
  readonly onSave: (name: string) => Promise<boolean>;
}

function SaveForm({ label, onSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const save = async () => {
    if (trimmed !== '' && (await onSave(trimmed))) setName('');
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={label}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
        data-testid="scenario-name"
        className="min-w-56 flex-1"
      />
      <Button type="submit" className="min-h-11" disabled={trimmed === ''} data-testid="keep-scenario">
        Save scenario
      </Button>
    </form>
  );
}

/** Saves the assumptions on screen as named scenarios, compares them with the deal and applies them again. */
export function ScenarioPanel({ live, deal, strategy }: ScenarioPanelProps) {
  const { view } = usePerson();
  const itemCommands = useItemCommands();
  const { newId, now } = useClock();
  const scenarios = useItems(view, 'scenarios', deal.id) ?? [];
  const country = countryOfMarket(live.market);
  const readOnly = useReadOnly();
  const apply = useApplyScenario(live, deal);
  const answers = useScenarioAnswers(live, scenarios);
  const put = async (id: string, item: Scenario | null): Promise<boolean> => {
    const result = await itemCommands.mutateItem({ coll: 'scenarios', id, item, stamp: { mid: newId(), at: now() } });
    if (!result.ok) notify({ tone: 'poor', title: 'Couldn’t save the scenario', detail: failureText(result.error) });
    return result.ok;
  };
  const save = (name: string): Promise<boolean> => {
    const at = now();
    const inputs = ownValues(strategy, live.job?.deal ?? deal);
    return put(newId(), { dealId: deal.id, name, strategy, inputs, createdAt: at, updatedAt: at });
  };
  const remove = ({ id, item }: Item<'scenarios'>) =>
    undoable(async () => {
      if (!(await put(id, null))) return null;
      return { back: () => put(newId(), item), notice: { tone: 'neutral', title: 'Scenario removed' } };
    });
  return (
    <Panel title="Scenarios" aside="saved with the deal">
      {readOnly === null ? <SaveForm label={`Save the current ${nameInSentence(strategy, country)} assumptions as`} onSave={save} /> : null}
      {scenarios.length === 0 ? (
        <p className="text-ink-2">
          {readOnly === null ? 'Change some assumptions, save them as a scenario and compare it with the deal.' : 'No scenarios yet.'}
        </p>
      ) : null}
      <ul>
        {scenarios.map((scenario) => (
          <li
            key={scenario.id}
            data-testid="scenario"
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2 first:border-0"
          >
            <span>
              {scenario.item.name}
              <span className="block text-[13px] text-ink-3">{strategyNamesIn(country)[scenario.item.strategy]}</span>
            </span>
            {readOnly === null ? (
              <span className="flex gap-2 print:hidden">
                <Button
                  size="small"
                  onClick={() => void apply(scenario.item)}
                  aria-label={`Use ${scenario.item.name}`}
                  data-testid="use-scenario"
                >
                  Use
                </Button>
                <Button size="small" look="quiet" onClick={() => void remove(scenario)} aria-label={`Remove ${scenario.item.name}`}>
                  Remove
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {scenarios.length === 0 || answers.length === 0 ? null : <ReportTableView table={scenarioTable(answers)} quiet />}
    </Panel>
  );
}

/** The evaluated deal and its scenarios. */
function useScenarioAnswers({ job, strategy: shown }: LiveDeal, scenarios: readonly Item<'scenarios'>[]) {
  const evaluator = useEvaluator();
  const [answers, setAnswers] = useState<readonly { readonly name: string; readonly answer: StrategyAnswer | null }[]>([]);
  const { id: own } = shown;
  const asked = JSON.stringify(scenarios);
  useEffect(() => {
    if (job === null || asked === '[]') return undefined;
    let left = false;
    const ask = async () => {
      const all = [
        { id: 'now', name: 'Current deal', strategy: own, yours: ownValues(own, job.deal) },
        ...(JSON.parse(asked) as readonly Item<'scenarios'>[]).map(({ id, item }) => ({
          id,
          name: item.name,
          strategy: item.strategy,
          yours: { ...ownValues(item.strategy, job.deal), ...item.inputs },
        })),
      ];
      const found = await Promise.all(
        all.map(async ({ id, name, strategy, yours }) => {
          const result = await evaluator.ask('evaluateStrategy', [{ job, strategy, yours }], `deal-scenario-${id}`);
          return { name, answer: result.ok ? result.value : null };
        }),
      );
      if (!left) setAnswers(found);
    };
    const timer = setTimeout(() => void ask(), 200);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [evaluator, job, own, asked]);
  return answers;
}
