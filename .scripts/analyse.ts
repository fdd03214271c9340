import { existsSync, readFileSync } from 'node:fs';
import { isAllowed } from '../src/core/deal/assumptionText.ts';
import { assumptionCatalogue } from '../src/core/deal/assumptionCatalogue.ts';
import type { AssumptionOverrides } from '../src/core/deal/assumptions.ts';
import { createDeal } from '../src/core/deal/createDeal.ts';
import { standardProfile } from '../src/core/deal/standardProfile.ts';
import { dayOf, instant, type Instant } from '../src/core/kernel/calendar.ts';
import { createId } from '../src/core/kernel/id.ts';
import { fromMajor, toMajor } from '../src/core/kernel/money.ts';
import { err, ok, type Result } from '../src/core/kernel/result.ts';
import { decodePage } from '../src/core/listing/page/decodePage.ts';
import { factNames, type ListingFacts, type Site } from '../src/core/listing/facts.ts';
import { canonicalListingUrl, checkListingUrl, type CanonicalListing, type NotAListingUrl } from '../src/core/listing/listingUrl.ts';
import type { ListingReading, PageReading } from '../src/core/listing/pageReading.ts';
import { parserVersion } from '../src/core/listing/parserVersion.ts';
import { readListingPage } from '../src/core/listing/readListingPage.ts';
import { evaluateDeal } from '../src/core/pipeline/evaluateDeal.ts';

/** The one document on standard output. Amounts in pounds, dates as YYYY-MM-DD, rates as fractions. */
interface Analysed {
  readonly kind: PageReading['kind'];
  readonly site: Site | null;
  readonly facts: unknown;
  readonly fields: unknown;
  readonly warnings: readonly unknown[];
  readonly outcome: unknown;
}

interface Command {
  readonly source: string;
  readonly url: string | null;
  readonly overrides: AssumptionOverrides;
}

interface Page {
  readonly text: string;
  readonly url: string | null;
  readonly capturedAt: Instant | null;
}

const usage = 'Usage: npm run --silent analyse -- <page.html | URL> [--url LISTING_URL] [--assumptions FILE.json]';
const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 15_000;
const maxHops = 3;

const exit = { read: 0, failed: 1, usage: 2, notAListing: 3 } as const;

async function run(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (!command.ok) return complain(command.error, exit.usage);
  const { source, url, overrides } = command.value;
  if (existsSync(source)) {
    const page = readFile(source, url);
    return page.ok ? print(page.value, overrides) : complain(page.error, exit.usage);
  }
  if (!/^[a-z][a-z0-9+.-]*:/i.test(source)) return complain(`No such file: ${source}`, exit.usage);
  const listing = canonicalListingUrl(source);
  if (!listing.ok) return listing.error.code === 'bad_url' ? complain(listing.error.message, exit.usage) : refuse(listing.error);
  const page = await fetchPage(listing.value);
  return page.ok ? print(page.value, overrides) : complain(page.error, exit.failed);
}

/** A link to another page of a portal: its kind is known from the address, and nothing is fetched. */
function refuse({ page, site, message }: NotAListingUrl): number {
  const kind = page === 'agent' || page === 'house-prices' ? page : 'not-a-listing';
  const warnings = [{ code: `${page ?? 'other'}-link`, fact: null, message }];
  write({ kind, site, facts: null, fields: {}, warnings, outcome: null });
  return exit.notAListing;
}

const write = (document: Analysed): boolean => process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);

function complain(message: string, code: number): number {
  process.stderr.write(`${message}\n${code === exit.usage ? `${usage}\n` : ''}`);
  return code;
}

function parseCommand(args: readonly string[]): Result<Command, string> {
  const sources: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) sources.push(arg);
    else if (arg !== '--url' && arg !== '--assumptions') return err(`Unknown option: ${arg}`);
    else if (args[at + 1] === undefined) return err(`${arg} needs a value`);
    else options.set(arg, args[(at += 1)] ?? '');
  }
  const [source, ...others] = sources;
  if (source === undefined || others.length > 0) return err('Name one page or link');
  const url = options.get('--url') ?? null;
  if (url !== null && !checkListingUrl(url).valid) return err(`--url: ${checkListingUrl(url).message || 'is empty'}`);
  const file = options.get('--assumptions');
  const overrides = file === undefined ? ok({}) : readAssumptions(file);
  return overrides.ok ? ok({ source, url, overrides: overrides.value }) : overrides;
}

/** A JSON object of assumptions by key; money in pounds, rates as fractions. */
function readAssumptions(file: string): Result<AssumptionOverrides, string> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return err(`--assumptions: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return err('--assumptions: not a JSON object');
  const overrides: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    const entry = assumptionCatalogue.find((candidate) => candidate.key === key);
    if (entry === undefined) return err(`--assumptions: unknown assumption "${key}"`);
    const amount: unknown = entry.unit === 'money' && typeof value === 'number' && Math.abs(value) < 1e12 ? fromMajor(value) : value;
    if (!isAllowed(entry.key, amount)) return err(`--assumptions: ${key} cannot be ${JSON.stringify(value)}`);
    overrides[key] = amount;
  }
  return ok(overrides as AssumptionOverrides);
}

function readFile(path: string, url: string | null): Result<Page, string> {
  try {
    // When the file was saved is not known: its own times are those of a copy.
    return ok({ text: decodePage(readFileSync(path)), url, capturedAt: null });
  } catch (error) {
    return err(error instanceof Error ? error.message : `Cannot read ${path}`);
  }
}

/** Fetches the built address of a listing; every redirect must lead to the same listing again. */
async function fetchPage(listing: CanonicalListing): Promise<Result<Page, string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  let address = upstreamAddress(listing);
  try {
    for (let hop = 0; hop <= maxHops; hop += 1) {
      const response = await fetch(address, { redirect: 'manual', signal, headers: { accept: 'text/html' } });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        const bytes = await readCapped(response);
        const text = decodePage(bytes, response.headers.get('content-type'));
        return ok({ text, url: listing.url, capturedAt: instant(Date.now()) });
      }
      const next = canonicalListingUrl(new URL(location, listing.url).href);
      if (!next.ok || next.value.listingId !== listing.listingId)
        return err('The portal sends this link somewhere else. Open it in a browser.');
      address = upstreamAddress(next.value);
    }
    return err('The portal sends this link in circles.');
  } catch (error) {
    return err(`The portal could not be reached: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}

