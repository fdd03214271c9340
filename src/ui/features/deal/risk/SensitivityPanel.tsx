import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../../../core/deal/strategies/inputValue.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { MeasuredFigure } from '../../../../core/engine/numbers/measuredFigure.ts';
import type { Tornado } from '../../../../core/engine/risk/sensitivity.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { measuredLabels, measuredValue } from '../../../../core/report/plan/measuredLabels.ts';
import { lessIsBetter } from '../../../../core/report/lessIsBetter.ts';
import { TornadoChart } from '../../../components/chart/TornadoChart.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

interface SwingPanelProps {
  readonly tornado: Tornado;
  readonly figure: MeasuredFigure;
  readonly currency: Currency;
}

const shown = 8;

/**
 * A tornado chart of the effect of each input on its own, from its usual low to its usual high. Shows the inputs with the largest effect.
 */
export function SensitivityPanel({ tornado, figure, currency }: SwingPanelProps) {
  const { base } = tornado;
  const label = measuredLabels[figure];
  const bars = tornado.bars.flatMap(({ range, atLow, atHigh, least, most }) =>
    atLow === null || atHigh === null || least === most ? [] : [{ range, atLow, atHigh }],
  );
  const [widest] = bars;
  if (base === null || widest === undefined) {
    return (
      <Panel title={`What moves ${label.toLowerCase()}`}>
        <p className="text-ink-2">This figure doesn’t depend on any uncertain input.</p>
      </Panel>
    );
  }
  return (
    <Panel title={`What moves ${label.toLowerCase()}`} aside="each input on its own">
      <TornadoChart
        title={`What moves ${label.toLowerCase()}`}
        summary={`${buyToLetEntry(widest.range.key).label} has the largest effect, from ${measuredValue(figure, widest.atLow, currency)} to ${measuredValue(figure, widest.atHigh, currency)}.`}
        resultLabel={label}
        base={base}
        lessIsBetter={lessIsBetter(figure)}
        format={(value) => measuredValue(figure, value, currency)}
        rows={bars.slice(0, shown).map(({ range, atLow, atHigh }) => ({
          label: buyToLetEntry(range.key).label,
          low: atLow,
          high: atHigh,
          lowInput: text(range.key, range.low, currency),
          highInput: text(range.key, range.high, currency),
        }))}
      />
    </Panel>
  );
}

// A range has the unit of its input. Money in a range may include fractions of a penny.
const text = (key: BuyToLetKey, value: number, currency: Currency): string =>
  bareInputText(buyToLetEntry(key), buyToLetEntry(key).unit === 'money' ? Math.round(value) : value, currency);
