import type { AreaMarket } from '../../../../core/area/book/place.ts';
import type { AreaFigure, Measure, MeasureGroup } from '../../../../core/area/book/figure.ts';

/** A group of related figures. */
export interface FigureGroup {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly AreaFigure[];
}

interface Plan {
  readonly title: string;
  readonly groups: readonly MeasureGroup[];
  /** Whether it is shown initially. */
  readonly first: boolean;
}

const plans: readonly Plan[] = [
  { title: 'Prices', groups: ['price', 'change'], first: true },
  { title: 'Rents and yield', groups: ['rent', 'yield'], first: true },
  { title: 'Crime', groups: ['crime'], first: true },
  { title: 'Deprivation', groups: ['deprivation'], first: true },
  { title: 'Homes and council tax', groups: ['homes'], first: true },
  { title: 'People and pay', groups: ['people'], first: false },
  { title: 'Schools', groups: ['schools'], first: false },
  { title: 'Energy', groups: ['energy'], first: false },
  { title: 'Connections', groups: ['services'], first: false },
  { title: 'About the area', groups: ['place'], first: false },
];

/** Group titles for countries without council tax. */
const abroad: Readonly<Record<string, string>> = { 'Homes and council tax': 'Homes', 'Rents and yield': 'Rents' };

/** Figure groups in display order, shown and collapsed, without empty groups. */
export function figureGroups(
  figures: readonly AreaFigure[],
  market: AreaMarket = 'uk',
): {
  readonly first: readonly FigureGroup[];
  readonly rest: readonly FigureGroup[];
} {
  const groupsOf = (isFirst: boolean): readonly FigureGroup[] =>
    plans
      .filter(({ first }) => first === isFirst)
      .map(({ title, groups }) => ({
        id: groups[0] ?? title,
        title: market === 'uk' ? title : (abroad[title] ?? title),
        figures: figures.filter(({ measure }) => groups.includes(measure.group)),
      }))
      .filter((group) => group.figures.length > 0);
  return { first: groupsOf(true), rest: groupsOf(false) };
}

/** Select options for measures, sorted by group title. */
export function measureOptions(measures: readonly Measure[]): readonly { readonly value: string; readonly label: string }[] {
  const order = plans.flatMap(({ groups }) => groups);
  return measures
    .toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
    .map(({ id, label }) => ({ value: id, label }));
}
