import type { MarketId } from '../../../../core/market/markets.ts';
import { useMemo } from 'react';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { isQuantity } from '../../../../core/deal/strategies/parseInput.ts';
import { formatInput } from '../../../../core/deal/strategies/inputValue.ts';
import type { StrategyFigure } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import type { SensitivityQuestion, StrategySensitivity } from '../../../../core/pipeline/simulator/strategySensitivity.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { InputGrid } from '../../../parts/risk/InputGrid.tsx';
import { headlines } from '../compare/headlines.ts';
import { mainInputs } from '../../../../core/deal/strategies/mainInputs.ts';
import type { Simulated, SimulatorState } from '../../../parts/address/simulatorSearch.ts';
import { latestAnswer, questionDebounceMs } from '../state/latestAnswer.ts';
import { StrategyTornado } from '../../../parts/risk/StrategyTornado.tsx';
import { figureFormat, numberOf } from '../../../parts/risk/figureFormat.ts';

interface MovesViewProps {
  readonly job: EvaluationJob;
  readonly focused: SimulatedStrategy;
  readonly ask: SimulatorState['ask'];
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  /** Applies both input values of a cell. */
  readonly onChoose: (values: Readonly<Record<string, number>>) => void;
}

/** Sensitivity of one figure of the selected strategy, first to one input at a time and then to two together. */
export function SensitivityView({ job, focused, ask, onAsk, onChoose }: MovesViewProps) {
  const { strategy, yours, now } = focused;
  const choices = useChoices(focused, ask);
  const { figure, rows, columns } = choices;
  const question = useMemo(
    (): [SensitivityQuestion] => [{ job, strategy, yours, figure, rows, columns }],
    [job, strategy, yours, figure, rows, columns],
  );
  const asked = useAnswer({ name: 'strategySensitivity', args: question, lane: 'simulator-moves', pause: questionDebounceMs });
  const { answer, failure } = latestAnswer(asked);
  if (!now.ok) return <p className="text-ink-2">{now.error.message}</p>;
  const { currency, figures } = now.value.analysis;
  const shown = figures.find(({ id }) => id === figure);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={!asked.fresh}>
      <div className="flex flex-wrap gap-3">
        <SelectField
          label="Figure"
          value={figure}
          options={choices.figures}
          onChange={(id) => onAsk({ figure: id })}
          testId="moves-figure"
        />
      </div>
      {failure === null ? null : <p role="alert">{failure}</p>}
      {answer === null ? (
        <Spinner label="Testing each input…" />
      ) : (
        <StrategyTornado answer={answer} figure={shown} strategy={strategy} market={focused.market} currency={currency} />
      )}
      <Panel title="Two-way sensitivity">
        <div className="flex flex-wrap gap-3 pb-2">
          <SelectField label="Rows" value={rows} options={choices.inputs} onChange={(key) => onAsk({ rows: key })} testId="grid-rows" />
          <SelectField
            label="Columns"
            value={columns}
            options={choices.inputs}
            onChange={(key) => onAsk({ columns: key })}
            testId="grid-columns"
          />
        </div>
        {answer === null ? null : (
          <Grid answer={answer} figure={shown} strategy={strategy} market={focused.market} currency={currency} onChoose={onChoose} />
        )}
      </Panel>
    </div>
  );
}

/** The figures and inputs to choose from, and the current choice. Defaults apply if the URL has no valid choice. */
function useChoices({ strategy, market, now }: SimulatedStrategy, ask: SimulatorState['ask']) {
  const analysis = now.ok ? now.value.analysis : null;
  return useMemo(() => {
    const figures = (analysis?.figures ?? []).filter((figure) => numberOf(figure) !== null).map(({ id, label }) => ({ value: id, label }));
    const inputs = strategyInputs(strategy, market)
      .filter((entry) => isQuantity(entry))
      .map(({ key, label }) => ({ value: key, label }));
    const pick = (options: typeof inputs, wanted: string | undefined, preferred: readonly string[]): string =>
      [wanted, ...preferred].find((each) => options.some(({ value }) => value === each)) ?? options[0]?.value ?? '';
    const main = mainInputs[strategy];
    const rows = pick(inputs, ask['rows'], ['mortgageRate', 'bridgingRate', ...main]);
    const first = [...headlines].reverse().flatMap(({ figures: ids }) => ids);
    return {
      figures,
      inputs,
      figure: pick(figures, ask['figure'], ['monthlyCashFlow', 'profit', ...first]),
      rows,
      columns: pick(
        inputs.filter(({ value }) => value !== rows),
        ask['columns'],
        ['purchasePrice', ...main],
      ),
    };
  }, [strategy, market, analysis, ask]);
}

interface AnswerProps {
  readonly answer: StrategySensitivity;
  readonly figure: StrategyFigure | undefined;
  readonly strategy: Simulated;
  readonly market: MarketId;
  readonly currency: Currency;
}

function Grid({ answer: { grid }, figure, strategy, market, currency, onChoose }: AnswerProps & Pick<MovesViewProps, 'onChoose'>) {
  const entries = new Map(strategyInputs(strategy, market).map((entry) => [entry.key, entry] as const));
  if (grid === null) return <p className="text-ink-2">Choose two different inputs.</p>;
  const [down, across] = [entries.get(grid.rows.key), entries.get(grid.columns.key)];
  if (down === undefined || across === undefined) return null;
  const textOf = (entry: typeof down) => (value: number) => formatInput({ ...entry, of: null, per: null }, value, currency);
  const { format, formatTick } = figureFormat(figure, currency);
  const isMoney = figure?.value.kind === 'money';
  return (
    <>
      <InputGrid
        figure={figure?.label ?? 'Figure'}
        rows={{ label: down.label, values: grid.rows.values, text: textOf(down) }}
        columns={{ label: across.label, values: grid.columns.values, text: textOf(across) }}
        cells={grid.cells}
        summary="Each cell shows the figure for its row’s and column’s input values."
        format={isMoney && Math.abs(grid.cells[0]?.[0] ?? 0) >= 1_000_000 ? formatTick : format}
        pivot={isMoney || figure?.value.kind === 'irr' || figure?.value.kind === 'rate' ? 0 : null}
        current={{ row: grid.rows.middle, column: grid.columns.middle }}
        onChoose={(row, column) => onChoose({ [grid.rows.key]: row, [grid.columns.key]: column })}
      />
      <p className="text-[13px] text-ink-3">The marked cell shows the current values. Select another to apply its values.</p>
    </>
  );
}
