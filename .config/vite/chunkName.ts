import type { Rolldown } from 'vite';

/**
 * The name of a chunk's file. Files of two releases are told to be the same by it, so no two of one build should share one: a package's
 * file is called after its package, and one that has the name of a group after its folder too.
 */
export function chunkFileName({ name, moduleIds, facadeModuleId }: Rolldown.PreRenderedChunk, groups: ReadonlySet<string>): string {
  const own = (facadeModuleId ?? moduleIds.at(-1))?.replaceAll('\\', '/') ?? '';
  const inPackage = /.*\/node_modules\/(?:@[^/]+\/)?([^/]+)\//.exec(own)?.[1];
  if (inPackage !== undefined && !groups.has(name)) return `assets/${inPackage}-[hash].js`;
  const [, folder = '', file = ''] = /([^/]+)\/([^/]+)\.\w+$/.exec(own) ?? [];
  return groups.has(name) && file === name ? `assets/${folder}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}
