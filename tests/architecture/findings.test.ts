import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/ux/README.md', 'utf8');

/** Paths below `tests` or `tests/e2e`, as the page names them: a folder, or a file without its ending. */
const known = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) =>
    path
      .replaceAll('\\', '/')
      .replace(/^e2e\//, '')
      .replace(/\.test\.tsx?$/, ''),
  ),
);

const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Id'));

describe('what holds a finding of the audit', () => {
  it('is a test that is there, in every row', () => {
    expect(rows.length).toBeGreaterThan(60);
    const unheld = rows.flatMap((row) => {
      const cell = row.split('|').at(-2) ?? '';
      const named = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
      const missing = named.filter((name) => !known.has(name));
      return named.length === 0 && !cell.includes('pictures') ? [row] : missing;
    });
    expect(unheld).toEqual([]);
  });
});
