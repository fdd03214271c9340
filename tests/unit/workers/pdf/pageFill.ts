import type { ReadPdf } from './readPdf.ts';

/** Points of a page that hold no body: 16 mm above it and 20 mm below, of which the running footer is part. */
const [above, below] = [16, 20].map((millimetres) => (millimetres * 72) / 25.4) as [number, number];

/** How far down the body of each page the lowest text stands, as a share of the body's height. */
export function pageFill({ found, pages, size }: Pick<ReadPdf, 'found' | 'pages' | 'size'>): readonly number[] {
  const height = size[1] ?? 0;
  return Array.from({ length: pages }, (_, at) => {
    const body = found.filter(({ page, y }) => page === at + 1 && y >= below);
    const lowest = Math.min(height - above, ...body.map(({ y }) => y));
    return (height - above - lowest) / (height - above - below);
  });
}
