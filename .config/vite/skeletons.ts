import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockId, cutBlocks, type Recipe, recipePath, smallestInBlocks } from '../../workers/files/before/blocks.ts';
import { fingerprint, marks, type Release, skeletonOf, textOf } from '../../workers/files/before/skeleton.ts';

const isText = /\.(js|css|html)$/;
/** The last file of a deploy is always fetched: with another release's in its place the new one is not taken. */
const proof = 'index.html';

interface Written {
  /** Where the fingerprints are: those of all listed files in their order, empty for one that is always fetched whole. */
  readonly path: string;
  /** Files that name another of which there are two by one name: they are fetched anew whenever such a one changes. */
  readonly unclear: readonly string[];
}

/**
 * Writes into `blocks/` what the service worker makes files of a release out of those before by: the fingerprint of every file's skeleton,
 * and for larger files how they are put together of blocks. Nothing of it stands in the files themselves, and only an update fetches it.
 */
export async function writeSkeletons(folder: string, buildId: string, listed: readonly { readonly url: string }[]): Promise<Written> {
  await rm(join(folder, 'blocks'), { recursive: true, force: true });
  const release: Release = { build: buildId, names: new Set(listed.map(({ url }) => url.replace(/.*\//, ''))) };
  const unclear: string[] = [];
  const prints = await Promise.all(
    listed.map(async ({ url }) => {
      if (!isText.test(url) || url === proof) return '';
      const text = await readFile(join(folder, url), 'utf8');
      const skeleton = skeletonOf(text, release);
      if (skeleton === null || textOf(skeleton, release) !== text) {
        unclear.push(url);
        return '';
      }
      if (skeleton.length >= smallestInBlocks) await write(join(folder, recipePath(`/${url}`)), recipeOf(skeleton, buildId));
      return fingerprint(skeleton);
    }),
  );
  const path = `/blocks/${await fingerprint(JSON.stringify(prints))}.json`;
  await write(join(folder, path), prints);
  return { path, unclear };
}

/** Fewer blocks make a shorter recipe and more to fetch for a change of one line. */
function recipeOf(skeleton: string, buildId: string): Recipe {
  const every = skeleton.length < 100_000 ? 512 : skeleton.length < 250_000 ? 1024 : 2048;
  return { every, blocks: cutBlocks(skeleton, every).map((block) => [blockId(block), sentBytes(block, buildId)]) };
}

/** With what the marks stand for in their place. */
const sentBytes = (block: string, buildId: string): number =>
  Buffer.byteLength(block.replaceAll(marks.hash, 'x'.repeat(8)).replaceAll(marks.build, buildId));

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content));
}
