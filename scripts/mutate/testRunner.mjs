import { bundleTests } from './bundle.mjs';
import { roomCalled } from './rooms.mjs';

/**
 * Runs a room's tests for Stryker in its own process: loading the bundle anew for each mutant takes a hundredth of what a worker of
 * Vitest takes, and Stryker's runner for Vitest cannot tell which tests reach a mutant under Vitest 4.
 */
class InProcessTestRunner {
  #load;
  // The instrumented sources look here for the active mutant, and count here what they reach.
  #stryker = (globalThis.__stryker__ ??= {});
  /** What each test took without a mutant, in milliseconds by id: the quick ones go first, and most mutants die of them. */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#load = await bundleTests(roomCalled(process.env.MUTATE_ROOM).tests);
    for (const test of await this.#load()) this.#took.set(test.id, outcomeOf(test).timeSpentMs);
  }

  /** Runs every test without a mutant, and says which mutants each reaches. */
  async dryRun() {
    this.#stryker.activeMutant = undefined;
    this.#stryker.currentTestId = undefined;
    this.#stryker.mutantCoverage = undefined;
    const tests = (await this.#load()).map((test) => {
      this.#stryker.currentTestId = test.id;
      return outcomeOf(test);
    });
    this.#stryker.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: this.#stryker.mutantCoverage };
  }

  /** Runs the tests that reach one mutant until the first fails. A mutant of what runs while modules load is active from the start. */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    const stryker = this.#stryker;
    stryker.hitCount = 0;
    stryker.hitLimit = hitLimit;
    stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const loaded = await this.#loadedOrError();
    if (loaded.error !== undefined) return { status: 'killed', killedBy: [], failureMessage: loaded.error, nrOfTests: 0 };
    stryker.activeMutant = activeMutant.id;
    const asked = testFilter === undefined ? loaded.tests : loaded.tests.filter(({ id }) => testFilter.includes(id));
    const quickFirst = asked.toSorted((one, other) => this.#took.get(one.id) - this.#took.get(other.id));
    return verdictOf(quickFirst, () => stryker.hitCount > hitLimit);
  }

  /** Modules that cannot even be loaded fail every test. */
  async #loadedOrError() {
    try {
      return { tests: await this.#load() };
    } catch (error) {
      return { error: String(error) };
    }
  }
}

function verdictOf(tests, isEndless) {
  let run = 0;
  for (const test of tests) {
    const outcome = outcomeOf(test);
    run += 1;
    if (isEndless()) return { status: 'timeout', reason: 'a mutant was reached far more often than the source is' };
    if (outcome.status === failed) return { status: 'killed', killedBy: [test.id], failureMessage: outcome.failureMessage, nrOfTests: run };
  }
  return { status: 'survived', nrOfTests: run };
}

const [succeeded, failed] = [0, 1];

function outcomeOf({ id, file, body }) {
  const began = performance.now();
  const outcome = (rest) => ({
    id,
    name: id.slice(id.indexOf('#') + 1),
    fileName: file.slice(1),
    timeSpentMs: performance.now() - began,
    ...rest,
  });
  try {
    if (body() instanceof Promise) throw new Error('A test of core answers at once; this one is asynchronous');
    return outcome({ status: succeeded });
  } catch (error) {
    return outcome({ status: failed, failureMessage: String(error) });
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessTestRunner }];
