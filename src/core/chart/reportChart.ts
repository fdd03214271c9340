/** A chart as data: numbers in major units or per cent. The screen and the PDF draw it with the same d3 shapes. */
export interface ReportChart {
  readonly id: string;
  readonly title: string;
  readonly kind: 'line' | 'area' | 'bar';
  readonly xLabel: string;
  readonly yLabel: string;
  readonly x: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** One sentence that describes the chart, for screen readers. */
  readonly summary: string;
}
