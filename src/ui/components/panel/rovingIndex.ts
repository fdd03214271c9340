/** The index a key moves focus to among `count` items, wrapping at the ends; null for any other key. */
export function rovingIndex({ key, at, count }: { readonly key: string; readonly at: number; readonly count: number }): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
