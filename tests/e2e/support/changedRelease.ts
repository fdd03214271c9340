import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSkeletons } from '../../../.config/vite/skeletons.ts';

export interface ChangedText {
  readonly build: string;
  /** How the name of the file begins whose text changes. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

type Listed = readonly { readonly url: string; readonly revision: string | null }[];

/**
 * Puts a release in place of the one before in which one file's text is another, as building it anew does at its worst: every script and
 * style sheet has another name, in every text that names it, and the old ones are gone.
 */
export async function deployChanged(folder: string, { build, file, from, to }: ChangedText): Promise<void> {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const moved = new Map(assets.filter((name) => !name.startsWith('service-worker-')).map((name) => [name, renamed(name, build)]));
  const before = /<meta name="build" content="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  const rename = (text: string): string => text.replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => moved.get(name) ?? name);
  for (const name of assets) {
    const path = join(folder, 'assets', name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, rename(name.startsWith(file) ? changed(text, from, to) : text));
    renameSync(path, join(folder, 'assets', moved.get(name) ?? name));
  }
  for (const page of ['index.html', 'landing.html']) {
    const path = join(folder, page);
    writeFileSync(path, rename(readFileSync(path, 'utf8')).replaceAll(before, build));
  }
  const worker = rename(readFileSync(join(folder, 'sw.js'), 'utf8')).replaceAll(before, build);
  const listed = listedIn(worker).map((entry) => (entry.url.endsWith('.html') ? { ...entry, revision: build } : entry));
  const { path } = await writeSkeletons(folder, build, listed);
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace(/skeletons: "[^"]*", files: \[.*\] \}/, () => `skeletons: "${path}", files: ${JSON.stringify(listed)} }`),
  );
}

/** The files that a release's service worker keeps. */
export function listedIn(worker: string): Listed {
  const list = /files: (\[.*\]) \}/.exec(worker)?.[1];
  if (list === undefined) throw new Error('sw.js has no list of files');
  return JSON.parse(list) as Listed;
}

const renamed = (name: string, build: string): string =>
  name.replace(
    /[\w-]{8}(\.\w+)$/,
    (_, end: string) =>
      createHash('sha256')
        .update(build + name)
        .digest('base64url')
        .slice(0, 8) + end,
  );

function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`"${from}" is not in the file that changes`);
  return text.replace(from, () => to);
}
