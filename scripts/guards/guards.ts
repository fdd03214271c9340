import type { Place } from './removeGuard.ts';

/** A guard for the data on a device: where it is, how to remove it, and the test that must then fail. */
export interface Guard extends Place {
  /** The fault it guards against. */
  readonly name: string;
  readonly test: string;
  /** Runs only tests whose title contains this. */
  readonly title?: string;
}

export const guards: readonly Guard[] = [
  {
    name: 'storage cleared while signed out: detected by the mark outside IndexedDB',
    file: 'src/app/device/storageEviction.ts',
    within: 'keep',
    removal: { kind: 'if', does: 'recordStorageEviction', becomes: false },
    test: 'tests/unit/app/device/storageEviction.test.ts',
  },
  {
    name: 'storage cleared while signed in: not synced as deletions',
    file: 'src/sync/step/round.ts',
    within: 'loaded',
    removal: { kind: 'variable', of: 'emptied', becomes: 'false' },
    test: 'tests/unit/sync/createSync.test.ts',
    title: 'storage was emptied',
  },
  {
    name: 'stores fail to open: not reported as open',
    file: 'src/data/commands/createDataWorker.ts',
    within: 'open',
    removal: { kind: 'statement', of: 'openFailure', becomes: 'return { ok: true };' },
    test: 'tests/unit/data/commands/dataWorker.test.ts',
    title: 'refuses storage',
  },
  {
    name: 'worker never answers: detected by heartbeat and timeout',
    file: 'src/bridge/workerClient.ts',
    within: 'request',
    removal: { kind: 'argument', of: 'setTimeout', at: 1, becomes: '2 ** 31 - 1' },
    test: 'tests/unit/bridge/workerClient.test.ts',
  },
  {
    name: 'store never answers: reported within five seconds',
    file: 'src/ui/features/frame/opening/followOpening.ts',
    within: 'followOpening',
    removal: { kind: 'argument', of: 'setTimeout', at: 1, becomes: '2 ** 31 - 1' },
    test: 'tests/unit/ui/features/frame/opening/followOpening.test.ts',
  },
  {
    name: 'worker dies silently: detected by missed heartbeats',
    file: 'src/bridge/heartbeat.ts',
    within: 'beat',
    removal: { kind: 'if', does: 'judgeSilence', becomes: false },
    test: 'tests/unit/bridge/workerClient.test.ts',
    title: 'without any event',
  },
  {
    name: 'half-deployed release: rejects a file from another build',
    file: 'workers/files/completeResponse.ts',
    within: 'isFileOfBuild',
    removal: { kind: 'side', of: 'includes' },
    test: 'tests/unit/workers/files/cachedFiles.test.ts',
    title: 'of another release',
  },
  {
    name: 'half-deployed release: rejects a page served instead of a file',
    file: 'workers/files/completeResponse.ts',
    within: 'isWhole',
    removal: { kind: 'side', of: 'startsWith' },
    test: 'tests/unit/workers/files/cachedFiles.test.ts',
    title: 'is answered with the page',
  },
  {
    name: 'two tabs: a frozen leader loses the lead',
    file: 'src/sync/transport/leadership.ts',
    within: 'beat',
    removal: { kind: 'statement', of: 'hold', becomes: '' },
    test: 'tests/unit/sync/transport/leadership.test.ts',
    title: 'taken from a frozen tab',
  },
  {
    name: 'two tabs: a frozen leader does not act as the leader when it wakes',
    file: 'src/sync/transport/leadership.ts',
    within: 'holds',
    removal: { kind: 'side', of: 'elapsed' },
    test: 'tests/unit/sync/transport/leadership.test.ts',
    title: 'tab that slept alone',
  },
  {
    name: 'two tabs: does not overwrite a record that another tab changed',
    file: 'src/data/collections/recordWrites.ts',
    within: 'writeOne',
    removal: { kind: 'side', of: 'isExpected' },
    test: 'tests/unit/data/collections/twoTabs.test.ts',
    title: 'is refused',
  },
  {
    name: 'older tab with newer stores: stops writing',
    file: 'src/data/view/newerBuild.ts',
    within: 'watchForNewerBuild',
    removal: { kind: 'statement', of: 'isNewerHere', becomes: '' },
    test: 'tests/unit/data/faults/newerBuild.test.ts',
  },
  {
    name: 'killed while saving: a write is acknowledged only once flushed',
    file: 'src/data/collections/database.ts',
    within: 'openDocuments',
    removal: { kind: 'property', of: 'chromeTransactionDurability', becomes: "'relaxed'" },
    test: 'tests/unit/data/faults/durable.test.ts',
  },
  {
    name: 'bad records: a record counts only if its body can be read',
    file: 'src/data/collections/readableRecords.ts',
    within: 'readableRecordPages',
    removal: { kind: 'variable', of: 'reason', becomes: "record === null ? 'its format isn’t valid' : null" },
    test: 'tests/unit/data/faults/unreadable.test.ts',
    title: 'set aside',
  },
  {
    name: 'full disk: recognised among several errors',
    file: 'src/data/storageFailure.ts',
    within: 'errorsIn',
    removal: { kind: 'variable', of: 'failures', becomes: '[]' },
    test: 'tests/unit/data/storageFailure.test.ts',
  },
  {
    name: 'truncated backup: detected by the line count at its end',
    file: 'src/sync/backup/readBackup.ts',
    within: 'readBackup',
    removal: { kind: 'choice', by: 'isWhole', becomes: true },
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'is refused',
  },
  {
    name: 'restore: newer local values stay',
    file: 'src/sync/backup/planRestore.ts',
    within: 'planRestore',
    removal: { kind: 'if', asks: 'knows', becomes: false },
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'keeps newer values here',
  },
  {
    name: 'restore: the undo copy is on disk before the restore',
    file: 'src/sync/backup/restoreBackup.ts',
    within: 'restoreBackup',
    removal: { kind: 'if', does: 'storeUndo', becomes: false },
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'can be undone once restored',
  },
];
