import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { readCsv } from '../files/csv.ts';

/** Most links of one file; each counts as an analysis when it is sent. */
export const mostLinks = 500;

/** The links of a CSV file: its only column, or the one that is headed "url" or "link". The error says what is missing. */
export function linkColumn(text: string): Result<readonly string[], string> {
  const table = readCsv(text);
  if (!table.ok) return table;
  const rows = table.value.map((row) => row.map((cell) => String(cell ?? '').trim())).filter((row) => row.some((cell) => cell !== ''));
  const [head, ...rest] = rows;
  if (head === undefined) return err('The file is empty.');
  const named = head.findIndex((cell) => /^(?:url|link|urls|links)$/i.test(cell));
  const single = rows.every((row) => row.slice(1).every((cell) => cell === ''));
  if (named === -1 && !single)
    return err('No column is headed “url” or “link”. Name the column that has the links, or leave only that one.');
  const links = (named === -1 ? rows : rest).map((row) => row[Math.max(named, 0)] ?? '').filter((cell) => cell !== '');
  if (links.length > mostLinks) return err(`The file has ${links.length} links; ${mostLinks} are taken at once. Split it.`);
  return links.length === 0 ? err('The file has no links.') : ok(links);
}
