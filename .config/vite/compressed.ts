import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { tagOf } from '../../sync-server/src/http/appFile.ts';
import { compress, compressedPath, type Encoding } from '../../sync-server/src/http/compressFile.ts';
import { afterBuild } from './afterBuild.ts';

const isText = /\.(js|css|html|json|svg|ttf|txt|webmanifest)$/;
const smallest = 1024;
const atOnce = 4;
const keptForMs = 30 * 86_400_000;

/**
 * Compresses the app's files once, for every server that sends them. They lie in `.compressed` of the build, each named by what it was made
 * of: one that does not belong to a file as it is now is never found, and nobody can ask for it by name. What earlier builds compressed is
 * taken from `.cache`: libraries and area packs seldom change.
 */
export const compressed = (): Plugin =>
  afterBuild('compressed', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const cache = resolve(config.root, '.cache/compressed');
    const files = (await readdir(outDir, { recursive: true })).filter((file) => isText.test(file) && !/(^|[\\/])\./.test(file));
    for (const folder of [outDir, cache]) await mkdir(dirname(compressedPath(folder, '', 'br')), { recursive: true });
    const work = async (): Promise<void> => {
      for (let file = files.shift(); file !== undefined; file = files.shift()) await compressOne(join(outDir, file), outDir, cache);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await forgetOld(dirname(compressedPath(cache, '', 'br')));
  });

async function compressOne(path: string, outDir: string, cache: string): Promise<void> {
  const content = new Uint8Array(await readFile(path));
  if (content.byteLength < smallest) return;
  const name = tagOf(content).slice(3, -1);
  for (const encoding of ['br', 'gzip'] satisfies Encoding[]) {
    const kept = compressedPath(cache, name, encoding);
    const made = compressedPath(outDir, name, encoding);
    try {
      await copyFile(kept, made);
    } catch {
      await writeFile(made, await compress(content, encoding));
      // Another build may read it at the same time.
      await copyFile(made, `${kept}.${process.pid}`);
      await rename(`${kept}.${process.pid}`, kept);
    }
  }
}

async function forgetOld(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const about = await stat(join(folder, file));
    if (Date.now() - about.mtimeMs > keptForMs) await rm(join(folder, file), { force: true });
  }
}
