import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { buildBeside } from './afterBuild.ts';
import { inFolder } from './inFolder.ts';

interface ClassicScript {
  readonly entry: string;
  /** The file's name, before the hash of its content. */
  readonly name: string;
}

/** Builds one classic script as a single file among the app's files. Returns its path in the URL. */
export const classicScript = (config: ResolvedConfig, { entry, name }: ClassicScript): Promise<string> =>
  inFolder(`${name}-`, async (folder) => {
    await buildBeside(config, {
      build: {
        outDir: folder,
        target: 'baseline-widely-available',
        minify: 'oxc',
        rolldownOptions: {
          input: resolve(config.root, entry),
          output: { format: 'iife', entryFileNames: 'script.js', codeSplitting: false },
        },
      },
    });
    const code = await readFile(join(folder, 'script.js'));
    const address = `/assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    await writeFile(join(resolve(config.root, config.build.outDir), address), code);
    return address;
  });
