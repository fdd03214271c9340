import { describe, expect, it } from 'vitest';
import { readSource } from './sourceFiles.ts';

/** The page's numbered steps, each with the files and functions it names. */
const steps = readSource('docs/edit-walk.md')
  .split('\n')
  .filter((line) => /^\d+\. `src\//.test(line))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

describe('the path of an edit in docs/edit-walk.md', () => {
  it('passes through at most twelve files in five rooms', () => {
    const files = steps.map(([file = '']) => file);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(new Set(files.map((file) => file.split('/').slice(0, 2).join('/'))).size).toBeLessThanOrEqual(5);
  });

  it.each(steps)('%s contains the functions that the page names for it', (file, ...names) => {
    const source = readSource(file);
    const missing = names.filter((name) => (name.startsWith('src/') ? readSource(name) === '' : !new RegExp(`\\b${name}\\b`).test(source)));
    expect(missing).toEqual([]);
  });
});
