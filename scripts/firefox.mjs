import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from './debian.mjs';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a Firefox. Null if there is none. */
export function findFirefox() {
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Finds or installs a Firefox for the tests. Returns why that failed, or null. */
export function findOrInstallFirefox() {
  if (findFirefox() !== null) return null;
  if (!canInstall()) return 'Firefox is not installed (Debian: apt-get install firefox-esr, otherwise set FIREFOX_PATH to the executable)';
  return installFromDebian('firefox-esr');
}
