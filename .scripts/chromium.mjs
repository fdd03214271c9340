import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './bootstrap.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium for the tests; installs Debian's package when there is none and this is root on Debian. */
export function findOrInstallChromium() {
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    stop(
      'The end-to-end tests need Chromium or Chrome. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  console.log('Installing Chromium from the Debian packages …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const done = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (done.status !== 0) stop(`apt-get ${args[0]} failed; the lines above say why. Install Chromium by hand, or set CHROMIUM_PATH.`);
  }
  if (!existsSync('/usr/bin/chromium')) stop('Chromium was installed but is not at /usr/bin/chromium. Set CHROMIUM_PATH to its program.');
  return '/usr/bin/chromium';
}
