import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { instant } from '../../core/kernel/calendar.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { DigestRecord } from '../../core/protocol/digest.ts';
import { collectionNames } from '../../core/protocol/syncRow.ts';
import { createAlertCommands } from '../alerts/alertCommands.ts';
import { adoptRecords } from '../collections/adoptRecords.ts';
import { changeRecords, type Changed, type RecordChange } from '../collections/changeRecord.ts';
import { openDocuments, type Documents } from '../collections/database.ts';
import { dealsOf, liveDeal, recordToDeal } from '../collections/dealRecord.ts';
import { knownChildrenOf } from '../collections/families.ts';
import { listingKey } from '../collections/recordDocument.ts';
import { recordOfListing, recordsInTurn } from '../collections/recordQueries.ts';
import type { DataWorker, ProfileWritten } from '../dataWorker.ts';
import { withoutLost } from '../records/setAside.ts';
import { isNewlyPending } from '../records/syncedRecord.ts';
import { openFailure, storageFailure } from '../storageFailure.ts';
import { countRows } from '../view/rows/readRows.ts';
import { putRows, removeRows } from '../view/rows/writeRows.ts';
import { onClosedByBrowser } from '../view/closedByBrowser.ts';
import { watchForNewerBuild } from '../view/newerBuild.ts';
import { viewName } from '../view/viewName.ts';
import { ViewDb } from '../view/viewDb.ts';
import { dealIdOf, type DealCommand, type ManyMutated, type MutateResult } from './dealCommand.ts';
import { dealChange } from './dealChange.ts';
import { readDeletedDeal } from './deletedDeal.ts';
import { createItemCommands } from './items/itemCommands.ts';
import { repairItems } from './items/repairItems.ts';
import { stateHashOf } from './digest.ts';
import { inBatches } from './inBatches.ts';
import { repairRows } from './repairRows.ts';
import { rescoreRows } from './rescoreRows.ts';
import { createSyncReview } from './syncReview.ts';
import { profileId, readProfile } from './profileRecord.ts';
import { rowMaker } from './rowMaker.ts';
import { writerOf } from './writer.ts';

/** What the worker's other half, the sync, is told. Between `writeBegan` and `writeEnded` nothing may be called synced. */
export interface DataListener {
  readonly opened: (stores: OpenStores) => void;
  readonly closing: () => void;
  /** A newer build has the stores: whatever writes by itself must end, reading goes on. */
  readonly outdated?: () => void;
  /** The browser closed the stores, as it does when it empties them. RxDB does not open them again in this realm. */
  readonly lost?: () => void;
  readonly writeBegan: () => void;
  /** `added` records wait to be sent that did not before. Others may be on their way: then a write began before this one is said to have ended. */
  readonly writeEnded: (added: number) => void;
}

export interface OpenStores {
  readonly documents: Documents;
  readonly view: ViewDb;
}

/** The stores and the one way to change them. */
export type Stores = OpenStores & { readonly change: ChangeRecord; readonly show: ShowDeal; readonly mayWrite: () => void };
type ShowDeal = (written: Deal) => Promise<null>;
type ChangeRecord = <Failure>(change: RecordChange<Failure>) => Promise<Result<Changed, Failure>>;

const nobody: DataListener = { opened: () => {}, closing: () => {}, writeBegan: () => {}, writeEnded: () => {} };

