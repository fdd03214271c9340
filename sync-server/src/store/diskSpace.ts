import { statfsSync } from 'node:fs';

/** The number of bytes an ordinary user may still write to the folder's disk. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Two segments of PostgreSQL's WAL. The engine panics if it cannot create the next one, so writes are refused earlier. One segment is for
 * work under way, the other for reopening the folder.
 */
export const reserveBytes = 32 * 1024 * 1024;

export interface DiskSpace {
  /** Whether there is too little space to write anything more. */
  isShort(): boolean;
}

/** Monitors the disk space available to a folder. Logs when it falls below the reserve and when it has recovered, and calls `onShort`. */
export function watchDiskSpace(folder: string, { free, log, onShort }: DiskSpaceRule): DiskSpace {
  let short = false;
  return {
    isShort: () => {
      const left = free(folder);
      if (short !== left < reserveBytes) {
        short = !short;
        log(short ? shortLine(folder, left) : `The disk holding ${folder} has space again. Writes are accepted.`);
        if (short) onShort();
      }
      return short;
    },
  };
}

export interface DiskSpaceRule {
  readonly free: (folder: string) => number;
  readonly log: (line: string) => void;
  /** Called each time free space falls below the reserve. */
  readonly onShort: () => void;
}

export const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const shortLine = (folder: string, left: number): string =>
  `The disk holding ${folder} has ${megabytes(left)} MB left, less than the reserve of ${megabytes(reserveBytes)} MB. Writes are refused until space is freed. Reads still work.`;
