import type { AreaFigure, Measure, MissingFigure, RegionalRank } from './figure.ts';

/** One part of an area's score. */
export interface AreaScorePart {
  readonly measure: Measure;
  readonly figure: AreaFigure;
  /** Out of 100, before missing parts are excluded. */
  readonly weight: number;
  /** 0 worst to 100 best: the percentile in the United Kingdom, inverted if lower is better. */
  readonly mark: number;
  /** "Indicative gross yield: higher than 71% of 348 local authorities". */
  readonly reason: string;
}

/** How a place compares for letting. It concerns the place alone and is not part of a deal's score. */
export interface AreaScore {
  /** 0 to 100, weighted mean of the marks. */
  readonly score: number;
  readonly parts: readonly AreaScorePart[];
  readonly missing: readonly MissingFigure[];
  /** The share of the total weight for which there are figures. */
  readonly coverage: number;
}

interface Criterion {
  readonly measure: string;
  readonly weight: number;
  readonly better: 'higher' | 'lower';
}

/** Income first, then growth, then factors that attract tenants. The weights are our judgement, shown next to the score. */
export const areaCriteria: readonly Criterion[] = [
  { measure: 'gross_yield', weight: 30, better: 'higher' },
  { measure: 'rent_yoy', weight: 15, better: 'higher' },
  { measure: 'chg5', weight: 15, better: 'higher' },
  { measure: 'crime', weight: 15, better: 'lower' },
  { measure: 'uk_imd_decile', weight: 10, better: 'higher' },
  { measure: 'pop_chg5', weight: 10, better: 'higher' },
  { measure: 'unemp', weight: 5, better: 'lower' },
];

/** Below this coverage there is no score. */
const leastCoverage = 0.6;

export interface AreaScoreInput {
  readonly figure: (measure: string) => AreaFigure | MissingFigure | null;
  /** The figure's ranks among places of the same kind, the widest area last. */
  readonly standings: (figure: AreaFigure) => readonly RegionalRank[];
}

/** The score of an area, 0 to 100, from its figures and their ranks; null if too few figures are known. */
export function areaScoreOf({ figure, standings }: AreaScoreInput): AreaScore | null {
  const parts: AreaScorePart[] = [];
  const missing: MissingFigure[] = [];
  for (const criterion of areaCriteria) {
    const found = figure(criterion.measure);
    if (found === null) continue;
    const standing = 'value' in found ? standings(found).at(-1) : undefined;
    if ('value' in found && standing !== undefined) parts.push(partOf(criterion, found, standing));
    else if (!('value' in found)) missing.push(found);
  }
  const known = parts.reduce((sum, { weight }) => sum + weight, 0);
  const coverage = known / areaCriteria.reduce((sum, { weight }) => sum + weight, 0);
  if (coverage < leastCoverage) return null;
  return { score: Math.round(parts.reduce((sum, { mark, weight }) => sum + mark * weight, 0) / known), parts, missing, coverage };
}

function partOf({ weight, better }: Criterion, figure: AreaFigure, { percentile, among }: RegionalRank): AreaScorePart {
  const mark = better === 'higher' ? percentile : 100 - percentile;
  const kind = figure.of.kind === 'district' ? 'postcode districts' : 'local authorities';
  const word = better === 'higher' ? 'higher' : 'lower';
  return {
    measure: figure.measure,
    figure,
    weight,
    mark,
    reason: `${figure.measure.label}: ${word} than ${Math.round(mark)}% of ${among} ${kind} in the United Kingdom`,
  };
}
