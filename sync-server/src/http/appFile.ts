import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

export interface AppFile {
  readonly path: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** A weak tag: the same file is sent in several encodings. */
  readonly tag: string;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The file of the built app a request's path names, or null. Only kinds of file an app is made of are served, so no
 * source map, environment file or dot-file gets out; and only from inside the folder, links followed.
 */
export async function readAppFile(appDir: string, pathname: string): Promise<AppFile | null> {
  const name = decoded(pathname);
  const type = name === null ? undefined : types[extname(name).toLowerCase()];
  if (name === null || type === undefined || name.split('/').some((part) => part.startsWith('.'))) return null;
  const root = resolve(appDir);
  const path = resolve(root, `.${name}`);
  if (!path.startsWith(root + sep)) return null;
  try {
    const [real, realRoot, about] = await Promise.all([realpath(path), realpath(root), stat(path)]);
    if (!about.isFile() || !real.startsWith(realRoot + sep)) return null;
    const content = new Uint8Array(await readFile(real));
    return { path, content, type, tag: tagOf(content) };
  } catch {
    return null;
  }
}

/** The tag of a file with this content: `W/"` and 27 characters of its SHA-256. */
export const tagOf = (content: Uint8Array): string => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** The path with its escapes resolved; null when it has broken ones, a NUL or a backslash, which no file of ours has. */
function decoded(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') || name.includes('\\') ? null : name;
  } catch {
    return null;
  }
}
