import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../../architecture/sourceFiles.ts';

const kept = join(root, 'tests', 'e2e', 'screens');
const seen = join(root, '.test-results', 'screens');

/** The fraction of pixels that may differ, because dates change and other machines render text slightly differently. */
const tolerance = 0.02;

/**
 * Compares the page with its stored picture. Returns a description of the difference, or null if there is none. With UPDATE_SCREENS=1 it
 * stores the picture instead. A picture that differs is saved under `.test-results/screens`, along with the differences.
 */
export async function unlikePicture(page: Page, name: string): Promise<string | null> {
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(kept, `${name}.png`);
  if (process.env['UPDATE_SCREENS'] === '1') {
    write(file, taken);
    return null;
  }
  if (!existsSync(file)) return `${name}: no stored picture; check the screen, then store one with UPDATE_SCREENS=1`;
  const [before, now] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(taken)];
  const { width, height } = before;
  if (now.width !== width || now.height !== height) return `${name}: ${now.width} × ${now.height} pixels, not ${width} × ${height}`;
  const difference = new PNG({ width, height });
  const share = pixelmatch(before.data, now.data, difference.data, width, height, { threshold: 0.15 }) / (width * height);
  if (share <= tolerance) return null;
  write(join(seen, `${name}.png`), taken);
  write(join(seen, `${name}.difference.png`), PNG.sync.write(difference));
  return `${name}: ${(share * 100).toFixed(1)}% of the pixels differ`;
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
