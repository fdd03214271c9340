import { parseSync, Visitor, type ESTree } from 'vite';

/** Functions to call with each node, keyed by ESTree node type. */
type Visits = ConstructorParameters<typeof Visitor>[0];

export type { ESTree, Visits };

/** Walks a file's syntax tree; throws if the text is not TypeScript. */
export function walkSyntaxTree(file: string, source: string, visits: Visits): void {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  new Visitor(visits).visit(program);
}
