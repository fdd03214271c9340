import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from './debian.mjs';

/** The Debian packages: WebKit with its driver, a virtual display, and Python's bindings for opening a window. */
const packages = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb', python: '/usr/bin/python3' };
const binding = '/usr/lib/python3/dist-packages/gi';
const typelibs = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`);

export const noWebKit = `this machine has no WebKit with a driver (Debian: apt-get install ${packages.join(' ')})`;

/** The programs that run WebKit, or null if one is missing. */
export function findWebKit() {
  const isThere = [...Object.values(programs), binding].every((path) => existsSync(path)) && typelibs.some((path) => existsSync(path));
  return isThere ? programs : null;
}

/** Installs WebKit if it is missing. Returns why that failed, or null. */
export function findOrInstallWebKit() {
  if (findWebKit() !== null) return null;
  if (!canInstall()) return noWebKit;
  return installFromDebian(...packages) ?? (findWebKit() === null ? noWebKit : null);
}
