import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** If a folder has more state than this, in bytes, it is opened without saving the state first, because that would delay the start. */
const most = 128 * 1024 * 1024;

/**
 * Saves the files the engine changes while opening a folder: all except the tables, which it only updates from its log. Returns a function
 * that restores them, for a folder that turns out to be damaged. A new folder is removed.
 */
export function snapshotFolderState(folder: string): () => void {
  const before = filesOf(folder);
  if (before.size === 0) return () => rmSync(folder, { recursive: true, force: true });
  if ([...before.values()].reduce((sum, { size }) => sum + size, 0) > most) return () => undefined;
  const contents = new Map([...before.keys()].map((name) => [name, readFileSync(join(folder, name))]));
  return () => {
    for (const name of filesOf(folder).keys()) if (!contents.has(name)) rmSync(join(folder, name));
    for (const [name, content] of contents) putBack(join(folder, name), content);
  };
}

function filesOf(folder: string): ReadonlyMap<string, { readonly size: number }> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !/^base[/\\]/.test(name));
  return new Map(names.map((name) => [name, statSync(join(folder, name))] as const).filter(([, stats]) => stats.isFile()));
}

function putBack(path: string, content: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
