import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '../../../../src/core/kernel/result.ts';
import { backUpToFile, type AutomaticBackup } from '../../../../src/data/device/automaticBackup.ts';
import * as state from '../../../../src/data/view/cached/backupState.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';

afterEach(() => vi.restoreAllMocks());

/** A chosen file on a disk that records each closed write. The test's IndexedDB cannot store the browser's own handle. */
function chosenFile(permission: PermissionState, fails = false) {
  const disk: Blob[] = [];
  let given: Blob | null = null;
  const handle = {
    queryPermission: async () => permission,
    createWritable: async () => {
      if (fails) throw new DOMException('', 'NotFoundError');
      return { write: async (blob: Blob) => void (given = blob), close: async () => void (given === null ? 0 : disk.push(given)) };
    },
  } as unknown as FileSystemFileHandle;
  return { disk, handle };
}

function context(handle: FileSystemFileHandle | null, hash: string): AutomaticBackup {
  let file: state.BackupFile | null = handle === null ? null : { handle, at: null, stateHash: null };
  vi.spyOn(state, 'readBackupState').mockImplementation(async () => ({ lastAt: null, laterUntil: null, restoredAt: null, file }));
  vi.spyOn(state, 'keepBackupFile').mockImplementation(async (_, kept) => void (file = kept));
  const view = new ViewDb(`automatic-${Math.random()}`);
  return { view, makeBackup: async () => ok(new Blob(['whole'])), stateHash: async () => hash, now: () => 7 };
}

it('automatic backup: writes the whole file if something changed, and leaves it alone otherwise', async () => {
  const { disk, handle } = chosenFile('granted');
  const given = context(handle, 'aaaa');
  expect(await backUpToFile(given)).toBe('written');
  expect(await disk[0]?.text()).toBe('whole');
  expect(await backUpToFile(given)).toBe('unchanged');
  expect(await backUpToFile({ ...given, stateHash: async () => 'bbbb' })).toBe('written');
  expect(disk).toHaveLength(2);
});

it('automatic backup: asks instead of writing without permission, and reports a missing file or unresponsive storage', async () => {
  expect(await backUpToFile(context(chosenFile('prompt').handle, 'a'))).toBe('asks');
  expect(await backUpToFile(context(chosenFile('granted', true).handle, 'a'))).toBe('gone');
  expect(await backUpToFile({ ...context(chosenFile('granted').handle, 'a'), stateHash: async () => null })).toBe('failed');
  expect(await backUpToFile(context(null, 'a'))).toBe('none');
});
