import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Paths below `tests` or `tests/e2e` as the pages name them: a folder, or a file without its extension. */
const known = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const name = path.replaceAll('\\', '/').replace(/(\.deno)?\.test\.tsx?$/, '');
    return [name, name.replace(/^e2e\//, '')];
  }),
);

/** Pages with tables whose last column names the tests. */
const pages = ['docs/decisions/interface-review.md', 'docs/test-coverage.md'];

describe.each(pages)('the tests named in %s', (page) => {
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/\| test \|$/i.test(line) && !line.startsWith('| ---'));

  it('exist in every row', () => {
    expect(rows.length).toBeGreaterThan(30);
    const wrong = rows.flatMap((row) => {
      const cell = row.split('|').at(-2) ?? '';
      const named = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
      const missing = named.filter((name) => !known.has(name));
      return named.length === 0 && !cell.includes('pictures') ? [row] : missing;
    });
    expect(wrong).toEqual([]);
  });
});
