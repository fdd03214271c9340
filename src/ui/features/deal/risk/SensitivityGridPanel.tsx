import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../../../core/deal/strategies/inputValue.ts';
import { useMemo } from 'react';
import type { ResolvedInputs } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { GridAxis } from '../../../../core/engine/risk/sensitivity.ts';
import type { MeasuredFigure } from '../../../../core/engine/numbers/measuredFigure.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { GridOutcome, GridRequest } from '../../../../core/pipeline/risk/sensitivityGrid.ts';
import { measuredLabels, measuredValue } from '../../../../core/report/plan/measuredLabels.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { tryValues } from '../../../parts/inputs/tryValues.ts';
import type { LettingChanges } from '../../../parts/liveDeal/drafts/dealDraft.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { InputGrid } from '../../../parts/risk/InputGrid.tsx';
import { axisOf, gridInputOptions, type GridInput } from '../../../parts/risk/riskChoices.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface GridPanelProps {
  readonly live: LiveDeal;
  readonly job: EvaluationJob;
  readonly inputs: ResolvedInputs;
  readonly figure: MeasuredFigure;
  readonly down: GridInput;
  readonly across: GridInput;
  readonly onDown: (input: GridInput) => void;
  readonly onAcross: (input: GridInput) => void;
}

/** Two-way sensitivity: the figure for each pair of input values, with the current deal in the middle. */
export function SensitivityGridPanel({ live, job, inputs, figure, down, across, onDown, onAcross }: GridPanelProps) {
  const question = useMemo(
    (): [EvaluationJob, GridRequest] => [job, { figure, rows: axisOf(down, inputs), columns: axisOf(across, inputs) }],
    [job, figure, down, across, inputs],
  );
  const { answer, fresh } = useAnswer({ name: 'twoWay', args: question, lane: 'deal-two-way', pause: 80 });
  return (
    <Panel title="Two-way sensitivity" aside={`${measuredLabels[figure]} – select a cell to apply`}>
      <div className="flex flex-wrap gap-2 print:hidden">
        <SelectField
          label="Rows"
          value={down}
          options={gridInputOptions.filter(({ value }) => value !== across)}
          onChange={onDown}
          testId="grid-down"
        />
        <SelectField
          label="Columns"
          value={across}
          options={gridInputOptions.filter(({ value }) => value !== down)}
          onChange={onAcross}
          testId="grid-across"
        />
      </div>
      {answer?.ok === true ? (
        <div aria-busy={!fresh} data-testid="two-way">
          <Grid
            grid={answer.value}
            inputs={inputs}
            onChoose={
              live.readOnly === null
                ? (changes) => tryValues(live, changes, { title: 'Both values updated', detail: 'The figures now use these values.' })
                : null
            }
          />
        </div>
      ) : null}
    </Panel>
  );
}

function Grid({ grid, inputs, onChoose }: GridProps) {
  const { currency } = grid;
  const { figure, rows, columns } = grid.request;
  const label = measuredLabels[figure];
  const axis = ({ key, values }: GridAxis) => {
    const entry = buyToLetEntry(key);
    return { label: entry.label, values, text: (value: number) => bareInputText(entry, value, currency) };
  };
  const [down, across] = [axis(rows), axis(columns)];
  const currentIndex = ({ key, values }: GridAxis): number =>
    values.findIndex((value) => Math.abs(Number(inputs[key].value) - value) < 1e-9);
  const current = { row: currentIndex(rows), column: currentIndex(columns) };
  return (
    <InputGrid
      figure={label}
      summary={`${label} by ${down.label.toLowerCase()} and ${across.label.toLowerCase()}, with the current deal in the middle.`}
      rows={down}
      columns={across}
      cells={grid.cells}
      format={(value) => measuredValue(figure, value, currency)}
      pivot={grid.cells.flat().some((value) => value !== null && value < 0) ? 0 : null}
      current={current.row < 0 || current.column < 0 ? undefined : current}
      onChoose={onChoose && ((row, column) => onChoose({ [rows.key]: row, [columns.key]: column }))}
    />
  );
}

interface GridProps {
  readonly grid: GridOutcome;
  readonly inputs: ResolvedInputs;
  readonly onChoose: ((changes: LettingChanges) => void) | null;
}
