import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { instant, type Instant } from '../../core/kernel/calendar.ts';
import { err, ok } from '../../core/kernel/result.ts';
import type { DigestRecord } from '../../core/protocol/digest.ts';
import { collectionNames } from '../../core/protocol/syncRow.ts';
import { createAlertCommands } from '../alerts/alertCommands.ts';
import { workspaceOf } from '../view/viewName.ts';
import { createCopyCommands } from './copies/copyCommands.ts';
import type { Documents } from '../collections/database.ts';
import { dealsOf, liveDeal, recordToDeal } from '../collections/dealRecord.ts';
import { knownChildrenOf } from '../collections/families.ts';
import { listingKey } from '../collections/recordDocument.ts';
import { recordOfListing, recordPages } from '../collections/recordQueries.ts';
import { changedBy, changeRecord, changeRecords, onlyAnswer, type Changed, type RecordChange } from '../collections/recordWrites.ts';
import type { DataWorker, ProfileWritten } from '../dataWorker.ts';
import { withoutConflicts } from '../records/conflictHistory.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import { openFailure, storageFailure } from '../storageFailure.ts';
import { createCommentCommands } from './commentCommands.ts';
import { dealChange } from './dealChange.ts';
import { dealIdOf, type DataFailure, type DealCommand, type ManyMutated, type MutateResult } from './dealCommand.ts';
import { readDeletedDeal } from './deletedDeal.ts';
import { stateHashOf } from './digest.ts';
import { createItemCommands } from './itemCommands.ts';
import { openStores, type DataListener } from './openStores.ts';
import { profileId, readProfile, storedProfile } from './profileRecord.ts';
import { readChanges } from './readChanges.ts';
import { rescoreRows } from './rescoreRows.ts';
import { rowMaker } from './rowMaker.ts';
import { createSyncReview } from './syncReview.ts';
import type { Stores } from './stores.ts';

const nobody: DataListener = { opened: () => {}, closing: () => {}, writeBegan: () => {}, writeEnded: () => {} };

/** The data worker's whole interface to one person's stores. Calling it before `open` is a bug and throws. */
export function createDataWorker(listener: DataListener = nobody, wall: () => number = Date.now): DataWorker {
  let stores: Promise<Stores> | null = null;
  const opened = (): Promise<Stores> => stores ?? Promise.reject(new Error('The data worker was called before open'));
  const inTurn = oneByOne();
  const mutateAll = async (commands: readonly DealCommand[]): Promise<readonly MutateResult[]> => {
    const open = await opened();
    return inTurn(() => mutate(open, commands));
  };
  return {
    open: async (dbName) => {
      stores ??= openStores(dbName, listener, wall);
      try {
        await stores;
        return { ok: true };
      } catch (cause) {
        stores = null;
        return { ok: false, message: openFailure(cause) };
      }
    },
    mutate: async (command) => onlyAnswer(await mutateAll([command])),
    mutateMany: async (commands) => toManyMutated(commands, await mutateAll(commands)),
    ...createItemCommands(opened),
    ...createCommentCommands(opened),
    ...createAlertCommands(opened),
    readDeal: async (id) => liveDeal((await opened()).documents, id),
    readDeletedDeal: async (id) => readDeletedDeal(await opened(), id),
    readChanges: async (id) => readChanges(await opened(), id),
    readDeals: async (ids) => dealsOf((await opened()).documents, ids),
    rescore: async (ids, at) => rescore(await opened(), ids, at),
    findByListing: async (site, listingId) => findByListing((await opened()).documents, listingKey(site, listingId)),
    readProfile: async () => readProfile(await opened()),
    readWorkspaceProfile: async () => readWorkspaceProfile((await opened()).documents),
    removeWorkspaceProfile: async (mid, at) => writeProfile(await opened(), { profile: null, mid, at }),
    writeProfile: async (profile: Profile, mid: string, at: Instant) => writeProfile(await opened(), { profile, mid, at }),
    digest: async () => digest((await opened()).documents),
    ...createSyncReview(opened),
    ...createCopyCommands(opened),
    close: async () => {
      const closing = stores;
      stores = null;
      if (closing === null) return;
      listener.closing();
      const { documents, view } = await closing;
      view.close();
      await documents.close();
    },
  };
}

