import { parseSync, Visitor, type ESTree } from 'vite';

/** The functions that are called with each node of a kind, by its name in ESTree. */
type Visits = ConstructorParameters<typeof Visitor>[0];

export type { ESTree, Visits };

/** Walks a file's syntax tree; throws where the text is no TypeScript. */
export function walkSyntaxTree(file: string, source: string, visits: Visits): void {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  new Visitor(visits).visit(program);
}
