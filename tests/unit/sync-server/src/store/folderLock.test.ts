import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireFolderLock } from '../../../../../sync-server/src/store/folderLock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'server.lock');

describe('the lock of a data folder', () => {
  it('can be taken once, and again after it is released', () => {
    const first = acquireFolderLock(folder);
    expect(acquireFolderLock(folder)).toMatchObject({ ok: false, error: { kind: 'folder-locked' } });
    if (first.ok) first.value.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(acquireFolderLock(folder).ok).toBe(true);
  });

  it('tells a second process which process has it', () => {
    acquireFolderLock(folder);
    const second = acquireFolderLock(folder);
    expect(second.ok ? '' : second.error.message).toContain(`process ${process.pid} on ${hostname()}`);
  });

  it('is taken over if its process has ended', () => {
    writeFileSync(path(), JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), began: null }));
    expect(acquireFolderLock(folder).ok).toBe(true);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is taken over if its process id has since been reused', () => {
    writeFileSync(path(), JSON.stringify({ pid: process.pid, host: hostname(), began: 'an earlier start' }));
    // Without /proc a reused process id cannot be detected, and the lock counts as held.
    expect(acquireFolderLock(folder).ok).toBe(existsSync('/proc/self/stat'));
  });

  it('counts as held if taken on another machine', () => {
    writeFileSync(path(), JSON.stringify({ pid: 1, host: 'elsewhere', began: null }));
    expect(acquireFolderLock(folder).ok).toBe(false);
  });

  it('is replaced if its content is unknown', () => {
    writeFileSync(path(), 'garbage');
    expect(acquireFolderLock(folder).ok).toBe(true);
  });

  it('left by a killed process is taken over by exactly one of many processes that start at once', async () => {
    writeFileSync(path(), JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), began: null }));
    const script = `import { acquireFolderLock } from './sync-server/src/store/folderLock.ts';
      console.log(acquireFolderLock(process.argv[1]).ok ? 'got' : 'refused'); setTimeout(() => {}, 30000);`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const answers = await Promise.all(
      children.map(
        (child) => new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))),
      ),
    );
    for (const child of children) child.kill('SIGKILL');
    expect(answers.toSorted()).toEqual(['got', 'refused', 'refused', 'refused', 'refused', 'refused']);
  });
});
