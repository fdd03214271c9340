import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import { instant } from '../../core/kernel/calendar.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { err, ok } from '../../core/kernel/result.ts';
import { openDocuments, type Documents } from '../collections/database.ts';
import { listingKey, toDealDocument } from '../collections/dealDocument.ts';
import { profileId } from '../collections/profileDocument.ts';
import type { ProfileDocument } from '../collections/profileDocument.ts';
import type { DataWorker, ProfileWritten } from '../dataWorker.ts';
import { storageFailure } from '../storageFailure.ts';
import { dealToRow } from '../view/dealToRow.ts';
import { viewName } from '../view/viewName.ts';
import { ViewDb } from '../view/viewDb.ts';
import { applyDealCommand } from './applyDealCommand.ts';
import type { DealCommand, MutateResult } from './dealCommand.ts';
import { digestOf } from './digest.ts';
import { repairRows } from './repairRows.ts';
import { rescoreRows } from './rescoreRows.ts';

interface Stores {
  readonly documents: Documents;
  readonly view: ViewDb;
}

/** The data worker's whole interface over one person's stores. Calls before `open` are bugs and throw. */
export function createDataWorker(): DataWorker {
  let stores: Promise<Stores> | null = null;
  const opened = (): Promise<Stores> => stores ?? Promise.reject(new Error('The data worker was called before open'));
  return {
    open: async (dbName) => {
      stores ??= openStores(dbName);
      try {
        await stores;
        return { ok: true };
      } catch (cause) {
        stores = null;
        return { ok: false, message: storageFailure(cause).message };
      }
    },
    mutate: async (command) => mutate(await opened(), command),
    readDeal: async (id) => readDeal((await opened()).documents, id),
    findByListing: async (site, listingId) => {
      const found = await (await opened()).documents.deals.findOne({ selector: { listingKey: listingKey(site, listingId) } }).exec();
      return found === null ? null : found.toMutableJSON().deal;
    },
    readProfile: async () =>
      (await (await opened()).documents.profiles.findOne(profileId).exec())?.toMutableJSON().profile ?? standardProfile,
    writeProfile: async (profile: Profile, mid: string, at: Instant) =>
      writeProfile(await opened(), { id: profileId, mid, updatedAt: at, profile }),
    digest: async () => digestOf((await (await opened()).documents.deals.find().exec()).map((found) => found.deal)),
    close: async () => {
      const closing = stores;
      stores = null;
      if (closing === null) return;
      const { documents, view } = await closing;
      view.close();
      await documents.close();
    },
  };
}

async function openStores(dbName: string): Promise<Stores> {
  const view = new ViewDb(viewName(dbName));
  await view.open();
  const documents = await openDocuments(dbName);
  await repairRows(documents, view);
  return { documents, view };
}

async function readDeal(documents: Documents, id: string): Promise<Deal | null> {
  const found = await documents.deals.findOne(id).exec();
  return found === null ? null : found.toMutableJSON().deal;
}

/** Answers once the profile is on disk and every row is scored by it. */
async function writeProfile({ documents, view }: Stores, written: ProfileDocument): Promise<ProfileWritten> {
  try {
    await documents.profiles.upsert(written);
    return ok({ rescored: await rescoreRows({ documents, view, profile: written.profile, at: instant(written.updatedAt) }) });
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** Writes the document, then its row; answers when both are on disk. A row that fails is rebuilt at the next start. */
async function mutate({ documents, view }: Stores, command: DealCommand): Promise<MutateResult> {
  try {
    const written = await write(documents, command);
    if (!written.ok) return written;
    await view.transaction('rw', view.rows, async () => {
      await view.rows.put(dealToRow(written.value, await view.rows.get(written.value.id)));
    });
    return written;
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** Applies the command to the newest state, also when another command or another tab writes the same deal meanwhile. */
async function write(documents: Documents, command: DealCommand): Promise<MutateResult> {
  if (command.type === 'deal/add') {
    const kept = await documents.deals.insertIfNotExists(toDealDocument(command.deal));
    return ok(kept.toMutableJSON().deal);
  }
  const id = 'deal' in command ? command.deal.id : command.id;
  const found = await documents.deals.findOne(id).exec();
  if (found === null) return applyDealCommand(null, command);
  let result: MutateResult = err({ kind: 'not-found', id });
  await found.incrementalModify((document) => {
    result = applyDealCommand(document.deal, command);
    return result.ok ? Object.assign(document, toDealDocument(result.value)) : document;
  });
  return result;
}
