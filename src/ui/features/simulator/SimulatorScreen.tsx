import { useMemo } from 'react';
import { profileIn } from '../../../core/deal/profile.ts';
import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { OwnValues, SimulatedStrategy } from '../../../core/pipeline/simulator/simulateStrategies.ts';
import { familyOfCountry, type CountryFamily } from '../../parts/country/countryFamily.ts';
import { countryOfMarket, type MarketCountry } from '../../../core/market/markets.ts';
import { Chip } from '../../components/press/Chip.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { undoable } from '../../components/notice/undoLast.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useAnnouncement } from '../../parts/liveDeal/useAnnouncement.ts';
import { describeComparison } from './compare/describeComparison.ts';
import { useLossChances } from './state/useLossChances.ts';
import { StrategyExplanations } from './compare/StrategyExplanations.tsx';
import { StrategyTable } from './compare/StrategyTable.tsx';
import { WhatIfBar } from './compare/WhatIfBar.tsx';
import { SaveActions } from './SaveActions.tsx';
import { LeverPanel } from './levers/LeverPanel.tsx';
import { PinnedResult } from './levers/PinnedResult.tsx';
import { PropertyHead } from './PropertyHead.tsx';
import { countChanges } from '../../parts/address/simulatorChanges.ts';
import { strategyNameOf } from './state/strategyNameOf.ts';
import { simulated, type Simulated, type SimulatorState } from '../../parts/address/simulatorSearch.ts';
import { useProperty, type Property } from './state/useProperty.ts';
import { useSimulation, type Simulation } from './state/useSimulation.ts';
import { useSimulatorState } from './state/useSimulatorState.ts';
import { SimulatorViews } from './views/SimulatorViews.tsx';

/** The simulator: one property under every strategy, with adjustable inputs. Without a deal it starts from an example. */
export function SimulatorScreen() {
  const [state, change] = useSimulatorState();
  const property = useProperty(state);
  return (
    <>
      <PageTitle title="Simulator" />
      {property === 'loading' ? (
        <>
          <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Simulator</h1>
          <Spinner label="Opening the property…" />
        </>
      ) : property === 'missing' ? (
        <>
          <h1 className="sr-only">Simulator</h1>
          <EmptyState title="This property is not on this device" action={<LinkButton to="/simulator">Use the example</LinkButton>}>
            The deal or scenario in this link may belong to another account, or may have been deleted.
          </EmptyState>
        </>
      ) : (
        <Simulator property={property} state={state} onChange={change} />
      )}
    </>
  );
}

interface SimulatorProps {
  readonly property: Property;
  readonly state: SimulatorState;
  readonly onChange: (changes: Partial<SimulatorState>) => void;
}

function Simulator({ property, state, onChange }: SimulatorProps) {
  const simulation = useSimulation(property, state);
  const { results, failure } = simulation;
  const shown = useMemo(() => results?.filter(({ strategy }) => state.shown.includes(strategy)) ?? [], [results, state.shown]);
  const chances = useLossChances(simulation.job, shown);
  const words = results === null ? null : describeComparison(shown, chances);
  const spoken = useAnnouncement(words);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <output aria-live="polite" className="sr-only">
        {spoken}
      </output>
      <PropertyHead property={property} words={words} />
      {failure === null ? null : (
        <p role="alert" className="rounded-2 border border-poor bg-card px-4 py-2.5">
          <strong className="font-semibold">Couldn’t recalculate the figures.</strong> {failure}
        </p>
      )}
      {results === null ? (
        failure === null ? (
          <Spinner label="Calculating…" />
        ) : null
      ) : (
        <Results {...{ property, state, onChange, simulation, results, shown }} />
      )}
    </div>
  );
}

interface ResultsProps extends SimulatorProps {
  readonly simulation: Simulation;
  readonly results: readonly SimulatedStrategy[];
  readonly shown: readonly SimulatedStrategy[];
}

