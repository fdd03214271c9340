/** Fewer points than this show no pattern worth a sentence. */
const fewest = 8;

/** Whether two figures rise and fall together over many points, by their correlation; nothing where there are too few points or one figure never changes. */
export function togetherWords(points: readonly { readonly x: number; readonly y: number }[]): string {
  if (points.length < fewest) return '';
  const mean = (of: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [left, foot] = [mean('x'), mean('y')];
  const sum = (of: (dx: number, dy: number) => number): number => points.reduce((total, { x, y }) => total + of(x - left, y - foot), 0);
  const spread = Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy));
  if (!(spread > 0)) return '';
  const together = sum((dx, dy) => dx * dy) / spread;
  if (Math.abs(together) < 0.3) return 'The two hardly move together.';
  return `${together > 0 ? 'The two rise together' : 'One falls as the other rises'}${Math.abs(together) < 0.7 ? ', loosely' : ''}.`;
}
