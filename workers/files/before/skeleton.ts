/** What a release's files are called, and the id its pages carry. */
export interface Release {
  readonly build: string;
  /** Names of files with a hash, without a folder: `figures-D_WQw8Zg.js`. */
  readonly names: ReadonlySet<string>;
}

/** What stands for a hash and for a build id: characters that Unicode leaves to their users. */
export const marks = { hash: '\u{e0f1}', build: '\u{e0f2}' };

const nameWithHash = /(?<![\w.-])([\w.-]+-)[\w-]{8}(\.\w+)(?![\w.-])/g;
const nameWithMark = /(?<![\w.-])([\w.-]+-)\ue0f1(\.\w+)(?![\w.-])/g;
const hasMark = (text: string): boolean => text.includes(marks.hash) || text.includes(marks.build);
const tagOf = (build: string): string => `name="build" content="${build}"`;

/** What a name has beside its hash; null for a name without one. The same file has the same in every release. */
export function stemOf(path: string): string | null {
  const stem = path.replace(nameWithHash, '$1$2');
  return stem === path ? null : stem;
}

/**
 * A text as its author left it: with a mark for the hash in every name of the release's own files, and for the release's id. Null for one
 * that holds such a mark itself. Two releases' files with the same skeleton differ in nothing but those.
 */
export function skeletonOf(text: string, { build, names }: Release): string | null {
  if (hasMark(text)) return null;
  return text
    .replace(nameWithHash, (name, stem: string, end: string) => (names.has(name) ? stem + marks.hash + end : name))
    .replace(tagOf(build), tagOf(marks.build));
}

/** The text of a release with this skeleton; null when the release has no such file, or two of which either could be meant. */
export function textOf(skeleton: string, release: Release): string | null {
  const byStem = namesByStem(release);
  const text = skeleton
    .replace(nameWithMark, (marked, stem: string, end: string) => byStem.get(stem + end) ?? marked)
    .replace(tagOf(marks.build), tagOf(release.build));
  return hasMark(text) ? null : text;
}

function namesByStem({ names }: Release): ReadonlyMap<string, string | null> {
  const byStem = new Map<string, string | null>();
  for (const name of names) {
    const stem = stemOf(name) ?? name;
    byStem.set(stem, byStem.has(stem) ? null : name);
  }
  return byStem;
}

const printed = 10;

/** The first 60 bits of a SHA-256: enough to tell a damaged text, and short, for every file of the app has one in the worker's list. */
export async function fingerprint(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...hash.subarray(0, 9)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, printed);
}
