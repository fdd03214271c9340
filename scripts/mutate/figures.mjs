import { parseAst } from 'vite';
import { root } from '../bootstrap.mjs';
import { bundleTests } from './bundle.mjs';

/**
 * Stryker does not mutate numbers. This function changes every figure in a room slightly, one at a time (a number by one, a date by a day).
 * After each change it runs the room's tests. Resolves to the figures, and for each whether a test detected the change.
 */
export async function changedFigures(room) {
  const figures = [];
  const load = await bundleTests(room.tests, [switchable(room, figures)]);
  if (await isNoticed(load, null)) throw new Error(`The tests for ${room.name} fail without any mutation`);
  const verdicts = [];
  for (const [at, figure] of figures.entries()) verdicts.push({ ...figure, isNoticed: await isNoticed(load, at) });
  return verdicts;
}

async function isNoticed(load, changed) {
  globalThis.figureOf = (at, value) => (at === changed ? beside(value) : value);
  try {
    for (const { body } of await load()) body();
    return false;
  } catch {
    return true;
  }
}

/** The number plus one, or the next day. */
function beside(value) {
  if (typeof value === 'number') return value + 1;
  const next = new Date(`${value}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Wraps each figure in the room's sources in a call that may change it, and lists it. */
const switchable = (room, figures) => ({
  name: 'switchable-figures',
  enforce: 'post',
  transform(code, id) {
    const path = id.slice(root.length + 1);
    if (!room.mutate.some((pattern) => isUnder(path, pattern))) return null;
    let text = code;
    for (const { start, end } of figuresIn(parseAst(code)).toReversed()) {
      const raw = code.slice(start, end);
      text = `${text.slice(0, start)}figureOf(${figures.length}, ${raw})${text.slice(end)}`;
      figures.push({ path, raw, near: code.slice(Math.max(0, start - 40), end + 20).replaceAll(/\s+/g, ' ') });
    }
    return text;
  },
});

const isUnder = (path, pattern) =>
  pattern.endsWith('/**/*.ts')
    ? path.startsWith(pattern.slice(0, -7))
    : path.startsWith(pattern.slice(0, -4)) && !path.slice(pattern.length - 4).includes('/');

/** Numbers and dates in source order, except list indexes, and 0, 1 and 100 in arithmetic or comparisons. */
function figuresIn(node, parent = null) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap((each) => figuresIn(each, parent));
  if (node.type === 'Literal') return isFigure(node, parent) ? [node] : [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'property' || key === 'key' ? [] : figuresIn(child, node.type === undefined ? parent : node),
  );
}

function isFigure({ value }, parent) {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value);
  return (
    typeof value === 'number' &&
    !(
      ['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'ConditionalExpression'].includes(parent?.type) &&
      [0, 1, 100].includes(value)
    )
  );
}
