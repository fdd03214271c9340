import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

/**
 * Fails a build with a chunk that exports a name it does not have, which a browser refuses to load. Rolldown writes such a one where a
 * module that only one group's module imports lies outside the group: it belongs into the group (`chunks.ts`).
 */
export const wholeChunks = (): Plugin =>
  afterBuild('whole-chunks', async (config) => {
    const folder = join(resolve(config.root, config.build.outDir), 'assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const broken = await Promise.all(
      scripts.map(async (name) => missingExports(await readFile(join(folder, name), 'utf8')).map((missing) => `${name}: ${missing}`)),
    );
    if (broken.flat().length > 0) throw new Error(`Chunks export what they do not have: ${broken.flat().join(', ')}`);
  });

/** The names in a chunk's last export list that stand nowhere else in it. */
function missingExports(code: string): readonly string[] {
  const list = /export\{([^}]*)\};?\s*$/.exec(code);
  if (list === null) return [];
  const before = code.slice(0, list.index);
  const names = (list[1] ?? '').split(',').map((each) => each.split(' as ')[0]?.trim() ?? '');
  return names.filter((name) => name !== '' && !new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(before));
}
