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
  /** What waits for the browser to be idle, with all it imports: in no file of the others. */
  readonly entry: string;
  /** What every page loads then. */
  readonly app: string;
  /** What a screen shows only on a first visit. */
  readonly visit: string;
  /** What every screen but the landing page loads once it is idle. */
  readonly workshop: string;
  /** Modules of screens that a visit may begin with, by the name their shared files carry. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Modules that the same screens import statically share one file, so that a first visit asks for a dozen files instead of dozens. What every
 * page loads is one of them, and what only later screens import is left to the bundler.
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

/** Ids of all modules that one imports statically, itself included. */
function reachedFrom(entry: string, context: Rolldown.ChunkingContext): Reached {
  if (context.getModuleInfo(entry) === null) throw new Error(`The build has no module "${entry}"`);
  const seen = new Set([entry]);
  // A set goes on to what is added to it meanwhile.
  for (const id of seen) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
