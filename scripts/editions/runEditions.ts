import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makePdf } from '../../workers/pdf/makePdf.ts';
import { countryOfMarket } from '../../src/core/market/markets.ts';
import { composeEdition } from '../../src/core/report/editions/composeEdition.ts';
import { editionIds } from '../../src/core/report/editions/editions.ts';
import { reportedDeals, type ReportedDeal } from './reportedDeals.ts';

const usage = `Usage: npm run --silent editions -- <saved page.html | GB | US | ES | …>...
Writes the three editions of each as PDF and, where pdftoppm is installed, every page as PNG to .test-results/editions.
A country code uses a sample deal: the app's own for GB and US, a fictional flat elsewhere.`;

/** The command's output streams. */
interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.test-results/editions');

/** Runs the command `editions` with these arguments. Returns its exit status. */
export async function runEditions(sources: readonly string[], { out, err }: Output): Promise<number> {
  const found = reportedDeals(sources);
  if (!found.ok || found.value.length === 0) {
    err(`${found.ok ? usage : found.error}\n`);
    return 2;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const deal of found.value) for (const line of await writeEditions(deal)) out(`${line}\n`);
  return 0;
}

/** Writes the editions of one deal, with a line about each. */
async function writeEditions({ name, full: { report, score } }: ReportedDeal): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const edition of editionIds) {
    const document = composeEdition(edition, { report, score, appVersion: null, borrower: null });
    const pageSize = countryOfMarket(report.market) === 'US' ? 'letter' : 'a4';
    const job = { document, market: report.market, pageSize, letterhead: null, assetBase: '' } as const;
    const { bytes, pages } = await makePdf(job, (file) => Promise.resolve(new Uint8Array(readFileSync(join(root, 'public/fonts', file)))));
    const path = join(folder, `${name}-${edition}.pdf`);
    writeFileSync(path, new Uint8Array(bytes));
    lines.push(
      `${path}: ${pages} pages, ${Math.round(bytes.byteLength / 1000)} kB${drawPages(path) ? '' : ', no pictures (pdftoppm is not installed)'}`,
    );
  }
  return lines;
}

/** Renders each page next to its PDF. False if poppler is not installed. */
function drawPages(path: string): boolean {
  const { error } = spawnSync('pdftoppm', ['-png', '-r', '80', path, path.replace(/\.pdf$/, '')]);
  return error === undefined && existsSync(path);
}
