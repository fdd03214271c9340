import type { createDataWorker } from '../../src/data/commands/createDataWorker.ts';
import { freshRealms } from './freshRealms.ts';

const starting = freshRealms();

/**
 * A data worker in a realm of its own, as in a browser, for tests with several devices or tabs. RxDB's open-source core allows 13 open
 * collections in one realm, which is fewer than two workers need.
 */
export const separateDataWorker = async (...given: Parameters<typeof createDataWorker>): Promise<ReturnType<typeof createDataWorker>> =>
  (await starting)().createDataWorker(...given);
