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
    name: 'store emptied, nobody signed in: the mark outside IndexedDB',
    file: 'src/app/device/storageEviction.ts',
    within: 'keep',
    removal: { kind: 'if', does: 'recordStorageEviction', becomes: false },
    test: 'tests/unit/app/device/storageEviction.test.ts',
  },
  {
    name: 'store emptied, signed in: emptied is not deleted',
    file: 'src/sync/step/round.ts',
    within: 'loaded',
    removal: { kind: 'variable', of: 'emptied', becomes: 'false' },
    test: 'tests/unit/sync/createSync.test.ts',
    title: 'storage was emptied',
  },
  {
    name: 'opening fails: the stores do not count as open',
    file: 'src/data/commands/createDataWorker.ts',
    within: 'open',
    removal: { kind: 'statement', of: 'openFailure', becomes: 'return { ok: true };' },
    test: 'tests/unit/data/commands/dataWorker.test.ts',
    title: 'refuses storage',
  },
  {
    name: 'worker that never answers: the heartbeat and the time limit',
    file: 'src/bridge/workerClient.ts',
    within: 'request',
    removal: { kind: 'argument', of: 'setTimeout', at: 1, becomes: '2 ** 31 - 1' },
    test: 'tests/unit/bridge/workerClient.test.ts',
  },
  {
    name: 'store that never answers: said within five seconds',
    file: 'src/ui/features/frame/opening/followOpening.ts',
    within: 'followOpening',
    removal: { kind: 'argument', of: 'setTimeout', at: 1, becomes: '2 ** 31 - 1' },
    test: 'tests/unit/ui/features/frame/opening/followOpening.test.ts',
  },
  {
    name: 'worker that dies without a word: the heartbeat counts its silence',
    file: 'src/bridge/heartbeat.ts',
    within: 'beat',
    removal: { kind: 'if', does: 'judgeSilence', becomes: false },
    test: 'tests/unit/bridge/workerClient.test.ts',
    title: 'without any event',
  },
  {
    name: 'half-deployed release: a page of another build is not taken',
    file: 'workers/files/completeResponse.ts',
    within: 'isFileOfBuild',
    removal: { kind: 'side', of: 'includes' },
    test: 'tests/unit/workers/files/cachedFiles.test.ts',
    title: 'of another release',
  },
  {
    name: 'half-deployed release: a page in the place of a file is not taken',
    file: 'workers/files/completeResponse.ts',
    within: 'isWhole',
    removal: { kind: 'side', of: 'startsWith' },
    test: 'tests/unit/workers/files/cachedFiles.test.ts',
    title: 'is answered with the page',
  },
  {
    name: 'two tabs: a frozen one has the lead taken from it',
    file: 'src/sync/transport/leadership.ts',
    within: 'beat',
    removal: { kind: 'statement', of: 'hold', becomes: '' },
    test: 'tests/unit/sync/transport/leadership.test.ts',
    title: 'taken from a frozen tab',
  },
  {
    name: 'two tabs: a frozen one does not act as the leader when it wakes',
    file: 'src/sync/transport/leadership.ts',
    within: 'holds',
    removal: { kind: 'side', of: 'elapsed' },
    test: 'tests/unit/sync/transport/leadership.test.ts',
    title: 'tab that slept alone',
  },
  {
    name: 'two tabs: a record that another tab changed is not written over',
    file: 'src/data/collections/recordWrites.ts',
    within: 'writeOne',
    removal: { kind: 'side', of: 'isExpected' },
    test: 'tests/unit/data/collections/twoTabs.test.ts',
    title: 'is refused',
  },
  {
    name: 'older tab beside newer stores: it writes no more',
    file: 'src/data/view/newerBuild.ts',
    within: 'watchForNewerBuild',
    removal: { kind: 'statement', of: 'isNewerHere', becomes: '' },
    test: 'tests/unit/data/faults/newerBuild.test.ts',
  },
  {
    name: 'killed while saving: a write is answered once it is flushed',
    file: 'src/data/collections/database.ts',
    within: 'openDocuments',
    removal: { kind: 'property', of: 'chromeTransactionDurability', becomes: "'relaxed'" },
    test: 'tests/unit/data/faults/durable.test.ts',
  },
  {
    name: 'bad records: a body is read before it counts',
    file: 'src/data/collections/readableRecords.ts',
    within: 'readableRecordPages',
    removal: { kind: 'variable', of: 'reason', becomes: "record === null ? 'it is not a record' : null" },
    test: 'tests/unit/data/faults/unreadable.test.ts',
    title: 'set aside',
  },
  {
    name: 'full disk: an error among many keeps its kind',
    file: 'src/data/storageFailure.ts',
    within: 'errorsIn',
    removal: { kind: 'variable', of: 'failures', becomes: '[]' },
    test: 'tests/unit/data/storageFailure.test.ts',
  },
  {
    name: 'backup cut on its way: its end counts its lines',
    file: 'src/sync/backup/readBackup.ts',
    within: 'readBackup',
    removal: { kind: 'choice', by: 'isWhole', becomes: true },
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'is refused',
  },
  {
    name: 'restore: what is newer here stays',
    file: 'src/sync/backup/planRestore.ts',
    within: 'planRestore',
    removal: { kind: 'if', asks: 'knows', becomes: false },
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'keeps newer values here',
  },
  {
    name: 'restore: the way back is on disk before the restore',
    file: 'src/sync/backup/restoreBackup.ts',
    within: 'restoreBackup',
    removal: { kind: 'if', does: 'keepUndo', becomes: false },
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'can be taken back',
  },
];
