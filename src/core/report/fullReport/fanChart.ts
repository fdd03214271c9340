import type { Currency } from '../../kernel/money.ts';
import { tickLabels, type ChartSize } from '../../chart/axes.ts';
import { axisLabel, axisUnit } from '../../chart/axisLabel.ts';
import { fanGeometry, type FanGeometry } from '../../chart/plots/fanGeometry.ts';

/** Simulated outcomes by year: a median and bands around it, in major units. */
export interface FanChart {
  readonly id: string;
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** The currency of the values. */
  readonly currency: Currency;
  readonly x: readonly string[];
  readonly middle: { readonly label: string; readonly values: readonly number[] };
  /** The bands, widest first. */
  readonly bands: readonly { readonly label: string; readonly low: readonly number[]; readonly high: readonly number[] }[];
  /** One sentence that states the chart's result, for people who cannot see it. */
  readonly summary: string;
}

/** A fan chart laid out in `size`, on a scale that includes zero; the same for screen and PDF. Its single line is the median. */
export function fanShapes(fan: FanChart, size: ChartSize): FanGeometry {
  const unit = axisUnit(fan.yLabel);
  return fanGeometry(
    {
      points: tickLabels(fan.x, fan.xLabel).map((label, at) => ({ at, label })),
      lines: [{ values: fan.middle.values }],
      bands: fan.bands,
      levels: [0],
      text: (value) => axisLabel(value, unit),
    },
    size,
  );
}