function Results({ property, state, onChange, simulation, results, shown }: ResultsProps) {
  const focus = focusOf(state, property);
  const focused = results.find(({ strategy }) => strategy === focus) ?? shown[0] ?? results[0];
  const country = countryOfMarket(marketShown(property.deal));
  const letting = lettingOf(results);
  if (focused === undefined) return null;
  const reset = () => {
    const before = { layer: state.layer, whatIfs: state.whatIfs };
    onChange({ layer: {}, whatIfs: [] });
    const notice = { tone: 'neutral', title: 'All changes reset' } as const;
    void undoable(async () => ({ back: () => onChange(before), notice }));
  };
  return (
    <StrategyExplanations results={results}>
      <WhatIfBar
        focused={focused}
        whatIfs={state.whatIfs}
        changes={countChanges(state.layer)}
        onWhatIfs={(whatIfs) => onChange({ whatIfs })}
        onReset={reset}
      />
      <StrategyChips country={country} shown={state.shown} onShown={(ids) => onChange({ shown: ids })} />
      <StrategyTable
        results={shown}
        focus={focus}
        budget={profileIn(property.profile, country).budget ?? null}
        onFocus={(strategy) => onChange({ focus: strategy })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{strategyNameOf({ ...focused, strategy: focus })}</h2>
        <SaveActions property={property} focused={focused} letting={letting} whatIfs={state.whatIfs} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <PinnedResult focused={focused} />
          <LeverPanel key={focus} focused={focused} strategy={focus} layer={state.layer} onLayer={(layer) => onChange({ layer })} />
        </div>
        <SimulatorViews state={state} focused={focused} letting={letting} job={simulation.job} onChange={onChange} />
      </div>
    </StrategyExplanations>
  );
}

interface StrategyChipsProps {
  readonly country: MarketCountry;
  readonly shown: readonly Simulated[];
  readonly onShown: (ids: readonly Simulated[]) => void;
}

function StrategyChips({ country, shown, onShown }: StrategyChipsProps) {
  return (
    <fieldset className="-mb-2 min-w-0 print:hidden">
      <legend className="sr-only">Strategies to compare</legend>
      <div className="flex flex-wrap gap-2">
        {simulated.map((id) => (
          <Chip
            key={id}
            pressed={shown.includes(id)}
            // At least one strategy stays selected.
            disabled={shown.length === 1 && shown[0] === id}
            data-testid={`compare-${id}`}
            onClick={() => onShown(simulated.filter((each) => (each === id ? !shown.includes(id) : shown.includes(each))))}
          >
            {shortNames[familyOfCountry(country)][id]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const shortNames: Readonly<Record<CountryFamily, Readonly<Record<Simulated, string>>>> = {
  british: {
    'buy-to-let': 'Buy-to-let',
    brrrr: 'BRRRR',
    flip: 'Flip',
    hmo: 'HMO',
    'serviced-accommodation': 'Serviced accommodation',
    'rent-to-rent': 'Rent-to-rent',
    'house-hack': 'Live-in',
  },
  american: {
    'buy-to-let': 'Long-term rental',
    brrrr: 'BRRRR',
    flip: 'Flip',
    hmo: 'By the room',
    'serviced-accommodation': 'Short-term rental',
    'rent-to-rent': 'Arbitrage',
    'house-hack': 'House hack',
  },
  european: {
    'buy-to-let': 'Long-term let',
    brrrr: 'BRRRR',
    flip: 'Flip',
    hmo: 'By the room',
    'serviced-accommodation': 'Short stays',
    'rent-to-rent': 'Subletting',
    'house-hack': 'With a lodger',
  },
};

/** The strategy to show: from the URL, else from the scenario, the deal or the profile, else buy-to-let. */
function focusOf({ focus }: SimulatorState, { scenario, deal, profile }: Property): Simulated {
  const wanted: readonly (StrategyId | null | undefined)[] = [focus, scenario?.strategy, deal.strategy, profile.strategy];
  return wanted.map((id) => simulated.find((each) => each === id)).find((id) => id !== undefined) ?? 'buy-to-let';
}

/** The property's buy-to-let values: its price and rent, and every changed input. */
function lettingOf(results: readonly SimulatedStrategy[]): OwnValues {
  const letting = results.find(({ strategy }) => strategy === 'buy-to-let');
  if (letting === undefined) return {};
  const { purchasePrice, monthlyRent } = letting.valuesBefore;
  return {
    ...(purchasePrice === undefined ? {} : { purchasePrice }),
    ...(monthlyRent === undefined ? {} : { monthlyRent }),
    ...letting.yours,
  };
}
