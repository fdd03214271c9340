import type { Simulation } from '../../../core/engine/risk/monteCarlo.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import { describeChange } from '../../../core/chart/describeChange.ts';
import { LineChart } from '../../components/chart/LineChart.tsx';
import { moneyFormat } from '../../components/chart/chartFormats.ts';
import { Panel } from '../../components/panel/Panel.tsx';

interface FuturesFanProps {
  readonly simulation: Simulation;
  readonly of: 'cashFlow' | 'equity';
  readonly currency: Currency;
}

const titles = { cashFlow: 'Annual cash flow', equity: 'Equity' } as const;
const asides = { cashFlow: 'after income tax', equity: 'value less loan' } as const;

/** Text on the number of simulations, which are the same on every screen and in every report. */
export const simulationsText = ({ paths }: Pick<Simulation, 'paths'>): string =>
  `${paths.toLocaleString('en-GB')} simulations, the same for this deal on every screen and in every report.`;

/** Simulated cash flow or equity by year: the median, the middle 50% and the middle 90%. */
export function SimulationFan({ simulation, of, currency }: FuturesFanProps) {
  const { years, paths } = simulation;
  const money = moneyFormat(currency);
  const read = (rank: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'): readonly number[] => years.map((year) => year[of][rank]);
  const [first, last] = [years.at(0), years.at(-1)];
  const summary =
    first === undefined || last === undefined
      ? ''
      : `The median ${describeChange(first[of].p50, last[of].p50, money.format)} from year ${first.year} to year ${last.year}. In year ${last.year}, 90% of the ${paths.toLocaleString('en-GB')} simulations are between ${money.format(last[of].p5)} and ${money.format(last[of].p95)}.`;
  return (
    <Panel title={titles[of]} aside={asides[of]}>
      <LineChart
        {...money}
        title={titles[of]}
        summary={summary}
        xLabel="Year"
        points={years.map(({ year }) => ({ at: year, label: `Year ${year}` }))}
        lines={[{ label: 'Median', values: read('p50') }]}
        bands={[
          { label: 'Middle 90%', low: read('p5'), high: read('p95'), of: 0 },
          { label: 'Middle 50%', low: read('p25'), high: read('p75'), of: 0 },
        ]}
      />
    </Panel>
  );
}
