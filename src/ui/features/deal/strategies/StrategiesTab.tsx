import type { Deal } from '../../../../core/deal/deal.ts';
import { strategyIds, strategyNamesIn, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { parseSimulatorSearch, simulatorSearch } from '../../../parts/address/simulatorSearch.ts';
import { ScenarioPanel } from '../history/ScenarioPanel.tsx';
import { CompareStrategies } from './CompareStrategies.tsx';
import { StrategyResult } from './StrategyResult.tsx';
import { useStrategy } from '../../../parts/risk/useStrategy.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface StrategiesTabProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
}

/** The strategy choice, its results, the comparison of all strategies, and scenarios. */
export function StrategiesTab({ live, deal }: StrategiesTabProps) {
  const { id: strategy, choose } = live.strategy;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Editable>
        <StrategyChoice strategy={strategy} names={strategyNamesIn(countryOfMarket(live.market))} onChoose={choose} />
      </Editable>
      <OneStrategy key={strategy} live={live} />
      {live.job === null ? null : <CompareStrategies job={live.job} />}
      <ScenarioPanel live={live} deal={deal} strategy={strategy} />
      <p className="print:hidden">
        <LinkButton to="/simulator" search={simulatorSearch({ ...parseSimulatorSearch({}), deal: deal.id })} data-testid="try-in-simulator">
          Try in the simulator
        </LinkButton>
      </p>
    </div>
  );
}

interface StrategyChoiceProps {
  readonly strategy: StrategyId;
  readonly names: Readonly<Record<StrategyId, string>>;
  readonly onChoose: (strategy: StrategyId) => void;
}

function StrategyChoice({ strategy, names, onChoose }: StrategyChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Strategy</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {strategyIds.map((id) => (
          <label
            key={id}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line bg-card px-4 text-sm text-ink-2 hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="strategy"
              value={id}
              checked={id === strategy}
              onChange={() => onChoose(id)}
              data-testid={`strategy-${id}`}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
            />
            {id === strategy ? <span aria-hidden="true">✓&nbsp;</span> : null}
            {names[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The results and checks of the deal's strategy. Its inputs are on the numbers tab. */
function OneStrategy({ live }: { readonly live: LiveDeal }) {
  const { answer, fresh, failure } = useStrategy(live);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start" aria-busy={!fresh}>
      {failure === null ? null : <p role="alert">Couldn’t calculate the figures. {failure.message}</p>}
      {answer === null && failure === null ? <Spinner label="Analysing…" /> : null}
      {answer?.ok === false ? <output>{answer.error.message}</output> : null}
      {answer?.ok === true ? <StrategyResult evaluation={answer.value} /> : null}
    </div>
  );
}
