import { parseSync } from 'vite';
import { unreachable } from '../../src/core/kernel/result.ts';

/** How to remove a guard: the place in a function that must match exactly once, and what replaces it. */
export type Removal =
  /** An `if` whose condition calls `asks`, or whose consequence calls `does`. Its condition becomes `becomes`. */
  | { readonly kind: 'if'; readonly asks?: string; readonly does?: string; readonly becomes: boolean }
  /** The statement that calls or assigns to `of`. */
  | { readonly kind: 'statement'; readonly of: string; readonly becomes: string }
  /** The initial value of a variable, or the value of a property. */
  | { readonly kind: 'variable' | 'property'; readonly of: string; readonly becomes: string }
  | { readonly kind: 'argument'; readonly of: string; readonly at: number; readonly becomes: string }
  /** The side of an `&&` that calls `of`. It becomes true. */
  | { readonly kind: 'side'; readonly of: string }
  /** A conditional expression on a variable (`x ? … : …`), which then always takes this branch. */
  | { readonly kind: 'choice'; readonly by: string; readonly becomes: boolean };

export interface Place {
  readonly file: string;
  /** The nearest enclosing named function. */
  readonly within: string;
  readonly removal: Removal;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Found {
  readonly node: Node;
  readonly becomes: string;
}

/** The source without the guard. Throws unless exactly one place matches. Update the guard when it moves. */
export function removeGuard(source: string, { file, within, removal }: Place): string {
  const found = placesIn(parsed(file, source), within, removal);
  const [place] = found;
  if (place === undefined || found.length > 1)
    throw new Error(`${file}: ${found.length} places in ${within} match ${JSON.stringify(removal)}`);
  const without = source.slice(0, place.node.start) + place.becomes + source.slice(place.node.end);
  parsed(file, without);
  return without;
}

function parsed(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return program as unknown as Node;
}

function placesIn(program: Node, within: string, removal: Removal): readonly Found[] {
  const found: Found[] = [];
  const visit = (node: Node, inside: string): void => {
    const place = inside === within ? placeAt(node, removal) : [];
    found.push(...place);
    for (const [key, child] of childrenOf(node)) visit(child, functionName(node, key, child) ?? inside);
  };
  visit(program, '');
  return found;
}

function placeAt(node: Node, removal: Removal): readonly Found[] {
  const here = (at: unknown, becomes: string): readonly Found[] => [{ node: at as Node, becomes }];
  switch (removal.kind) {
    case 'if': {
      const { asks, does, becomes } = removal;
      if (node.type !== 'IfStatement') return [];
      const fits = (name: string | undefined, part: unknown): boolean => name === undefined || calls(part, name);
      return fits(asks, node['test']) && fits(does, node['consequent']) ? here(node['test'], String(becomes)) : [];
    }
    case 'statement':
      if (node.type !== 'ExpressionStatement' && node.type !== 'ReturnStatement') return [];
      return calls(node, removal.of) || sets(node, removal.of) ? here(node, removal.becomes) : [];
    case 'variable':
      return node.type === 'VariableDeclarator' && nameOf(node['id']) === removal.of ? here(node['init'], removal.becomes) : [];
    case 'property':
      return node.type === 'Property' && nameOf(node['key']) === removal.of ? here(node['value'], removal.becomes) : [];
    case 'argument':
      if (node.type !== 'CallExpression' || nameOf(node['callee']) !== removal.of) return [];
      return here((node['arguments'] as readonly Node[])[removal.at], removal.becomes);
    case 'side':
      if (node.type !== 'LogicalExpression' || node['operator'] !== '&&') return [];
      return calls(node['right'], removal.of) ? here(node['right'], 'true') : [];
    case 'choice':
      if (node.type !== 'ConditionalExpression' || nameOf(node['test']) !== removal.by) return [];
      return here(node['test'], String(removal.becomes));
    default:
      return unreachable(removal);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly (readonly [key: string, child: Node])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child] as const),
  );

/** The name of an identifier, or the last part of `a.b.c`. */
function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'ChainExpression') return nameOf(node['expression']);
  return node.type === 'MemberExpression' ? nameOf(node['property']) : null;
}

const functions: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** A function's own name, or that of its variable or property. Null for other nodes and anonymous functions. */
function functionName(parent: Node, key: string, child: Node): string | null {
  if (!functions.has(child.type)) return null;
  const own = nameOf(child['id']);
  if (own !== null) return own;
  if (parent.type === 'VariableDeclarator' && key === 'init') return nameOf(parent['id']);
  return parent.type === 'Property' && key === 'value' ? nameOf(parent['key']) : null;
}

/** Whether a node or a descendant matches. Nested functions are skipped, because they run at another time. */
const some = (node: unknown, fits: (node: Node) => boolean): boolean =>
  isNode(node) && !functions.has(node.type) && (fits(node) || childrenOf(node).some(([, child]) => some(child, fits)));

const calls = (node: unknown, name: string): boolean =>
  some(node, (one) => one.type === 'CallExpression' && nameOf(one['callee']) === name);

const sets = (node: unknown, name: string): boolean =>
  some(node, (one) => one.type === 'AssignmentExpression' && nameOf(one['left']) === name);
