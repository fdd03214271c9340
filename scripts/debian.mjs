import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: Debian or Ubuntu, as root. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs Debian packages. Returns why it failed, or null on success. */
export function installFromDebian(...names) {
  console.log(`Installing ${names.join(', ')} from the Debian packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const done = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (done.status !== 0) return `apt-get ${args[0]} failed. See the lines above`;
  }
  return null;
}
