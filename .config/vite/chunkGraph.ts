import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

export type ChunkGraph = Readonly<Record<string, Chunk>>;

/** The build's own list of its chunks and what each imports. */
export const readChunkGraph = (outDir: string): ChunkGraph => JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));

/** The scripts of an entry, or of a named group of modules, and of all it imports statically. A missing entry is an error: what counts or preloads files must not pass by finding none. */
export function scriptsOf(graph: ChunkGraph, entry: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = graph[key];
    if (chunk === undefined) throw new Error(`The build has no entry "${key}"`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  visit(graph[entry] === undefined ? keyOfGroup(graph, entry) : entry);
  return [...seen].map((key) => graph[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

const keyOfGroup = (graph: ChunkGraph, name: string): string =>
  Object.entries(graph).find(([key, chunk]) => key.startsWith('_') && chunk.name === name)?.[0] ?? name;
