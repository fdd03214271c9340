import type { Plugin } from 'vite';

const empty = '\0absent-module';

/** Resolves optional dependencies that the product never calls to an empty module, in the page and in workers. */
export function absentModules(names: readonly string[]): Plugin {
  const absent = new Set(names);
  return {
    name: 'yardstick:absent-modules',
    enforce: 'pre',
    resolveId: (id) => (absent.has(id) ? empty : null),
    // `decode` is a named export of fast-png. jsPDF imports it for PNG images, which the reports do not contain.
    load: (id) =>
      id === empty ? "export default {};\nexport const decode = () => { throw new Error('This module is not shipped'); };" : null,
  };
}
