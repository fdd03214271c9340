/**
 * The code of a worker's realm, for tests that restart it. It is bundled and evaluated again, so no state remains from the previous start.
 */
export { createDataWorker } from '../../src/data/commands/createDataWorker.ts';
export { createFileCalls } from '../../src/sync/fileCalls.ts';
export { openDocuments } from '../../src/data/collections/database.ts';
export { changeRecords, readRecords, writeRecords } from '../../src/data/collections/recordWrites.ts';
export { createSyncStore } from '../../src/data/collections/syncStore.ts';
export { ViewDb } from '../../src/data/view/viewDb.ts';