/** The data worker's whole interface over one person's stores. Calls before `open` are bugs and throw. */
export function createDataWorker(listener: DataListener = nobody, wall: () => number = Date.now): DataWorker {
  let stores: Promise<Stores> | null = null;
  const opened = (): Promise<Stores> => stores ?? Promise.reject(new Error('The data worker was called before open'));
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
    mutate: async (command) => mutate(await opened(), command),
    mutateMany: async (commands) => mutateMany(await opened(), commands),
    ...createItemCommands(opened),
    ...createAlertCommands(opened),
    readDeal: async (id) => liveDeal((await opened()).documents, id),
    readDeletedDeal: async (id) => readDeletedDeal(await opened(), id),
    readDeals: async (ids) => dealsOf((await opened()).documents, ids),
    rescore: async (ids, at) => rescore(await opened(), ids, at),
    findByListing: async (site, listingId) => findByListing((await opened()).documents, listingKey(site, listingId)),
    readProfile: async () => readProfile((await opened()).documents),
    writeProfile: async (profile: Profile, mid: string, at: Instant) => writeProfile(await opened(), { profile, mid, at }),
    digest: async () => digest((await opened()).documents),
    ...createSyncReview(opened),
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

/** Every deal of the person is read for it, which takes a second where there are thousands. */
const afterFirstScreenMs = 3_000;

/** The stores were closed, full or silent. A full device must still show what it has. */
const nextStart = (cause: unknown): void => {
  if (!(cause instanceof Error && cause.name === 'DatabaseClosedError')) console.warn('Left for the next start', cause);
};

async function openStores(dbName: string, listener: DataListener, wall: () => number): Promise<Stores> {
  const view = new ViewDb(viewName(dbName));
  try {
    await view.open();
    return await openOver({ view, dbName, listener, wall });
  } catch (cause) {
    view.close();
    throw cause;
  }
}

interface Opening {
  readonly view: ViewDb;
  readonly dbName: string;
  readonly listener: DataListener;
  /** Epoch milliseconds: the day whose rules rows are scored by. */
  readonly wall: () => number;
}

async function openOver({ view, dbName, listener, wall }: Opening): Promise<Stores> {
  const mayWrite = watchForNewerBuild(view, () => listener.outdated?.());
  onClosedByBrowser(view, () => listener.lost?.());
  const documents = await openDocuments(dbName);
  // What cannot be moved now stays where it is, and is found again at the next start.
  const adopted = await adoptRecords(documents).catch(nextStart);
  // What was adopted and an emptied view are shown at once; otherwise the rows are looked over when the first screen has been painted.
  if ((adopted ?? 0) > 0 || (await countRows(view)) === 0) await repairRows(documents, view, wall());
  else setTimeout(() => void repairWhenQuiet({ documents, view, mayWrite }, wall).catch(nextStart), afterFirstScreenMs);
  await repairItems(documents, view).catch(nextStart);
  const stores = { documents, view };
  listener.opened(stores);
  return { ...stores, change: watched({ ...stores, mayWrite }, listener), show: rowsOf(stores, wall), mayWrite };
}

type Writable = Pick<Stores, 'documents' | 'view' | 'mayWrite'>;

async function repairWhenQuiet({ documents, view, mayWrite }: Writable, wall: () => number): Promise<void> {
  mayWrite();
  await repairRows(documents, view, wall());
}

/** So many changes a write at most: what is done at once stays a matter of some hundred milliseconds. */
const changesTogether = 500;

/**
 * Every change of the person goes through here: the sync knows of it before it is on disk and after. Those that pile up share a write and
 * a word to the sync: ten thousand words, each of which becomes a status that is kept, took seven times as long as the writes themselves.
 */
function watched({ documents, view, mayWrite }: Writable, listener: DataListener): ChangeRecord {
  let given = 0;
  const ended = (changes: number, added: number): void => {
    given -= changes;
    // The others are under way before these are not.
    if (given > 0) listener.writeBegan();
    listener.writeEnded(added);
  };
  const write = inBatches(changesTogether, async (changes: readonly RecordChange<unknown>[]) => {
    let added = 0;
    try {
      mayWrite();
      const answers = await changeRecords(documents, await writerOf(view), changes);
      added = answers.filter((answer) => answer.ok && isNewlyPending(answer.value.before, answer.value.after)).length;
      return answers;
    } finally {
      ended(changes.length, added);
    }
  });
  return async <Failure>(change: RecordChange<Failure>) => {
    given += 1;
    if (given === 1) listener.writeBegan();
    return (await write(change)) as Result<Changed, Failure>;
  };
}

/** The rows of deals just written; like the deals themselves, those that pile up share a write. */
const rowsOf = ({ documents, view }: OpenStores, wall: () => number): ShowDeal =>
  inBatches(changesTogether, async (written: readonly Deal[]) => {
    const newest = [...new Map(written.map((deal) => [deal.id, deal])).values()];
    await putRows(view, newest.map(rowMaker(await readProfile(documents), wall())));
    return written.map(() => null);
  });

async function findByListing(documents: Documents, key: string): Promise<Deal | null> {
  const found = await recordOfListing(documents, key);
  return found === null || found.deleted ? null : recordToDeal(found);
}

async function digest(documents: Documents): Promise<{ readonly count: number; readonly hash: string }> {
  const alive: DigestRecord[] = [];
  for (const coll of collectionNames) {
    for await (const records of recordsInTurn(documents, coll)) {
      for (const { id, mid, deleted } of records) if (!deleted) alive.push({ coll, id, mid });
    }
  }
  return { count: alive.filter(({ coll }) => coll === 'deals').length, hash: stateHashOf(alive) };
}

interface WrittenProfile {
  readonly profile: Profile;
  readonly mid: string;
  readonly at: Instant;
}

/** Answers once the profile is on disk and every row is scored by it. */
async function writeProfile({ documents, view, change }: Stores, { profile, mid, at }: WrittenProfile): Promise<ProfileWritten> {
  try {
    await change({ coll: 'profiles', id: profileId, mid, at, change: (before) => ok({ ...withoutLost(before?.doc ?? {}), ...profile }) });
    return ok(await rescoreRows({ documents, view, at: instant(at) }));
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

/** Writes the document, then its row; answers when both are on disk. A row that fails is rebuilt at the next start. */
async function mutate(stores: Stores, command: DealCommand): Promise<MutateResult> {
  try {
    const knownChildren = command.type === 'deal/delete' ? await knownChildrenOf(stores.documents, stores.view, command.id) : [];
    const written = await stores.change({ ...dealChange(command), knownChildren });
    if (!written.ok) return written;
    const { before, after } = written.value;
    if (after.deleted) return before === null ? err({ kind: 'not-found', id: after.id }) : await forgotten(stores, recordToDeal(before));
    const deal = recordToDeal(after);
    await stores.show(deal);
    return ok(deal);
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** Takes what lists and screens hold of a deleted deal away. */
async function forgotten({ view }: Stores, deal: Deal): Promise<MutateResult> {
  await view.transaction('rw', view.rows, view.outcomes, async () => {
    await removeRows(view, [deal.id]);
    await view.outcomes.delete(deal.id);
  });
  return ok(deal);
}

/** Each whole and in order; they share writes, and what fails holds up nothing. */
async function mutateMany(stores: Stores, commands: readonly DealCommand[]): Promise<ManyMutated> {
  const answers = await Promise.all(commands.map(async (command) => ({ command, answer: await mutate(stores, command) })));
  return {
    written: answers.flatMap(({ answer }) => (answer.ok ? [answer.value.id] : [])),
    failed: answers.flatMap(({ command, answer }) => (answer.ok ? [] : [{ id: dealIdOf(command), failure: answer.error }])),
  };
}
