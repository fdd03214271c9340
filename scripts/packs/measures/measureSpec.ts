import type { MeasureGroup, Unit } from '../../../src/core/area/book/figure.ts';

/** One column of a prepared data file, and the pack's description of it. */
export interface MeasureSpec {
  readonly id: string;
  /** The column in the prepared data file. */
  readonly from: string;
  readonly label: string;
  readonly group: MeasureGroup;
  readonly unit: Unit;
  /** Number of decimals kept. Negative for figures published in tens, hundreds or thousands. */
  readonly d: number;
  readonly period: string;
  readonly sources: readonly string[];
  /** Plausible bounds. A value outside them fails the build. */
  readonly bounds: readonly [low: number, high: number];
  readonly estimate?: string;
  readonly note?: string;
}

type Shared = Pick<MeasureSpec, 'group' | 'unit' | 'd' | 'period' | 'sources' | 'bounds'> & Pick<Partial<MeasureSpec>, 'estimate' | 'note'>;

/** Specs of several columns that differ only in name and label: `price|Average price`. */
export const alike = (shared: Shared, columns: readonly string[]): readonly MeasureSpec[] =>
  columns.map((line) => {
    const [id = '', label = '', from = id] = line.split('|');
    return { id, label, from, ...shared };
  });
