import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Exits with a message that says what is wrong and what to do. */
export function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Exits if this Node version is not supported. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major >= 22 && major <= 24);
  if (!fits) stop(`Yardstick needs Node 20.19 to 24. This is Node ${process.versions.node}. Install a supported version and try again.`);
}

/** Installs the lockfile's packages if they are missing or out of date. Runs no install scripts. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.yardstick-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (done.error) stop(`Could not start npm (${done.error.message}). Install npm 10 or newer.`);
  if (done.status !== 0) stop('npm ci failed; see its output above. The usual cause is that the npm registry could not be reached.');
  writeFileSync(stamp, lock);
}

/** Runs a tool from node_modules. If it fails, exits with the tool's status. */
export function run(tool, args, env = {}) {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${tool}.cmd` : tool);
  const done = spawnSync(bin, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** The build's name: the commit, and whether the working tree differs from it. Without git, the time. */
export function buildId() {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const changed =
      execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() !== '';
    return changed ? `${commit}-${Date.now().toString(36)}` : commit;
  } catch {
    return Date.now().toString(36);
  }
}

/** Whether the folder exists. */
export function folder(...parts) {
  const path = join(root, ...parts);
  mkdirSync(path, { recursive: true });
  return path;
}
