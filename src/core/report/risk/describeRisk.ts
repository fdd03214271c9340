import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import type { ThreeCases, Tornado } from '../../engine/risk/sensitivity.ts';
import type { Simulation } from '../../engine/risk/monteCarlo.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { measuredLabels, measuredValue } from '../plan/measuredLabels.ts';

interface SaidRisk {
  readonly figure: MeasuredFigure;
  readonly holdYears: number;
  readonly covenant: number;
  readonly tornado: Tornado;
  readonly cases: ThreeCases;
  readonly simulation: Simulation;
  readonly currency: Currency;
}

/** Sentences on the inputs that matter most, the worst and best cases, and the probability of a bad outcome. */
export function describeRisk({ figure, holdYears, covenant, tornado, cases, simulation, currency }: SaidRisk): readonly string[] {
  const label = measuredLabels[figure];
  const say = (value: number | null): string => (value === null ? 'no value' : measuredValue(figure, value, currency));
  const widest = tornado.bars
    .filter(({ least, most }) => least !== null && most !== null && most > least)
    .slice(0, 3)
    .map(({ range, least, most }) => `${buyToLetEntry(range.key).label.toLowerCase()} (${say(least)} to ${say(most)})`);
  const { chances, paths, irr, years } = simulation;
  const last = years.at(-1);
  return [
    widest.length === 0
      ? `Changing any one input leaves ${label.toLowerCase()} unchanged.`
      : `${label} is most sensitive to ${widest.join(', ')}.`,
    `Worst case ${say(cases.low.figure)}, expected ${say(cases.base.figure)}, best case ${say(cases.high.figure)}.`,
    `Of ${paths.toLocaleString('en-GB')} simulations over ${holdYears} years, ${share(chances.negativeCashFlow)} have a year of negative cash flow, ${share(chances.covenantBreach)} have a year with interest cover below ${formatRate(rate(covenant))}, and ${share(chances.loss)} return less than you invested.`,
    ...(irr === null
      ? []
      : [
          `In half of the simulations the deal returns between ${formatRate(rate(irr.p25), 1)} and ${formatRate(rate(irr.p75), 1)} a year after tax. In the worst 5% it returns less than ${formatRate(rate(irr.p5), 1)}.`,
        ]),
    ...(last === undefined
      ? []
      : [
          `Median cash flow in year ${last.year} is ${formatMoney(minor(Math.round(last.cashFlow.p50)), currency)}, or ${formatMoney(minor(Math.round(last.cashFlow.p5)), currency)} in the worst 5%.`,
        ]),
  ];
}

const share = (part: number): string => formatRate(rate(part), 0);
