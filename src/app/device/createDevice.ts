import { dayOf, type Instant } from '../../core/kernel/calendar.ts';
import { err, type Result } from '../../core/kernel/result.ts';
import { waitingPostings } from '../../data/community/waitingPostings.ts';
import { countMedia } from '../../data/device/countPhotosAndVoiceNotes.ts';
import { personOf, workspaceOf } from '../../data/view/viewName.ts';
import type { queryStores } from './queryStores.ts';
import { wipePersonData } from './wipePersonData.ts';
import { documentsOnDevice } from './personDatabases.ts';
import { dumpDatabases } from './dumpDatabases.ts';
import type { Device, UnsyncedData } from '../../ui/hooks/serviceParts.ts';

export interface DeviceContext {
  /** Closes the open workspace. */
  readonly leave: () => void;
  readonly queryStores: typeof queryStores;
  readonly now: () => Instant;
}

type Ask = DeviceContext['queryStores'];

/** Long, because tens of thousands of records are read one by one. */
const patience = { timeoutMs: 60_000 };

/** The actions on one person's data on this device. */
export function createDevice({ leave, queryStores: ask, now }: DeviceContext): Device {
  const countOnlyHere = async (userId: string): Promise<UnsyncedData | null> => {
    try {
      let changes = await waitingPostings(userId);
      let media = 0;
      for (const documents of await workspacesOf(userId)) {
        const unsent = await countUnsent(ask, documents);
        if (unsent === null) return null;
        changes += unsent;
        media += await countMediaOf(documents);
      }
      return { changes, media };
    } catch {
      return null;
    }
  };
  return {
    countOnlyHere,
    exportOnlyHere: async (userId) => (await copiesOf(ask, userId)).map((copy, at) => toFile(copy, at, now())),
    readEverything: (userId) => dumpDatabases(userId),
    forgetInExtension,
    wipe: async (userId, agreed) => {
      const onlyHere = await countOnlyHere(userId);
      if (agreed !== 'everything' && (onlyHere === null || onlyHere.changes + onlyHere.media > agreed))
        return err({ kind: 'only-here', onlyHere });
      leave();
      // A chunk that cannot be loaded must not block the removal. The next start detects that the person connected to the extension has
      // left.
      await forgetInExtension().catch(() => undefined);
      const wiped = await wipePersonData(userId);
      // Also clears the person's data from this page's memory.
      if (wiped.ok) location.replace('/');
      return wiped;
    },
  };
}

/** Loads the schemas on demand, because everything this file imports is part of the first-load code. */
async function forgetInExtension(): Promise<void> {
  const { toExtensionMessage } = await import('../../core/protocol/extensionMessages.ts');
  postMessage(toExtensionMessage({ kind: 'disconnect' }), location.origin);
}

const countUnsent = (ask: Ask, documents: string): Promise<number | null> => ask(documents, (call) => call('countUnsent', [], patience));

/** Queued community posts are not records, so they are copied as stored. If the rest cannot be read, everything is copied as stored. */
async function copiesOf(ask: Ask, userId: string): Promise<readonly Copy[]> {
  const stored = async (): Promise<Copy> => ({ name: 'stored', ending: 'json', content: JSON.stringify(await dumpDatabases(userId)) });
  const copies: Copy[] = [];
  for (const documents of await workspacesOf(userId)) {
    const found = await copyOf(ask, documents);
    if (found === null) return [await stored()];
    copies.push(...found);
  }
  return (await waitingPostings(userId)) > 0 ? [...copies, await stored()] : copies;
}

/** One workspace's part of the copy: its unsent changes, plus a full backup if it has photos or voice notes. */
async function copyOf(ask: Ask, documents: string): Promise<readonly Copy[] | null> {
  const unsent = await countUnsent(ask, documents);
  const text = unsent === 0 ? '' : await ask(documents, (call) => call('exportUnsent', [], patience));
  if (text === null) return null;
  const changes: readonly Copy[] = text === '' ? [] : [{ name: 'unsent', ending: 'json', content: text }];
  if ((await countMediaOf(documents)) === 0) return changes;
  const made = await ask(documents, async (call) => flat(await call('makeBackup', [{ withFiles: true }], patience)));
  return made === null ? null : [...changes, { name: 'backup', ending: 'json.gz', content: made }];
}

interface Copy {
  readonly name: 'unsent' | 'backup' | 'stored';
  readonly ending: 'json' | 'json.gz';
  readonly content: string | Blob;
}

function toFile({ name, ending, content }: Copy, at: number, now: Instant): File {
  const type = ending === 'json' ? 'application/json' : 'application/gzip';
  return new File([content], `yardstick-${name}-${dayOf(now)}${at === 0 ? '' : `-${at + 1}`}.${ending}`, { type });
}

/** Flattens a result nested in another result. */
const flat = <Value, Inner, Outer>(answer: Result<Result<Value, Inner>, Outer>): Result<Value, Inner | Outer> =>
  answer.ok ? answer.value : answer;

/**
 * The names of the documents of a person's workspaces on this device: their own, those of their teams, then the device's workspace from
 * before they signed in.
 */
async function workspacesOf(userId: string): Promise<readonly string[]> {
  return (await Promise.all([userId, null].map((person) => documentsOnDevice(person)))).flat();
}

/** The photos and voice notes are the person's, whichever workspace their deal is in, so they count once. */
const countMediaOf = async (documents: string): Promise<number> => (workspaceOf(documents) === null ? countMedia(personOf(documents)) : 0);
