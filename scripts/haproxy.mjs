import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from './debian.mjs';

const candidates = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'];

/** The path of HAProxy. Null if there is none. */
export const findHaproxy = () => candidates.find((path) => existsSync(path)) ?? null;

/** Finds or installs HAProxy for the tests. Returns why that failed, or null. */
export function findOrInstallHaproxy() {
  if (findHaproxy() !== null) return null;
  if (!canInstall()) return 'HAProxy is not installed (Debian, Ubuntu: apt-get install haproxy)';
  return installFromDebian('haproxy') ?? (findHaproxy() === null ? 'HAProxy was installed but cannot be found' : null);
}
