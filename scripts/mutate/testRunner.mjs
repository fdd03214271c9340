import { bundleTests } from './bundle.mjs';
import { roomCalled } from './rooms.mjs';

/**
 * Runs a room's tests inside the process that Stryker starts for this runner, without Vitest workers. Reloading the bundle for each mutant
 * takes a hundredth of the time that a Vitest worker needs. Under Vitest 4, Stryker's Vitest runner cannot tell which tests reach a mutant.
 */
class InProcessTestRunner {
  #load;
  // The instrumented sources read the active mutant and count coverage here.
  #stryker = (globalThis.__stryker__ ??= {});
  /** The time each test takes without a mutant, in milliseconds by id. The fastest tests run first, and they kill most mutants. */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#load = await bundleTests(roomCalled(process.env.MUTATE_ROOM).tests);
    for (const test of await this.#load()) this.#took.set(test.id, outcomeOf(test).timeSpentMs);
  }

  /** Runs every test without a mutant, and reports which mutants each reaches. */
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

  /** Runs the tests that reach one mutant until one of them fails. A mutant in code that runs at import is active from the start. */
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

  /** The tests, or the error if the modules failed to load. That error kills the mutant. */
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
    if (isEndless()) return { status: 'timeout', reason: 'the mutated code was reached far more often than in the original source' };
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
    if (body() instanceof Promise) throw new Error('Core tests must be synchronous, but this one is asynchronous');
    return outcome({ status: succeeded });
  } catch (error) {
    return outcome({ status: failed, failureMessage: String(error) });
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessTestRunner }];
