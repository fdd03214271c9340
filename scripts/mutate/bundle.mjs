import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import * as fastCheck from 'fast-check';
import { build } from 'vite';
import { createSuite } from './suite.mjs';

/**
 * The maximum number of cases per property test. The cases are always the same: every mutant runs against all of them, and most mutants are
 * killed by the first.
 */
const mostCases = 15;

fastCheck.configureGlobal({ numRuns: mostCases, seed: 20_261_120, endOnFailure: true });

const entry = 'virtual:tests';
const begin = 'virtual:begin';

/**
 * The matching test files and the source they import, as one script. Running it takes milliseconds, so every mutant can have its own
 * modules. `plugins` may change the source. Resolves to a function that runs the script and resolves to the tests.
 */
export async function bundleTests(patterns, plugins = []) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entryOf(patterns), fewerCases, ownAddress, ...plugins],
    ssr: { external: true },
    build: {
      write: false,
      minify: false,
      ssr: true,
      target: 'node20',
      rolldownOptions: { input: entry, external: [begin], output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const script = new vm.Script(`(function (require, exports) {${output[0].code}\n})`, { filename: 'tests.cjs' });
  const requirePackage = createRequire(join(process.cwd(), 'package.json'));
  return async () => {
    const { tests, beginFile, api } = createSuite();
    const given = { vitest: api, 'fast-check': fastCheck, [begin]: { beginFile } };
    const exports = {};
    script.runInThisContext()((name) => given[name] ?? requirePackage(name), exports);
    await exports.loaded;
    return tests;
  };
}

/** Loads the test files one by one, announcing each before it loads. */
const entryOf = (patterns) => ({
  name: 'tests-entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) =>
    id === entry
      ? `import { beginFile } from '${begin}';
         const files = import.meta.glob(${JSON.stringify(patterns.map((pattern) => `/${pattern}`))});
         export const loaded = (async () => { for (const path in files) { beginFile(path); await files[path](); } })();`
      : null,
});

/** Limits property tests to the maximum number of cases, and simulations to a tenth of their paths. */
const fewerCases = {
  name: 'fewer-cases',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.test.ts')
      ? code
          .replaceAll(/numRuns: (\d+)/g, (_, cases) => `numRuns: ${Math.min(mostCases, cases)}`)
          .replaceAll(/paths: (\d\d[\d_]*)/g, (_, paths) => `paths: ${Math.ceil(Number(paths.replaceAll('_', '')) / 10)}`)
      : null,
};

/** Gives each test file its own URL, because some tests read a neighbouring file, and the bundle has only one URL. */
const ownAddress = {
  name: 'own-address',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.test.ts') ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) : null),
};
