import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../deal/strategies/inputValue.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { isBetterHigh, type MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import type { ThreeCases, Tornado } from '../../engine/risk/sensitivity.ts';
import type { Simulation } from '../../engine/risk/monteCarlo.ts';
import { currencySigns, minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { describeChange } from '../../chart/describeChange.ts';
import { measuredIsMoney, measuredLabels, measuredValue } from '../plan/measuredLabels.ts';
import { left, right } from '../tables/columns.ts';
import type { FanChart } from './fanChart.ts';
import type { SpanChart } from './spanChart.ts';
import type { ReportTable } from '../reportTable.ts';

/** The risk of a deal as computed by the engine. */
export interface AssessedRisk {
  readonly figure: MeasuredFigure;
  readonly tornado: Tornado;
  readonly cases: ThreeCases;
  readonly simulation: Simulation;
  /** The currency of the figure and of every amount. */
  readonly currency: Currency;
}

/** The number of inputs shown in the chart. The others change the figure less. */
const drawn = 10;

const say = ({ figure, currency }: AssessedRisk, value: number | null): string =>
  value === null ? 'None' : measuredValue(figure, value, currency);

/** A value in major units or per cent, as on the axes of the charts. */
const charted = (figure: MeasuredFigure, value: number): number => (measuredIsMoney(figure) ? value / 100 : value * 100);

/** The effect of each input alone on the figure, the largest first. */
export function tornadoChart(risk: AssessedRisk): SpanChart {
  const { figure, tornado, currency } = risk;
  const label = measuredLabels[figure];
  const bars = tornado.bars.filter(({ least, most }) => least !== null && most !== null && most > least).slice(0, drawn);
  const [first] = bars;
  const name = label.slice(0, 1).toLowerCase() + label.slice(1);
  return {
    id: 'tornado',
    title: `Sensitivity of ${name}`,
    yLabel: measuredIsMoney(figure) ? currencySigns[currency] : '%',
    base:
      tornado.base === null
        ? null
        : { value: charted(figure, tornado.base), label: `As assumed ${say(risk, tornado.base)}`, isMoreBetter: isBetterHigh(figure) },
    columns: ['Input', 'Range tested', label],
    rows: bars.map(({ range, least, most, atLow, atHigh }) => ({
      label: buyToLetEntry(range.key).label,
      from: charted(figure, least ?? 0),
      to: charted(figure, most ?? 0),
      detail: `${bareInputText(buyToLetEntry(range.key), range.low, currency)} to ${bareInputText(buyToLetEntry(range.key), range.high, currency)}`,
      value: `${say(risk, atLow)} to ${say(risk, atHigh)}`,
    })),
    summary:
      first === undefined
        ? `Changing any one input leaves ${name} unchanged.`
        : `Each input is set to its low and then to its high value, with everything else as assumed. ${buyToLetEntry(first.range.key).label} has the largest effect on ${name}: from ${say(risk, first.least)} to ${say(risk, first.most)}.`,
  };
}

/** Fan charts of cash flow and equity over the years held. */
export function riskFans(risk: AssessedRisk): readonly FanChart[] {
  return (['cashFlow', 'equity'] as const).map((of) => fanOf(risk, of));
}

function fanOf({ simulation: { years, paths }, currency }: AssessedRisk, of: 'cashFlow' | 'equity'): FanChart {
  const major = (part: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'): readonly number[] => years.map((year) => Math.round(year[of][part]) / 100);
  const [first, last] = [years.at(0), years.at(-1)];
  const [title, name] = of === 'cashFlow' ? ['Annual cash flow after tax', 'cash flow'] : ['Equity', 'equity'];
  return {
    id: of === 'cashFlow' ? 'fan-cash-flow' : 'fan-equity',
    title: `${title}: ${paths.toLocaleString('en-GB')} simulations`,
    xLabel: 'Year',
    yLabel: currencySigns[currency],
    currency,
    x: years.map(({ year }) => String(year)),
    middle: { label: 'Median', values: major('p50') },
    bands: [
      { label: '90% of simulations', low: major('p5'), high: major('p95') },
      { label: '50% of simulations', low: major('p25'), high: major('p75') },
    ],
    summary:
      first === undefined || last === undefined
        ? ''
        : `In the median simulation ${name} ${describeChange(first[of].p50, last[of].p50, (amount) => amountText(amount, currency))} from year ${first.year} to year ${last.year}. In year ${last.year}, 90% of the simulations are between ${amountText(last[of].p5, currency)} and ${amountText(last[of].p95, currency)}.`,
  };
}

const amountText = (amount: number, currency: Currency): string => formatMoney(minor(Math.round(amount)), currency);

/** Tables of the figure in the worst, base and best case, and the probabilities of a bad outcome. */
export function riskTables(risk: AssessedRisk): readonly ReportTable[] {
  const { figure, cases, simulation } = risk;
  const { chances, irr, paths } = simulation;
  return [
    {
      id: 'three-cases',
      title: 'Worst, expected and best case',
      columns: [left('Figure'), right('Worst'), right('Expected'), right('Best')],
      rows: [[measuredLabels[figure], say(risk, cases.low.figure), say(risk, cases.base.figure), say(risk, cases.high.figure)]],
      total: null,
      note: 'All inputs are at the worse or better end of their ranges at once, so both cases are more extreme than is likely.',
    },
    {
      id: 'chances',
      title: 'Simulation results',
      columns: [left('Over the hold'), right('Share of simulations')],
      rows: [
        ['At least one year of negative cash flow after tax', share(chances.negativeCashFlow)],
        ['At least one year below the lender’s interest cover', share(chances.covenantBreach)],
        ['You get back less than you invested', share(chances.loss)],
        ...(irr === null
          ? []
          : [
              ['Annual return after tax, worst 5%', formatRate(rate(irr.p5), 1)],
              ['Annual return after tax, median', formatRate(rate(irr.p50), 1)],
              ['Annual return after tax, best 5%', formatRate(rate(irr.p95), 1)],
            ]),
      ],
      total: null,
      note: `${paths.toLocaleString('en-GB')} simulations. This deal always gives the same results, on screen and in reports.`,
    },
  ];
}

const share = (part: number): string => formatRate(rate(part), 0);
