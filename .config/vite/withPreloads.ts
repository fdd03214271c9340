import { type ChunkGraph, scriptsOf } from './chunkGraph.ts';

/** Returns a page that also preloads the scripts of these entries, except those it already refers to. */
export function withPreloads(html: string, graph: ChunkGraph, entries: readonly string[]): string {
  const files = new Set(entries.flatMap((entry) => scriptsOf(graph, entry)).filter((file) => !html.includes(file)));
  const links = [...files].map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
