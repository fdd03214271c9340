/** A guard of the data on a device: where it stands, what the code is without it, and the test that must then turn red. */
export interface Guard {
  /** The fault it is there for. */
  readonly name: string;
  readonly file: string;
  readonly guard: string;
  readonly without: string;
  readonly test: string;
  /** Tests of that title only. */
  readonly title?: string;
}

export const guards: readonly Guard[] = [
  {
    name: 'store emptied, nobody signed in: the mark outside IndexedDB',
    file: 'src/app/device/recordsMark.ts',
    guard: 'else if (had > 0) await noteEmptied(view, had);',
    without: 'else if (had > 1e9) await noteEmptied(view, had);',
    test: 'tests/unit/app/device/recordsMark.test.ts',
  },
  {
    name: 'store emptied, signed in: emptied is not deleted',
    file: 'src/sync/step/round.ts',
    guard: 'const emptied = !hasConfirmed && (found === null ? hadRecords : found.version > 0);',
    without: 'const emptied = hadRecords && found !== null && found.version < 0;',
    test: 'tests/unit/sync/createSync.test.ts',
    title: 'storage was emptied',
  },
  {
    name: 'migration: what cannot be read is taken along',
    file: 'src/data/collections/older/migrateOlder.ts',
    guard: 'if (!isObject(body)) return unreadable(',
    without: "if (!isObject(body)) return null as never; if (older['id'] === '') return unreadable(",
    test: 'tests/unit/data/faults/unreadable.test.ts',
    title: 'takes along',
  },
  {
    name: 'migration: what could not be looked at is not taken for empty',
    file: 'src/data/collections/older/migrateOlderDatabase.ts',
    guard: "const isThere = older.backendDB().objectStoreNames.contains('docs');",
    without: "const isThere = older.tables.some((table) => table.name === 'docs');",
    test: 'tests/unit/data/faults/migrating.test.ts',
    title: 'could not be looked at',
  },
  {
    name: 'migration: the older documents go only when all of them are in their new place',
    file: 'src/data/collections/older/migrateOlderDatabase.ts',
    guard: 'if (left.length === 0) await docs.clear();',
    without: 'await docs.clear();',
    test: 'tests/unit/data/faults/migrating.test.ts',
    title: 'older tab writes',
  },
  {
    name: 'migration throwing: the stores do not count as open',
    file: 'src/data/commands/createDataWorker.ts',
    guard: 'return { ok: false, message: openFailure(cause) };',
    without: 'return { ok: true };',
    test: 'tests/unit/data/commands/dataWorker.test.ts',
    title: 'refuses storage',
  },
  {
    name: 'worker that never answers: the heartbeat and the time limit',
    file: 'src/bridge/workerClient.ts',
    guard: 'const timer = setTimeout(onTimeout, limit);',
    without: 'const timer = setTimeout(onTimeout, 2 ** 31 - 1);',
    test: 'tests/unit/bridge/workerClient.test.ts',
  },
  {
    name: 'store that never answers: said within five seconds',
    file: 'src/ui/features/frame/opening/followOpening.ts',
    guard: "setTimeout(() => show({ kind: 'slow' }), slowAfterMs)",
    without: "setTimeout(() => show({ kind: 'slow' }), 2 ** 31 - 1)",
    test: 'tests/unit/ui/features/frame/opening/followOpening.test.ts',
  },
  {
    name: 'worker that dies without a word: the heartbeat counts its silence',
    file: 'src/bridge/heartbeat.ts',
    guard: 'if (state.missed >= allowed) ',
    without: 'if (state.missed >= 1e9) ',
    test: 'tests/unit/bridge/workerClient.test.ts',
    title: 'without any event',
  },
  {
    name: 'half-deployed release: a page of another build is not taken',
    file: 'workers/files/wholeAnswer.ts',
    guard: '(!isPage(url) || (await response.clone().text()).includes(`name="build" content="${build}"`))',
    without: 'build.length > 0',
    test: 'tests/unit/workers/files/keptFiles.test.ts',
    title: 'of another release',
  },
  {
    name: 'half-deployed release: a page in the place of a file is not taken',
    file: 'workers/files/wholeAnswer.ts',
    guard: "(isPage(url) || !type.startsWith('text/html'))",
    without: 'type.length > 0',
    test: 'tests/unit/workers/files/keptFiles.test.ts',
    title: 'is answered with the page',
  },
  {
    name: 'two tabs: a frozen one has the lead taken from it',
    file: 'src/sync/transport/leadership.ts',
    guard: "void hold(state, options, 'steal');",
    without: '',
    test: 'tests/unit/sync/transport/leadership.test.ts',
    title: 'taken from a frozen tab',
  },
  {
    name: 'two tabs: a frozen one does not act as the leader when it wakes',
    file: 'src/sync/transport/leadership.ts',
    guard: 'holds: () => state.holds && elapsed() - state.lastBeat < leaseFor,',
    without: 'holds: () => state.holds,',
    test: 'tests/unit/sync/transport/leadership.test.ts',
    title: 'tab that slept alone',
  },
  {
    name: 'older tab beside newer stores: it writes no more',
    file: 'src/data/collections/older/newerBuild.ts',
    guard: 'isNewerHere = true;',
    without: '',
    test: 'tests/unit/data/faults/newerBuild.test.ts',
  },
  {
    name: 'killed while saving: a write is answered once it is flushed',
    file: 'src/data/collections/database.ts',
    guard: "chromeTransactionDurability: 'strict'",
    without: "chromeTransactionDurability: 'relaxed'",
    test: 'tests/unit/data/faults/durable.test.ts',
  },
  {
    name: 'bad records: a body is read before it counts',
    file: 'src/data/collections/unreadable.ts',
    guard: "const reason = record === null ? 'it is not a record' : problemOf(record);",
    without: "const reason = record === null ? 'it is not a record' : null;",
    test: 'tests/unit/data/faults/unreadable.test.ts',
    title: 'set aside',
  },
  {
    name: 'full disk: an error within many is told as what it is',
    file: 'src/data/storageFailure.ts',
    guard: '[under, ...failures]',
    without: '[under]',
    test: 'tests/unit/data/storageFailure.test.ts',
  },
  {
    name: 'backup cut on its way: its end counts its lines',
    file: 'src/sync/backup/readBackup.ts',
    guard: 'return isWhole ? ok(null) : err(notWhole);',
    without: 'return isWhole || count >= 0 ? ok(null) : err(notWhole);',
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'is refused',
  },
  {
    name: 'restore: what is newer here stays',
    file: 'src/sync/backup/planRecord.ts',
    guard: 'if (current.base?.mid === kept.mid || knows(current, kept)) return',
    without: "if (current.id === '') return",
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'newer here',
  },
  {
    name: 'restore: the way back is on disk before the restore',
    file: 'src/sync/backup/restoreBackup.ts',
    guard: 'if (undo.length > 0) await keepUndo(',
    without: 'if (undo.length > 1e9) await keepUndo(',
    test: 'tests/unit/sync/backup/backup.test.ts',
    title: 'can be taken back',
  },
];
