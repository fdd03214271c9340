import type { Simulation } from '../../../core/engine/risk/simulate.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import { courseWords } from '../../../core/chart/courseWords.ts';
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

/** How many futures there are, and that no other screen or report shows others. */
export const futuresText = ({ paths }: Pick<Simulation, 'paths'>): string =>
  `${paths.toLocaleString('en-GB')} futures, the same for this deal on every screen and in every report.`;

/** What chance makes of cash flow or equity, year by year: the middle future, half of them, and nine in ten. */
export function FuturesFan({ simulation, of, currency }: FuturesFanProps) {
  const { years, paths } = simulation;
  const money = moneyFormat(currency);
  const read = (rank: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'): readonly number[] => years.map((year) => year[of][rank]);
  const [first, last] = [years.at(0), years.at(-1)];
  const summary =
    first === undefined || last === undefined
      ? ''
      : `The middle ${courseWords(first[of].p50, last[of].p50, money.format)} from year ${first.year} to year ${last.year}. In year ${last.year} nine in ten of ${paths.toLocaleString('en-GB')} futures lie between ${money.format(last[of].p5)} and ${money.format(last[of].p95)}.`;
  return (
    <Panel title={titles[of]} aside={asides[of]}>
      <LineChart
        {...money}
        title={titles[of]}
        summary={summary}
        xLabel="Year"
        points={years.map(({ year }) => ({ at: year, label: `Year ${year}` }))}
        lines={[{ label: 'Middle', values: read('p50') }]}
        bands={[
          { label: 'Nine in ten', low: read('p5'), high: read('p95'), of: 0 },
          { label: 'Half', low: read('p25'), high: read('p75'), of: 0 },
        ]}
      />
    </Panel>
  );
}
