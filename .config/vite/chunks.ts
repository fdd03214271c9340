import { resolve } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/**
 * Libraries change less often than our own code, so in separate files they need not be fetched again by an update. For the page and for
 * workers.
 */
export const libraries: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 5 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 4 },
  { name: 'dexie', test: /node_modules[\\/](dexie|dexie-react-hooks)[\\/]/, priority: 3 },
  { name: 'rxdb', test: /node_modules[\\/](rxdb|rxjs|mingo)[\\/]/, priority: 2 },
  { name: 'jspdf', test: /node_modules[\\/](jspdf|jspdf-autotable)[\\/]/, priority: 1 },
];

interface FirstScreens {
  readonly root: string;
  /** The module that waits until the browser is idle. It and its imports are in none of the shared files. */
  readonly entry: string;
  /** The module that every page loads at that point. */
  readonly app: string;
  /** The module for what a screen shows only on a first visit. */
  readonly visit: string;
  /** The module that every screen except the landing page loads once it is idle. */
  readonly workshop: string;
  /** The modules of screens that a visit may begin with, by the name used for their shared files. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Puts modules that the same screens import statically into one file, so that a first visit requests a dozen files instead of dozens. One
 * such file has what every page loads. What only other screens import is left to the bundler.
 */
export function firstScreens({ root, entry, app, visit, workshop, screens }: FirstScreens): Rolldown.CodeSplittingGroup {
  const idOf = (path: string): string => normalizePath(resolve(root, path));
  const own = new Set([...Object.values(screens), visit, workshop].map(idOf));
  let graph:
    | {
        readonly entry: Reached;
        readonly app: Reached;
        readonly visit: Reached;
        readonly workshop: Reached;
        readonly byScreen: readonly (readonly [string, Reached])[];
      }
    | undefined;
  return {
    debugName: 'first screens',
    name: (id, context) => {
      graph ??= {
        entry: reachedFrom(idOf(entry), context),
        app: reachedFrom(idOf(app), context),
        visit: reachedFrom(idOf(visit), context),
        workshop: reachedFrom(idOf(workshop), context),
        byScreen: Object.entries(screens).map(([name, path]) => [name, reachedFrom(idOf(path), context)]),
      };
      if (own.has(id) || graph.entry.has(id)) return null;
      if (graph.app.has(id)) return 'app';
      const names = graph.byScreen.flatMap(([name, reached]) => (reached.has(id) ? [name] : []));
      return names.join('-') || (graph.visit.has(id) ? 'visit' : graph.workshop.has(id) ? 'workshop' : null);
    },
    test: (id) => !id.includes('node_modules'),
    includeDependenciesRecursively: false,
  };
}

type Reached = ReadonlySet<string>;

/** The ids of all modules that a module imports statically, including its own. */
function reachedFrom(entry: string, context: Rolldown.ChunkingContext): Reached {
  if (context.getModuleInfo(entry) === null) throw new Error(`The build has no module "${entry}"`);
  const seen = new Set([entry]);
  // Iterating over a set includes elements added during the loop.
  for (const id of seen) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
