import { statfsSync } from 'node:fs';

/** Bytes an ordinary user may still write where the folder lies. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Two segments of PostgreSQL's log. The engine panics when it cannot make the next one, so writes are refused before that: one
 * segment is for what is under way, one for opening the folder again.
 */
export const reserveBytes = 32 * 1024 * 1024;

export interface DiskRoom {
  /** Whether there is so little room that nothing more may be written. */
  isShort(): boolean;
}

/** Watches the room of a folder; `log` hears when it falls below the reserve and when it is back, `short` is then called. */
export function watchRoom(folder: string, { free, log, onShort }: RoomRule): DiskRoom {
  let short = false;
  return {
    isShort: () => {
      const left = free(folder);
      if (short !== left < reserveBytes) {
        short = !short;
        log(short ? shortLine(folder, left) : `There is room again where ${folder} lies: writes are taken.`);
        if (short) onShort();
      }
      return short;
    },
  };
}

export interface RoomRule {
  readonly free: (folder: string) => number;
  readonly log: (line: string) => void;
  /** Called each time the room falls below the reserve. */
  readonly onShort: () => void;
}

export const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const shortLine = (folder: string, left: number): string =>
  `The disk of ${folder} has ${megabytes(left)} MB left, less than the reserve of ${megabytes(reserveBytes)} MB: nothing is written until there is room. Reads are answered.`;
