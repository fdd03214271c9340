import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { readCsv } from '../files/csv.ts';

/** Maximum links per file. Each counts as an analysis when sent. */
export const maxLinks = 500;

/** The links in a CSV file's only column, or its column headed "url" or "link". The error is a message to show. */
export function linkColumn(text: string): Result<readonly string[], string> {
  const table = readCsv(text);
  if (!table.ok) return table;
  const rows = table.value.map((row) => row.map((cell) => String(cell ?? '').trim())).filter((row) => row.some((cell) => cell !== ''));
  const [head, ...rest] = rows;
  if (head === undefined) return err('The file is empty.');
  const named = head.findIndex((cell) => /^(?:url|link|urls|links)$/i.test(cell));
  const single = rows.every((row) => row.slice(1).every((cell) => cell === ''));
  if (named === -1 && !single) return err('The file needs a column headed “url” or “link”, or a single column of links.');
  const links = (named === -1 ? rows : rest).map((row) => row[Math.max(named, 0)] ?? '').filter((cell) => cell !== '');
  if (links.length > maxLinks) return err(`The file has ${links.length} links. Split it into files of up to ${maxLinks} links.`);
  return links.length === 0 ? err('The file doesn’t contain any links.') : ok(links);
}