/** Runs work after all earlier work has ended, so that commands take effect in call order. */
function oneByOne(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

async function findByListing(documents: Documents, key: string): Promise<Deal | null> {
  const found = await recordOfListing(documents, key);
  return found === null || found.deleted ? null : recordToDeal(found);
}

async function digest(documents: Documents): Promise<{ readonly count: number; readonly hash: string }> {
  const alive: DigestRecord[] = [];
  for (const coll of collectionNames) {
    for await (const records of recordPages(documents, coll)) {
      for (const { id, mid, deleted } of records) if (!deleted) alive.push({ coll, id, mid });
    }
  }
  return { count: alive.filter(({ coll }) => coll === 'deals').length, hash: stateHashOf(alive) };
}

/** The profile of a team workspace. Null if there is none. */
async function readWorkspaceProfile(documents: Documents): Promise<Profile | null> {
  return workspaceOf(documents.name) === null ? null : ((await storedProfile(documents))?.profile ?? null);
}

interface WrittenProfile {
  /** Null removes it. */
  readonly profile: Profile | null;
  readonly mid: string;
  readonly at: Instant;
}

/** Resolves once the profile is on disk and every row has been scored with it. */
async function writeProfile(stores: Stores, { profile, mid, at }: WrittenProfile): Promise<ProfileWritten> {
  try {
    const change = (before: SyncedRecord | null) => ok(profile === null ? null : { ...withoutConflicts(before?.doc ?? {}), ...profile });
    await changeRecord(stores, { coll: 'profiles', id: profileId, mid, at, change });
    return ok(await rescoreRows({ ...stores, at: instant(at) }));
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

async function rescore({ documents, view, mayWrite }: Stores, ids: readonly string[], at: Instant): Promise<ProfileWritten> {
  try {
    mayWrite();
    return ok(await rescoreRows({ documents, view, at: instant(at), ids }));
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** Writes the documents, then their rows. Resolves once all are on disk. A failed row is rebuilt at the next start. */
async function mutate(stores: Stores, commands: readonly DealCommand[]): Promise<readonly MutateResult[]> {
  try {
    const answers = await changeRecords(stores, await Promise.all(commands.map((command) => changeOf(stores, command))));
    const changed = changedBy(answers);
    if (changed.length > 0) await showChanged(stores, changed);
    // For a deleted deal, the result is its last state.
    return answers.map((answer) =>
      answer.ok ? ok(recordToDeal((answer.value.after.deleted && answer.value.before) || answer.value.after)) : answer,
    );
  } catch (cause) {
    const failure = err(storageFailure(cause));
    return commands.map(() => failure);
  }
}

const toManyMutated = (commands: readonly DealCommand[], answers: readonly MutateResult[]): ManyMutated => ({
  written: answers.flatMap((answer) => (answer.ok ? [answer.value.id] : [])),
  failed: answers.flatMap((answer, place) =>
    answer.ok ? [] : commands.slice(place, place + 1).map((command) => ({ id: dealIdOf(command), failure: answer.error })),
  ),
});

const changeOf = async ({ documents, view }: Stores, command: DealCommand): Promise<RecordChange<DataFailure>> => ({
  ...dealChange(command),
  knownChildren: command.type === 'deal/delete' ? await knownChildrenOf(documents, view, command.id) : [],
});

/** Scores the rows of changed deals. Rows of deleted deals are removed from lists and screens. */
async function showChanged({ documents, view, wall }: Stores, changed: readonly Changed[]): Promise<void> {
  const newest = [...new Map(changed.map(({ after }) => [after.id, after])).values()];
  const toRow = rowMaker(await readProfile({ documents, view }), wall());
  const rows = newest.flatMap((record) => (record.deleted ? [] : [toRow(recordToDeal(record))]));
  const gone = newest.flatMap(({ id, deleted }) => (deleted ? [id] : []));
  await view.transaction('rw', view.rows, view.outcomes, async () => {
    await view.rows.bulkPut(rows);
    await view.rows.bulkDelete(gone);
    await view.outcomes.bulkDelete(gone);
  });
}
