import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppFile } from './appFile.ts';

export type Encoding = 'br' | 'gzip';

export type CompressFile = (file: AppFile, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding the caller takes for this kind of file, or null: pictures and fonts are compressed already. */
export function encodingFor(file: AppFile, acceptEncoding: string): Encoding | null {
  if (file.content.byteLength < 1024 || !/^(text\/|application\/(json|manifest|xml|wasm)|image\/svg|font\/ttf)/.test(file.type))
    return null;
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const takes = (name: Encoding) => taken.some((part) => part.trim().split(';')[0]?.trim() === name);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Where a build keeps what it compressed, named by what it was made of (`.config/vite/compressed.ts`). */
export const compressedPath = (appDir: string, madeOf: string, encoding: Encoding): string =>
  join(appDir, '.compressed', `${madeOf}.${encoding}`);

/** Takes what the build compressed, and compresses the rest once per content; an app is a few megabytes, so all of it fits. */
export function createCompressor(appDir: string): CompressFile {
  const done = new Map<string, { readonly tag: string; readonly bytes: Promise<Uint8Array<ArrayBuffer>> }>();
  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    const kept = done.get(key);
    if (kept?.tag === file.tag) return kept.bytes;
    const path = compressedPath(appDir, file.tag.slice(3, -1), encoding);
    const bytes = readFile(path).then(
      (made) => new Uint8Array(made),
      () => compress(file.content, encoding),
    );
    done.set(key, { tag: file.tag, bytes });
    return bytes;
  };
}

/** Brotli 9 is within 3 % of 11 and ten times as fast: the first visitor, or whoever builds, waits for it. */
export async function compress(content: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes =
    encoding === 'br' ? await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : await toGzip(content, { level: 9 });
  return new Uint8Array(bytes);
}
