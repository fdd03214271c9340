import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type ChunkGraph = Readonly<Record<string, Chunk>>;

/** The build's list of its chunks and what each imports. */
export const readChunkGraph = (outDir: string): ChunkGraph => JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));

/**
 * The scripts of an entry and of everything it imports statically, each after its imports. Throws if the entry is missing, so that a check
 * or preload cannot pass by finding no files.
 */
export function scriptsOf(graph: ChunkGraph, entry: string): readonly string[] {
  const begun = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (begun.has(key)) return;
    const chunk = graph[key];
    if (chunk === undefined) throw new Error(`The build has no entry "${key}"`);
    begun.add(key);
    chunk.imports?.forEach(visit);
    files.add(chunk.file);
  };
  visit(entry);
  return [...files].filter((file) => file.endsWith('.js'));
}
