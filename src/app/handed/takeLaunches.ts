import { putInInbox } from '../../data/device/inbox.ts';
import { newRunId, now } from '../clock.ts';

/** The part of the Launch Handler interface used here; TypeScript's DOM library does not have it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

type FileHandle = Pick<FileSystemFileHandle, 'name' | 'getFile'>;

/** Files that the system opens with the installed app wait in the inbox from here on; `opened` is called when they do. */
export function takeLaunches(opened: () => void): void {
  const queue = (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void keep(files).then(opened);
  });
}

async function keep(handles: readonly FileHandle[]): Promise<void> {
  for (const handle of handles) {
    // A file that cannot be opened any more is told by name: an empty one is refused where it is read.
    const file = await handle.getFile().catch(() => new File([], handle.name));
    const item = { kind: 'file', name: file.name, type: file.type, from: 'launch', address: null, body: file } as const;
    await putInInbox([item], { at: now(), newKey: newRunId }).catch(() => console.warn('No room to keep an opened file'));
  }
}
