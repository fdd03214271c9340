import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../../../core/deal/strategies/inputValue.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { MeasuredFigure } from '../../../../core/engine/numbers/measuredFigure.ts';
import type { Tornado } from '../../../../core/engine/risk/sensitivity.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { measuredLabels, measuredValue } from '../../../../core/report/plan/measuredWords.ts';
import { lessIsBetter } from '../../../../core/report/lessIsBetter.ts';
import { TornadoChart } from '../../../components/chart/TornadoChart.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

interface SwingPanelProps {
  readonly tornado: Tornado;
  readonly figure: MeasuredFigure;
  readonly currency: Currency;
}

const shown = 8;

/** What each input does to the figure on its own, between its usual low and high; the few that do most. */
export function SwingPanel({ tornado, figure, currency }: SwingPanelProps) {
  const { base } = tornado;
  const label = measuredLabels[figure];
  const bars = tornado.bars.flatMap(({ range, atLow, atHigh, least, most }) =>
    atLow === null || atHigh === null || least === most ? [] : [{ range, atLow, atHigh }],
  );
  const [widest] = bars;
  if (base === null || widest === undefined) {
    return (
      <Panel title={`What moves ${label.toLowerCase()}`}>
        <p className="text-ink-2">No input moves this figure.</p>
      </Panel>
    );
  }
  return (
    <Panel title={`What moves ${label.toLowerCase()}`} aside="each input on its own">
      <TornadoChart
        title={`What moves ${label.toLowerCase()}`}
        summary={`${buyToLetEntry(widest.range.key).label} moves it most, from ${measuredValue(figure, widest.atLow, currency)} to ${measuredValue(figure, widest.atHigh, currency)}.`}
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

// A range lies in the unit of its input; a money amount of a range may have broken pennies.
const text = (key: BuyToLetKey, value: number, currency: Currency): string =>
  bareInputText(buyToLetEntry(key), buyToLetEntry(key).unit === 'money' ? Math.round(value) : value, currency);
