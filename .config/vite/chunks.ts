import { resolve } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** Libraries change less often than our own code: an update need not fetch them again. For the page and for workers. */
export const libraries: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 5 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 4 },
  { name: 'dexie', test: /node_modules[\\/](dexie|dexie-react-hooks)[\\/]/, priority: 3 },
  { name: 'rxdb', test: /node_modules[\\/](rxdb|rxjs|mingo)[\\/]/, priority: 2 },
  { name: 'jspdf', test: /node_modules[\\/](jspdf|jspdf-autotable)[\\/]/, priority: 1 },
];

interface FirstScreens {
  readonly root: string;
  /** What every page loads. */
  readonly entry: string;
  /** Modules of screens that a visit may begin with, by the name their shared files carry. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Modules that the same screens import statically share one file, so that a first visit asks for a dozen files instead of dozens. What the
 * entry imports stays with it, and what only later screens import is left to the bundler.
 */
export function firstScreens({ root, entry, screens }: FirstScreens): Rolldown.CodeSplittingGroup {
  const idOf = (path: string): string => normalizePath(resolve(root, path));
  const own = new Set(Object.values(screens).map(idOf));
  let graph: { readonly start: Reached; readonly byScreen: readonly (readonly [string, Reached])[] } | undefined;
  return {
    debugName: 'first screens',
    name: (id, context) => {
      graph ??= {
        start: reachedFrom(idOf(entry), context),
        byScreen: Object.entries(screens).map(([name, path]) => [name, reachedFrom(idOf(path), context)]),
      };
      if (own.has(id) || graph.start.has(id)) return null;
      return graph.byScreen.flatMap(([name, reached]) => (reached.has(id) ? [name] : [])).join('-') || null;
    },
    test: (id) => !id.includes('node_modules'),
    includeDependenciesRecursively: false,
  };
}

type Reached = ReadonlySet<string>;

/** Ids of all modules that one imports statically, itself included. */
function reachedFrom(entry: string, context: Rolldown.ChunkingContext): Reached {
  if (context.getModuleInfo(entry) === null) throw new Error(`The build has no module "${entry}"`);
  const seen = new Set([entry]);
  // A set goes on to what is added to it meanwhile.
  for (const id of seen) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
