/** The minimum number of points for which a correlation is described. */
const fewest = 8;

/** A sentence on the correlation of two figures across many points; empty if there are too few points or one figure is constant. */
export function describeCorrelation(points: readonly { readonly x: number; readonly y: number }[]): string {
  if (points.length < fewest) return '';
  const mean = (of: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [left, foot] = [mean('x'), mean('y')];
  const sum = (of: (dx: number, dy: number) => number): number => points.reduce((total, { x, y }) => total + of(x - left, y - foot), 0);
  const spread = Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy));
  if (!(spread > 0)) return '';
  const together = sum((dx, dy) => dx * dy) / spread;
  if (Math.abs(together) < 0.3) return 'There is little correlation between the two.';
  return `${together > 0 ? 'The two rise together' : 'One falls as the other rises'}${Math.abs(together) < 0.7 ? ', loosely' : ''}.`;
}
