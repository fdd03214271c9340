/** What a worker's realm runs, for tests that start it anew: bundled and evaluated again, nothing is left of the start before. */
export { createDataWorker } from '../../src/data/commands/createDataWorker.ts';
export { createBackupControl } from '../../src/sync/backup/backupControl.ts';
