import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

const isText = /\.(js|css|html|json|svg|ttf|txt|webmanifest)$/;
/** Bytes below which compressing saves less than its header costs. */
const smallest = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `FILE.br` and `FILE.gz` beside each text of the build, for every server that sends files compressed before. */
export const compressed = (): Plugin =>
  afterBuild('compressed', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    for (const file of await readdir(outDir, { recursive: true }))
      if (isText.test(file) && !file.startsWith('.')) await compress(join(outDir, file));
  });

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < smallest) return;
  // Brotli 9 is within 3 % of 11 and ten times as fast.
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
