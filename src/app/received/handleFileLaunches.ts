/** The part of the Launch Handler interface used here, which TypeScript's DOM library does not have yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

type FileHandle = Pick<FileSystemFileHandle, 'name' | 'getFile'>;

/** Passes on files that the system opens with the installed app. */
export function handleFileLaunches(take: (files: readonly File[]) => void): void {
  const queue = (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map(fileOf)).then(take);
  });
}

// A file that can no longer be opened is passed on empty: the reader refuses it and reports its name.
const fileOf = (handle: FileHandle): Promise<File> => handle.getFile().catch(() => new File([], handle.name));
