import { exposeWorker } from '../src/bridge/exposeWorker.ts';
import { createDataWorker } from '../src/data/commands/createDataWorker.ts';

/** The data worker: RxDB lives here, one worker per tab. */
exposeWorker(createDataWorker());
