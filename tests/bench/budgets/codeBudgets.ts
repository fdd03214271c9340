import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { firstScreens, gzipKilobytes, scriptsOfModules } from '../../../scripts/size/initialScripts.ts';
import { root } from '../../architecture/sourceFiles.ts';
import type { BenchLine } from '../line.ts';

/** The release build, without test hooks, relative to the project's folder. */
export const releaseFolder = '.cache/bench-build';

/** Builds the product without test hooks. */
export function buildRelease(): void {
  const env = { ...process.env, YARDSTICK_OUT: releaseFolder };
  const built = spawnSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (built.status !== 0) throw new Error('The build failed; the lines above say why');
}

/** The sizes of the code that must be fetched before the first screen is drawn. */
export function codeBudgets(): readonly BenchLine[] {
  const out = join(root, releaseFolder);
  const line = (name: string, modules: readonly string[], most: number): BenchLine => {
    const value = gzipKilobytes(out, scriptsOfModules(out, modules));
    return { name: `first code of ${name}, gzip`, value, unit: 'kB', target: `≤ ${most} kB`, met: value <= most };
  };
  return [line('/', firstScreens.landing, 110), line('/deals', firstScreens.deals, 150)];
}
