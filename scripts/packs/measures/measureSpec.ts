import type { MeasureGroup, Unit } from '../../../src/core/area/book/figure.ts';

/** One column of a publisher's tidy file and what the pack says of it. */
export interface MeasureSpec {
  readonly id: string;
  /** The column in the tidy file. */
  readonly from: string;
  readonly label: string;
  readonly group: MeasureGroup;
  readonly unit: Unit;
  /** Digits kept; negative for figures published in tens, hundreds or thousands. */
  readonly d: number;
  readonly period: string;
  readonly sources: readonly string[];
  /** Nothing outside these can be true; a value there fails the build. */
  readonly bounds: readonly [low: number, high: number];
  readonly estimate?: string;
  readonly note?: string;
}

type Shared = Pick<MeasureSpec, 'group' | 'unit' | 'd' | 'period' | 'sources' | 'bounds'> & Pick<Partial<MeasureSpec>, 'estimate' | 'note'>;

/** Several columns that differ in name and label only: `price|Average price`. */
export const alike = (shared: Shared, columns: readonly string[]): readonly MeasureSpec[] =>
  columns.map((line) => {
    const [id = '', label = '', from = id] = line.split('|');
    return { id, label, from, ...shared };
  });
