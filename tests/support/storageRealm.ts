/** What a worker's realm runs, for tests that start it anew: bundled and evaluated again, nothing is left of the start before. */
export { createDataWorker } from '../../src/data/commands/createDataWorker.ts';
export { createBackupControl } from '../../src/sync/backup/backupControl.ts';
export { changeRecords } from '../../src/data/collections/changeRecord.ts';
export { openDocuments } from '../../src/data/collections/database.ts';
export { readRecords, writeRecords } from '../../src/data/collections/recordWrites.ts';
export { createSyncStore } from '../../src/data/collections/syncStore.ts';
export { ViewDb } from '../../src/data/view/viewDb.ts';