/** The listing's address, on another origin where the environment names one for its site. */
function upstreamAddress({ site, url }: CanonicalListing): string {
  const origin = process.env[`INGEST_UPSTREAM_${site.toUpperCase()}`];
  return origin ? new URL(new URL(url).pathname, origin).href : url;
}

/** The body up to one byte more than a page may have; the reader then names it too large. */
async function readCapped(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

function print(page: Page, overrides: AssumptionOverrides): number {
  const reading = readListingPage(page.text, { url: page.url, capturedAt: page.capturedAt });
  write(analysed(reading, overrides));
  return reading.kind === 'listing' || reading.kind === 'search' ? exit.read : exit.notAListing;
}

function analysed(reading: PageReading, overrides: AssumptionOverrides): Analysed {
  const { kind, site } = reading;
  if (kind === 'listing') {
    const { facts, sources, warnings } = reading;
    return { kind, site, facts: shownFacts(facts), fields: sources, warnings, outcome: outcomeOf(reading, overrides) };
  }
  if (kind === 'search') {
    const facts = reading.listings.map((listing) => shownFacts(listing.facts));
    const warnings = reading.listings.flatMap((listing) =>
      listing.warnings.map((warning) => ({ listingId: listing.facts.listingId, ...warning })),
    );
    return { kind, site, facts, fields: reading.listings.map((listing) => listing.sources), warnings, outcome: null };
  }
  const code = kind === 'blocked' ? reading.by : kind === 'not-a-listing' || kind === 'unreadable' ? reading.code : kind;
  return { kind, site, facts: null, fields: {}, warnings: [{ code, fact: null, message: notAListing[kind] }], outcome: null };
}

const notAListing: Readonly<Record<Exclude<PageReading['kind'], 'listing' | 'search'>, string>> = {
  agent: "An estate agent's page. Open one of its properties.",
  'house-prices': 'A page of house prices: nothing is for sale or to rent on it.',
  blocked: 'A check for robots in place of the listing. Open the listing in a browser and save that page.',
  'not-a-listing': 'No listing was found in this page.',
  unreadable: 'The page is empty, cut off, damaged or of another listing. Save it again.',
};

/** The facts by name, every one of them, amounts in pounds. */
function shownFacts(facts: ListingFacts): Readonly<Record<string, unknown>> {
  const price = facts.askingPrice;
  const shown: Partial<Record<keyof ListingFacts, unknown>> = {
    askingPrice: price === null ? null : { ...price, amount: price.amount === null ? null : toMajor(price.amount) },
    groundRentPerYear: facts.groundRentPerYear === null ? null : toMajor(facts.groundRentPerYear),
    serviceChargePerYear: facts.serviceChargePerYear === null ? null : toMajor(facts.serviceChargePerYear),
  };
  return Object.fromEntries(factNames.map((name) => [name, name in shown ? shown[name] : facts[name]]));
}

/** The deal made of one listing today, under the standard profile; without a price or rent, what is needed instead. */
function outcomeOf(reading: ListingReading, overrides: AssumptionOverrides): unknown {
  const at = instant(Date.now());
  const newId = (): ReturnType<typeof createId> => createId(at, crypto.getRandomValues(new Uint8Array(16)));
  const deal = createDeal({ id: newId(), mid: newId(), at, reading, via: 'page', parserVersion });
  const result = evaluateDeal({ deal: { ...deal, overrides }, profile: standardProfile, today: dayOf(at) });
  if (!result.ok) return { analysis: null, score: null, reasons: [result.gap.message], needs: result.gap.keys };
  const { analysis, score, inputs, rules, rulesVersion, engineVersion } = result.outcome;
  const used = assumptionCatalogue.map(({ key, unit }) => {
    const { value, provenance } = inputs[key];
    return [key, { value: unit === 'money' ? inPounds(value, key) : value, from: provenance.kind }] as const;
  });
  return {
    analysis: inPounds(analysis, ''),
    score,
    reasons: score.criteria.map((criterion) => criterion.reason),
    rules,
    inputs: Object.fromEntries(used),
    rulesVersion,
    engineVersion,
  };
}

/** The numbers of an analysis that are not money. */
const notMoney: ReadonlySet<string> = new Set([
  'grossYield',
  'netYield',
  'cashOnCash',
  'roi',
  'interestCover',
  'debtServiceCover',
  'loanToValue',
  'equityMultiple',
  'rate',
  'rates',
  'rateSurvived',
  'month',
  'year',
]);

/** A value with every amount of money in it in pounds; `key` is the name it stands under. */
function inPounds(value: unknown, key: string): unknown {
  if (typeof value === 'number') return notMoney.has(key) ? value : value / 100;
  if (Array.isArray(value)) return value.map((member) => inPounds(member, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inPounds(member, name)]));
}

process.exitCode = await run(process.argv.slice(2));
