import type { ReadPdf } from './readPdf.ts';

/** The points above and below the body: 16 mm above, and 20 mm below including the footer. */
const [above, below] = [16, 20].map((millimetres) => (millimetres * 72) / 25.4) as [number, number];

/** How far down the lowest text on each page is, as a share of the body's height. */
export function pageFill({ found, pages, size }: Pick<ReadPdf, 'found' | 'pages' | 'size'>): readonly number[] {
  const height = size[1] ?? 0;
  return Array.from({ length: pages }, (_, at) => {
    const body = found.filter(({ page, y }) => page === at + 1 && y >= below);
    const lowest = Math.min(height - above, ...body.map(({ y }) => y));
    return (height - above - lowest) / (height - above - below);
  });
}
