import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type ChunkGraph = Readonly<Record<string, Chunk>>;

/** The build's own list of its chunks and what each imports. */
export const readChunkGraph = (outDir: string): ChunkGraph => JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));

/** The scripts of an entry and of all it imports statically. A missing entry is an error: what counts or preloads files must not pass by finding none. */
export function scriptsOf(graph: ChunkGraph, entry: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = graph[key];
    if (chunk === undefined) throw new Error(`The build has no entry "${key}"`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  return [...seen].map((key) => graph[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}
