import { existsSync } from 'node:fs';
import { parseAmount } from '../../src/core/deal/parseAmount.ts';
import { canonicalListingUrl, type NotAListingUrl } from '../../src/core/listing/listingUrl.ts';
import { readListingPage } from '../../src/core/listing/readListingPage.ts';
import { locateAddress, type Located } from '../../src/core/place/locateAddress.ts';
import { areaListings, type AreaReport } from './area/areaListings.ts';
import { analysedPage, type Analysed } from './analysedPage.ts';
import { parseCommand, usage, type Terms } from './command.ts';
import { countSavedSearch, savedPagesIn, type SearchCounts } from './searchCounts.ts';
import { fetchPage, readSavedPage, type Page } from './fetchPage.ts';

interface CountedPages {
  readonly files: number;
  readonly pages: readonly SearchCounts[];
}

/**
 * `value` is in whole units, a percentage as a fraction. It is null if the text is ambiguous. In that case `asks` is the question to put to
 * the user.
 */
interface ReadAmount {
  readonly value: number | null;
  readonly asks: string | null;
}

const exit = { read: 0, failed: 1, usage: 2, notAListing: 3 } as const;

/** The command's output streams. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Runs the command `analyse` with these arguments. Returns its exit status. */
export async function runAnalyse(args: readonly string[], output: Output): Promise<number> {
  const { print, refuse, complain } = answers(output);
  if (args[0] === '--cards') return countCards(args.slice(1), output);
  if (args[0] === '--area') return measureArea(args.slice(1), output);
  if (args[0] === '--place' || args[0] === '--amount') return readText(args, output);
  const command = parseCommand(args);
  if (!command.ok) return complain(command.error, exit.usage);
  const { source, url, terms } = command.value;
  if (existsSync(source)) {
    const page = readSavedPage(source, url);
    return page.ok ? print(page.value, terms) : complain(page.error, exit.usage);
  }
  if (!/^[a-z][a-z0-9+.-]*:/i.test(source)) return complain(`No such file: ${source}`, exit.usage);
  const listing = canonicalListingUrl(source);
  if (!listing.ok) return listing.error.code === 'bad_url' ? complain(listing.error.message, exit.usage) : refuse(listing.error);
  const page = await fetchPage(listing.value);
  return page.ok ? print(page.value, terms) : complain(page.error, exit.failed);
}

/** `--place TEXT` or `--amount TEXT [--locale LOCALE]`: parses typed text as the product does. */
function readText([option, text, ...others]: readonly string[], output: Output): number {
  const { write, complain } = answers(output);
  if (text === undefined) return complain(`${option} needs a value`, exit.usage);
  if (option === '--place') {
    if (others.length > 0) return complain('--place takes one value. Put it in quotation marks if it has spaces', exit.usage);
    write(locateAddress(text));
    return exit.read;
  }
  const [name, locale = 'en-GB', ...rest] = others;
  if ((name !== undefined && name !== '--locale') || rest.length > 0)
    return complain('--amount TEXT may be followed only by --locale LOCALE', exit.usage);
  if (!isLocale(locale)) return complain(`--locale: unknown locale "${locale}"`, exit.usage);
  const read = parseAmount(text, { kind: 'money', currency: null, locale });
  write(
    read.ok
      ? { value: read.value.isPercent ? toFraction(read.value.value) : read.value.value, asks: null }
      : { value: null, asks: read.error },
  );
  return exit.read;
}

/** A percentage as a fraction, without binary rounding errors. */
const toFraction = (percent: number): number => Number((percent / 100).toPrecision(15));

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** Measures the listings in a file: rent, yield and score against their area. */
function measureArea([file, ...others]: readonly string[], output: Output): number {
  const { write, complain } = answers(output);
  if (file === undefined || others.length > 0) return complain('--area needs exactly one file of listings', exit.usage);
  if (!existsSync(file)) return complain(`No such file: ${file}`, exit.usage);
  const report = areaListings(file, new Date().toISOString().slice(0, 10));
  if (!report.ok) return complain(report.error, exit.failed);
  write(report.value);
  return exit.read;
}

/** The command's results. Each function writes its document or error and returns the exit status. */
function answers({ out, err }: Output) {
  const write = (document: Analysed | AreaReport | CountedPages | Located | ReadAmount): void =>
    out(`${JSON.stringify(document, null, 2)}\n`);
  const complain = (message: string, code: number): number => {
    err(`${message}\n${code === exit.usage ? `${usage}\n` : ''}`);
    return code;
  };
  return {
    write,
    complain,
    /** A link to another page of a portal. Its kind is known from the URL, so nothing is fetched. */
    refuse: ({ page, site, message }: NotAListingUrl): number => {
      const kind = page === 'agent' || page === 'house-prices' ? page : 'not-a-listing';
      const warnings = [{ code: `${page ?? 'other'}-link`, fact: null, message }];
      write({ kind, site, facts: null, fields: {}, warnings, outcome: null });
      return exit.notAListing;
    },
    print: (page: Page, terms: Terms): number => {
      const reading = readListingPage(page.text, { url: page.url, capturedAt: page.capturedAt });
      write(analysedPage(reading, terms));
      return reading.kind === 'listing' || reading.kind === 'search' ? exit.read : exit.notAListing;
    },
  };
}

/** Counts every page of search results among the files. */
function countCards(paths: readonly string[], output: Output): number {
  const { write, complain } = answers(output);
  const files = savedPagesIn(paths);
  if (files.length === 0) return complain('--cards: give saved pages or folders of saved pages', exit.usage);
  const pages = [];
  for (const file of files) {
    const counted = countSavedSearch(file);
    if (!counted.ok) return complain(counted.error, exit.usage);
    if (counted.value.kind === 'search') pages.push(counted.value);
  }
  write({ files: files.length, pages });
  return pages.length === 0 ? exit.notAListing : exit.read;
}
