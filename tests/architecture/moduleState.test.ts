import { describe, expect, it } from 'vitest';
import { projectFiles, readSource } from './sourceFiles.ts';
import { walkSyntaxTree, type ESTree } from './syntaxTree.ts';

const code = projectFiles().filter((file) => /\.tsx?$/.test(file) && /^(src|workers|sync-server\/src|supabase\/functions)\//.test(file));

/** Who may keep something beside every instance, and why there can only be one. */
const allowed: Readonly<Record<string, string>> = {
  'workers/data.ts': 'The entry is the composition root of its worker.',
  'src/ui/components/notice/notify.ts': 'A page has one place for toasts, and code without a component behind it raises them.',
  'src/ui/components/panel/topDialog.ts': 'The dialogs that are open are the page’s, whichever part opened them.',
  'src/ui/parts/actions/actionRegistry.ts': 'The keys of a page are one list, whoever adds to it.',
  'src/data/device/deviceDb.ts': 'One connection to the database of a person, for a page.',
  'src/data/device/editJournal.ts': 'Taking an edit back and the write it leads to are two calls from different parts of a screen.',
  'src/data/area/areaStore.ts': 'Packs of several megabytes are unpacked once for a page or worker.',
  'src/core/engine/numbers/transferTaxTable.ts': 'A pure function asked thousands of times within one question, and dear to compute.',
};

/** Being rewritten without it: the line goes with the rewrite. */
const notYet = ['src/ui/features/landing/page/keptParts.ts'];

const holdsState = (file: string): boolean => stateIn(file, readSource(file)).length > 0;

describe('the state of modules', () => {
  it('is forbidden: mutable state is created in a composition root and passed on', () => {
    const found = code.filter((file) => !(file in allowed) && !notYet.some((path) => file.startsWith(path)));
    expect(found.flatMap((file) => stateIn(file, readSource(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('is excused only where there is some', () => {
    expect(Object.keys(allowed).filter((file) => !code.includes(file) || !holdsState(file))).toEqual([]);
  });

  it('is found in a variable and in a collection that is written to, and not in a constant one', () => {
    const source = `let count = 0; export let shown = 1; const known = new Map(); known.set(1, 2); const names = new Set(['a']);
      const list: number[] = []; list.push(1); export const make = () => { let inside = 0; const own = new Map(); own.set(inside, 1); };`;
    expect(stateIn('example.ts', source)).toEqual(['count', 'shown', 'known', 'list']);
  });
});

/** Names of a module's own variables that change: `let`, and collections that the file writes to. */
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
