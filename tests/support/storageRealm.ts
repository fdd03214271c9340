/** What a worker's realm runs, for tests that start it anew: bundled and evaluated again, nothing is left of the start before. */
export { createDataWorker } from '../../src/data/commands/createDataWorker.ts';
export { createFileCalls } from '../../src/sync/fileCalls.ts';
export { openDocuments } from '../../src/data/collections/database.ts';
export { changeRecords, readRecords, writeRecords } from '../../src/data/collections/recordWrites.ts';
export { createSyncStore } from '../../src/data/collections/syncStore.ts';
export { ViewDb } from '../../src/data/view/viewDb.ts';
