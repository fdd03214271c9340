import { describe, expect, it } from 'vitest';
import { projectFiles, readSource } from './sourceFiles.ts';
import { walkSyntaxTree, type ESTree } from './syntaxTree.ts';

const code = projectFiles().filter((file) => /\.tsx?$/.test(file) && /^(src|workers|sync-server\/src|supabase\/functions)\//.test(file));

/** Files that may keep module state, and why there can be only one instance of it. */
const allowed: Readonly<Record<string, string>> = {
  'src/ui/components/notice/notify.ts': 'A page has one place for toasts, and code outside components raises them.',
  'src/ui/components/panel/topDialog.ts': 'Open dialogs belong to the page, whichever part opened them.',
  'src/ui/parts/actions/actionRegistry.ts': 'A page has one list of keyboard shortcuts, whichever part adds to it.',
  'src/data/device/deviceDb.ts': 'A page has one connection to a user’s database.',
  'src/data/device/editJournal.ts': 'Undoing an edit and the write that follows are two calls from different parts of a screen.',
  'src/data/area/areaStore.ts': 'Packs of several megabytes are decompressed once per page or worker.',
  'src/core/engine/numbers/transferTaxTable.ts': 'A pure function that is expensive and called thousands of times in one evaluation.',
};

/** Files being rewritten without module state; remove the line with the rewrite. */
const notYet = ['src/ui/features/landing/page/keptParts.ts'];

const holdsState = (file: string): boolean => stateIn(file, readSource(file)).length > 0;

describe('module state', () => {
  it('is forbidden: mutable state is created in a composition root and passed on', () => {
    const found = code.filter((file) => !(file in allowed) && !notYet.some((path) => file.startsWith(path)));
    expect(found.flatMap((file) => stateIn(file, readSource(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('is allowed only in files that still have some', () => {
    expect(Object.keys(allowed).filter((file) => !code.includes(file) || !holdsState(file))).toEqual([]);
  });

  it('is detected in a variable and in a collection that is written to, but not in a constant one', () => {
    const source = `let count = 0; export let shown = 1; const known = new Map(); known.set(1, 2); const names = new Set(['a']);
      const list: number[] = []; list.push(1); export const make = () => { let inside = 0; const own = new Map(); own.set(inside, 1); };`;
    expect(stateIn('example.ts', source)).toEqual(['count', 'shown', 'known', 'list']);
  });
});

/** Names of a module's mutable variables: `let`, and collections that the file writes to. */
function stateIn(file: string, source: string): readonly string[] {
  const names: string[] = [];
  walkSyntaxTree(file, source, {
    Program: ({ body }) => {
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type === 'VariableDeclaration') names.push(...changing(declared, source));
      }
    },
  });
  return names;
}

function changing({ kind, declare, declarations }: ESTree.VariableDeclaration, source: string): readonly string[] {
  if (declare === true) return [];
  return declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier') return [];
    if (kind !== 'const') return [id.name];
    return isCollection(init) && new RegExp(`\\b${id.name}\\.(set|add|delete|clear|push|pop|shift|unshift|splice)\\(`).test(source)
      ? [id.name]
      : [];
  });
}

const isCollection = (init: ESTree.Expression | null): boolean =>
  init?.type === 'ArrayExpression' ||
  (init?.type === 'NewExpression' && init.callee.type === 'Identifier' && /^(Weak)?(Map|Set)$/.test(init.callee.name));
