import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromiumPath } from '../../e2e/support/browser.ts';
import { medianOf, type BenchLine } from '../line.ts';
import { howOften } from './sizes.ts';

const least = { '/': 0.95, '/deals': 0.9 } as const;

/**
 * Lighthouse's performance score on its emulated phone, the median of five first visits. Lighthouse is not a dependency of the project:
 * `LIGHTHOUSE` names the folder of an installed copy.
 */
export function lighthouseBudgets(origin: string): readonly BenchLine[] {
  const folder = process.env['LIGHTHOUSE'] ?? '';
  return Object.entries(least).map(([path, most]) => {
    const name = `Lighthouse on a phone, ${path}`;
    if (folder === '') return { name, value: Number.NaN, unit: 'not measured: set LIGHTHOUSE' };
    const scores = Array.from({ length: howOften(5) }, () => scoreOf(folder, `${origin}${path}`));
    console.error(`  ${name}: ${scores.join(' ')}`);
    const value = medianOf(scores);
    return { name, value, unit: `of 1, median of ${scores.length}`, target: `≥ ${most}`, met: value >= most };
  });
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
}

function scoreOf(folder: string, address: string): number {
  const flags = ['--only-categories=performance', '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const done = spawnSync(process.execPath, [join(folder, 'cli', 'index.js'), address, ...flags], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    timeout: 120_000,
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  if (done.status !== 0) throw new Error(`Lighthouse ended with ${String(done.status ?? done.signal)}: ${done.stderr.slice(0, 300)}`);
  const { score } = (JSON.parse(done.stdout) as Report).categories.performance;
  if (score === null) throw new Error('Lighthouse gave no score');
  return score;
}
