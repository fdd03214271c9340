import { area, line } from 'd3-shape';
import { asCanvas, recordPath, type Path } from '../pathRecorder.ts';
import { rangeOf } from './plotScale.ts';

export interface SparkGeometry {
  readonly stroke: Path;
  readonly fill: Path;
  /** The position of the last known value; null if all are unknown. */
  readonly end: { readonly x: number; readonly y: number } | null;
}

/** A sparkline: no axes, its own scale, room for the dot at its end. */
export function sparkGeometry(
  values: readonly number[],
  { width, height, dot }: { readonly width: number; readonly height: number; readonly dot: number },
): SparkGeometry {
  const [low, high] = rangeOf(values, 'none');
  const y = (value: number): number => (high === low ? height / 2 : dot + (1 - (value - low) / (high - low)) * (height - 2 * dot));
  const x = (at: number): number => dot + (values.length < 2 ? 0.5 : at / (values.length - 1)) * (width - 2 * dot);
  const stroke = line<number>((_, at) => x(at), y).defined(Number.isFinite);
  const fill = area<number>((_, at) => x(at), height, y).defined(Number.isFinite);
  const last = values.findLastIndex(Number.isFinite);
  return {
    stroke: recordPath((path) => stroke.context(asCanvas(path))([...values])),
    fill: recordPath((path) => fill.context(asCanvas(path))([...values])),
    end: last < 0 ? null : { x: x(last), y: y(values[last] ?? 0) },
  };
}
