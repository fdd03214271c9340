import { expect } from 'vitest';

/**
 * The tests a bundle declares: the parts of Vitest's `describe` and `it` that core's tests use. Tests are plain functions, run in order.
 */
export function createSuite() {
  const tests = [];
  let file = '';
  let names = [];

  const describe = (name, body) => {
    names = [...names, name];
    body();
    names = names.slice(0, -1);
  };
  const it = (name, body) => {
    const id = `${file}#${[...names, name].join(' ')}`;
    const again = tests.filter((test) => test.id === id || test.id.startsWith(`${id} (`)).length;
    tests.push({ id: again === 0 ? id : `${id} (${again + 1})`, file, body });
  };
  describe.each = eachOf(describe);
  it.each = eachOf(it);

  const beginFile = (path) => {
    file = path;
  };
  return { tests, beginFile, api: { describe, it, expect } };
}

/** Declares a body once per row. A row that is a list is spread over the parameters. */
const eachOf = (declare) => (rows) => (name, body) =>
  rows.forEach((row, at) => declare(`${name} [${at}]`, () => body(...(Array.isArray(row) ? row : [row]))));
