import { describe, expect, it } from 'vitest';
import { features, mayImport, roomOf, rooms, type Room } from './rooms.ts';
import { circlesIn, type Graph } from './circles.ts';
import { importsOf, projectFiles, readSource, root } from './sourceFiles.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const files = projectFiles();
const code = files.filter((file) => /\.tsx?$/.test(file) && /^(src|workers|sync-server|supabase|scripts)\//.test(file));

const topLevel = new Set([
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vitest.config.ts',
  'knip.json',
  'tsconfig.json',
  'index.html',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'docs',
  'public',
  'src',
  'workers',
  'sync-server',
  'supabase',
  'scripts',
  'tests',
]);

/** Packages that only certain rooms may import. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  rxdb: ['src/data/'],
  dexie: ['src/data/'],
  comlink: ['src/bridge/'],
  'posthog-js': ['src/analytics/'],
  '@supabase/supabase-js': ['src/account/'],
  jspdf: ['workers/pdf'],
  'jspdf-autotable': ['workers/pdf'],
  'workbox-window': ['src/app/'],
  '@electric-sql/pglite': ['sync-server/src/'],
  nodemailer: ['sync-server/src/'],
  uqr: ['sync-server/src/'],
  stripe: ['src/backend/'],
  fflate: ['src/ui/', 'scripts/'],
};

describe('the project structure', () => {
  it('has only the agreed folders, dot-files and tool configuration at the top level', () => {
    const found = new Set(files.map((file) => file.split('/')[0] ?? ''));
    expect([...found].filter((name) => !name.startsWith('.') && !topLevel.has(name))).toEqual([]);
  });

  it('has every code file in a room', () => {
    expect(code.length).toBeGreaterThan(50);
    expect(code.filter((file) => roomOf(file) === null)).toEqual([]);
  });

  it('follows the import table', () => {
    const broken = code.flatMap((file) => {
      const from = roomOf(file);
      return importsOf(file).flatMap(({ target, typeOnly }) => {
        const to = roomOf(target);
        return from === null || to === null || mayImport(from, to, typeOnly) ? [] : [`${file} → ${target}${typeOnly ? ' (type)' : ''}`];
      });
    });
    expect(broken).toEqual([]);
  });

  it('has no room that imports app', () => {
    const intoApp = code.filter(
      (file) => !file.startsWith('src/app/') && importsOf(file).some(({ target }) => target.startsWith('src/app/')),
    );
    expect(intoApp).toEqual([]);
  });

  it('imports relative files by their full name, and each exists', () => {
    const missing = code.flatMap((file) =>
      importsOf(file)
        .filter(
          ({ target }) =>
            /^(src|workers|sync-server|supabase|tests)\//.test(target) && !existsSync(join(root, target.replace(/\?.*$/, ''))),
        )
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('imports each restricted package only in its own rooms', () => {
    const strays = code.flatMap((file) =>
      importsOf(file).flatMap(({ target }) => {
        const home = Object.entries(onlyIn).find(([name]) => target === name || target.startsWith(`${name}/`))?.[1];
        return home === undefined || home.some((path) => file.startsWith(path)) ? [] : [`${file} → ${target}`];
      }),
    );
    expect(strays).toEqual([]);
  });

  it('has no circular imports between files, including types', () => {
    expect(circlesIn(importGraph((file) => file))).toEqual([]);
  });

  it('has no feature that imports another', () => {
    const found = code.flatMap((file) => {
      const from = featureOf(file);
      return importsOf(file).flatMap(({ target }) => {
        const to = featureOf(target);
        return from === null || to === null || from === to ? [] : [`${file} → ${target}`];
      });
    });
    expect(found).toEqual([]);
  });

  it('has no circular imports between the parts that features share', () => {
    expect(circlesIn(importGraph(partOf))).toEqual([]);
  });

  it('has no file over 400 lines and no barrel', () => {
    expect(code.filter((file) => readSource(file).split('\n').length > 400)).toEqual([]);
    expect(code.filter((file) => /\/index\.tsx?$/.test(file) && !file.startsWith('supabase/functions/'))).toEqual([]);
    expect(code.filter((file) => /^export \* from/m.test(readSource(file)))).toEqual([]);
  });

  it('has no catch-all files such as utils or helpers', () => {
    expect(code.filter((file) => /\/(utils?|helpers?|common|misc|manager|service)\.tsx?$/i.test(file))).toEqual([]);
  });

  it('has a README in every room', () => {
    const needed = [
      'src/data',
      'src/sync',
      'src/ingest',
      'src/community',
      'src/sharing',
      'src/account',
      'src/analytics',
      'src/bridge',
      'src/ui',
      'src/ui/parts',
      'src/backend',
      'src/app',
      'workers',
      'sync-server',
      'supabase',
      'tests',
    ];
    const computed = [
      'kernel',
      'contracts',
      'chart',
      'listing',
      'market',
      'area',
      'deal',
      'engine',
      'score',
      'report',
      'portfolio',
      'pipeline',
    ];
    const core = [...computed, 'alerts', 'community'].map((name) => `src/core/${name}`);
    expect([...needed, ...core].filter((name) => !files.includes(`${name}/README.md`))).toEqual([]);
  });

  it('keeps clock, network, randomness and DOM out of core', () => {
    const forbidden = /\b(Math\.random|Date\.now|new Date|fetch\(|setTimeout|setInterval|document\.|window\.|localStorage|process\.)/;
    const allowed = 'src/core/kernel/calendar.ts';
    expect(
      code.filter((file) => file.startsWith('src/core/') && file !== allowed && forbidden.test(withoutComments(readSource(file)))),
    ).toEqual([]);
  });
});

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const featureOf = (file: string): string | null => /^src\/ui\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

const partOf = (file: string): string | null => /^src\/ui\/parts\/([^/]+)\//.exec(file)?.[1] ?? null;

/** The import graph, including types. Files with the same `nodeOf` are one node; files where it is null are left out. */
function importGraph(nodeOf: (file: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of code) {
    const from = nodeOf(file);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const { target } of importsOf(file)) {
      const to = nodeOf(target);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return graph;
}

function room(path: string): Room {
  const found = roomOf(path);
  if (found === null) throw new Error(`No room contains ${path}`);
  return found;
}

describe('the import table', () => {
  it('refuses a country inside the engine, a parser on the screen, and a screen inside core', () => {
    expect(mayImport(room('src/core/engine/analyse.ts'), room('src/core/market/uk/sdlt.ts'), false)).toBe(false);
    expect(mayImport(room('src/ui/features/deal/Verdict.tsx'), room('src/core/listing/readListingPage.ts'), false)).toBe(false);
    expect(mayImport(room('src/core/report/report.ts'), room('src/ui/components/Tape.tsx'), true)).toBe(false);
  });

  it('lets a screen use any core type, but import code only from rooms such as the portal URL rules', () => {
    expect(mayImport(room('src/ui/features/deal/Verdict.tsx'), room('src/core/engine/analysis.ts'), true)).toBe(true);
    expect(mayImport(room('src/ui/features/deal/Verdict.tsx'), room('src/core/engine/analysis.ts'), false)).toBe(false);
    expect(mayImport(room('src/ui/parts/linkField/UrlField.tsx'), room('src/core/listing/portalUrl.ts'), false)).toBe(true);
  });

  it('has a room for each feature', () => {
    const folders = new Set(code.flatMap((file) => featureOf(file) ?? []));
    expect([...folders].toSorted()).toEqual([...features].toSorted());
  });

  it('gives rooms of the same name the same rights, and each path one room', () => {
    const rights = rooms.map(({ name, imports, types = [] }) => [name, JSON.stringify([imports, types])] as const);
    const first = new Map(rights.toReversed());
    expect(rights.filter(([name, text]) => first.get(name) !== text).map(([name]) => name)).toEqual([]);
    const paths = rooms.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('refuses one feature inside another, a feature inside a part, and a part inside a component', () => {
    expect(mayImport(room('src/ui/features/deal/Verdict.tsx'), room('src/ui/features/deals/DealsPage.tsx'), true)).toBe(false);
    expect(mayImport(room('src/ui/parts/dealRow/figureText.ts'), room('src/ui/features/deals/DealsPage.tsx'), true)).toBe(false);
    expect(mayImport(room('src/ui/components/press/Button.tsx'), room('src/ui/parts/dealRow/figureText.ts'), true)).toBe(false);
    expect(mayImport(room('src/ui/features/deal/Verdict.tsx'), room('src/ui/parts/dealRow/figureText.ts'), false)).toBe(true);
  });

  it('finds no room for a file outside the structure', () => {
    expect(roomOf('src/helpers/money.ts')).toBeNull();
  });
});
