import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from './debian.mjs';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a Firefox; null where there is none. */
export function findFirefox() {
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Sees to it that the tests find a Firefox. Returns why they do not, or null. */
export function findOrInstallFirefox() {
  if (findFirefox() !== null) return null;
  if (!canInstall()) return 'Firefox is not installed (Debian: apt-get install firefox-esr; elsewhere FIREFOX_PATH names its program)';
  return installFromDebian('firefox-esr');
}
