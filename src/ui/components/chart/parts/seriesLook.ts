/** Colour and dash of one series, distinguishable without colour. */
export interface SeriesLook {
  readonly stroke: string;
  readonly fill: string;
  readonly dash: string | undefined;
  /** Fill class of an area. */
  readonly ground: string;
}

const looks: readonly SeriesLook[] = [
  { stroke: 'stroke-chart-1', fill: 'fill-chart-1', dash: undefined, ground: 'bg-chart-1' },
  { stroke: 'stroke-chart-2', fill: 'fill-chart-2', dash: '7 4', ground: 'bg-chart-2' },
  { stroke: 'stroke-chart-3', fill: 'fill-chart-3', dash: '2 4', ground: 'bg-chart-3' },
  { stroke: 'stroke-chart-4', fill: 'fill-chart-4', dash: '10 3 2 3', ground: 'bg-chart-4' },
  { stroke: 'stroke-chart-5', fill: 'fill-chart-5', dash: '1 3', ground: 'bg-chart-5' },
];

const first: SeriesLook = looks[0] ?? { stroke: '', fill: '', dash: undefined, ground: '' };

/** The look of a series by index. Looks repeat after five, so use at most five. */
export const seriesLook = (at: number): SeriesLook => looks[at % looks.length] ?? first;
