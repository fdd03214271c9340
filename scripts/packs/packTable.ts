import type { PackIndex } from '../../src/core/area/pack/packIndex.ts';

/** The packs as a text table: rows, sizes, licences, and the period of each group of figures. */
export function packTable({ packs }: PackIndex): string {
  const head = ['pack', 'rows', 'gzip kB', 'kB', 'loads', 'licences'];
  const rows = packs.map(({ id, rows: count, gzipBytes, bytes, load, licences }) => [
    id,
    count.toLocaleString('en-GB'),
    (gzipBytes / 1000).toFixed(1),
    (bytes / 1000).toFixed(0),
    load,
    licences.join(' + '),
  ]);
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at > 0 && at < 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const vintages = packs.flatMap(({ id, vintage }) => Object.entries(vintage).map(([group, time]) => `${id}: ${group}, ${time}`));
  return [line(head), ...rows.map(line), '', ...vintages].join('\n');
}
