import { existsSync } from 'node:fs';
import { stop } from './bootstrap.mjs';
import { canInstall, installFromDebian } from './debian.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium for the tests. On Debian, installs the package if there is none and this process is root. */
export function findOrInstallChromium() {
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  if (!canInstall()) {
    stop(
      'The end-to-end tests need Chromium or Chrome. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to the executable.',
    );
  }
  const trouble = installFromDebian('chromium');
  if (trouble !== null) stop(`${trouble}. Install Chromium by hand, or set CHROMIUM_PATH.`);
  if (!existsSync('/usr/bin/chromium'))
    stop('Chromium was installed but is not at /usr/bin/chromium. Set CHROMIUM_PATH to the executable.');
  return '/usr/bin/chromium';
}
