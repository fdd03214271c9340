import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';

export interface FolderLock {
  release(): void;
}

/** Another process has the folder locked, or may have. `message` is for the person who started this one. */
export interface FolderLocked {
  readonly kind: 'folder-locked';
  readonly message: string;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** The time at which the process started, so that a reused pid is not mistaken for the lock's holder. */
  readonly began: string | null;
}

/**
 * Takes `<dataDir>/server.lock`, or reports who has it. PGlite has no lock of its own, and two processes on one folder lose rows silently.
 * There is no race: the lock appears with its content in one step (a hard link fails if the name is taken). A lock left by a killed process
 * is removed only while holding a second lock of the same kind.
 */
export function acquireFolderLock(dataDir: string): Result<FolderLock, FolderLocked> {
  const path = join(dataDir, 'server.lock');
  if (appear(path)) return ok(lockAt(path));
  const cleared = clearStale(path);
  if (!cleared.ok) return cleared;
  return appear(path) ? ok(lockAt(path)) : err(heldBy(path, readHolder(path)));
}

const lockAt = (path: string): FolderLock => ({ release: () => rmSync(path, { force: true }) });

/** Creates the file with our identity inside, or returns false if it exists. */
function appear(path: string): boolean {
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(draft, JSON.stringify(self()), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function clearStale(path: string): Result<null, FolderLocked> {
  const clearing = `${path}.clearing`;
  if (!appear(clearing)) return err(heldBy(clearing, readHolder(clearing)));
  try {
    const holder = readHolder(path);
    if (holder !== null && mayRun(holder)) return err(heldBy(path, holder));
    rmSync(path, { force: true });
    return ok(null);
  } finally {
    rmSync(clearing, { force: true });
  }
}

/** The holder named in a lock file. Null if the file is gone or is not one of ours. */
function readHolder(path: string): Holder | null {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof found !== 'object' || found === null || !('pid' in found) || typeof found.pid !== 'number') return null;
    return found as Holder;
  } catch {
    return null;
  }
}

/** A holder on another machine cannot be checked, so it counts as running. */
function mayRun(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  const began = beganAt(holder.pid);
  return holder.began === null || began === null || began === holder.began;
}

const self = (): Holder => ({ pid: process.pid, host: hostname(), began: beganAt(process.pid) });

/** The process's start time: field 22 in Linux's /proc/<pid>/stat, with the boot id. Null on systems without it. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return null;
  }
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

function heldBy(path: string, holder: Holder | null): FolderLocked {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  const message = `The data folder is in use by ${who}. Stop that process first, or set DATA_DIR to another folder. If that process is no longer running, delete ${path}.`;
  return { kind: 'folder-locked', message };
}
