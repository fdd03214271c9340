import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../architecture/sourceFiles.ts';

/** A core module as one classic script that puts its exports in `globalThis[name]`, to run core alone in a browser. */
export async function scriptOf(file: string, name: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry: join(root, file), formats: ['iife'], name } },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (output === undefined || !('output' in output)) throw new Error(`${file} was not built`);
  return `${output.output[0].code}\n;globalThis.${name} = ${name};`;
}
