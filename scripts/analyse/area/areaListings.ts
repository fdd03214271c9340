import { readFileSync } from 'node:fs';
import { capturedStatistics } from '../../../src/core/area/captured/capturedStatistics.ts';
import { quantile } from '../../../src/core/area/captured/quantiles.ts';
import { err, ok } from '../../../src/core/kernel/result.ts';
import type { Result } from '../../../src/core/kernel/result.ts';
import { coreBook } from './coreBook.ts';
import { measureListing, readRawListing } from './measureListing.ts';
import type { MeasuredListing, RawListing } from './measureListing.ts';

/** The output of `--area FILE`: every listing with its rent, yield and scores, and how these are distributed. */
export interface AreaReport {
  readonly file: string;
  readonly read: number;
  readonly measured: number;
  /** The number of listings that lack an asking price or an outcode, by missing field. */
  readonly unmeasured: Readonly<Record<string, number>>;
  readonly distribution: Readonly<Record<'monthlyRent' | 'grossYield' | 'areaScore' | 'dealScore', readonly Quantile[]>>;
  readonly plausible: { readonly grossYield: readonly [number, number]; readonly inside: number; readonly outside: number };
  /** The number of listings outside the range, by reason. A listing can have several. */
  readonly outsideBecause: Readonly<Record<string, number>>;
  readonly captured: unknown;
  readonly listings: readonly MeasuredListing[];
}

type Quantile = readonly [share: string, value: number];

/** A gross yield outside this range is more likely to mean an unusual listing than a bargain. */
const plausibleYield: readonly [number, number] = [0.03, 0.12];

/** Measures each listing in a JSON file against the rents and figures of its area. The error says what is wrong with the file. */
export function areaListings(file: string, today: string): Result<AreaReport, string> {
  const raw = readListings(file);
  if (!raw.ok) return raw;
  const book = coreBook();
  const answers = raw.value.map((listing) => measureListing(listing, { book, today }));
  const listings = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const outside = listings.filter(({ grossYield }) => grossYield < plausibleYield[0] || grossYield > plausibleYield[1]);
  const spread = (pick: (listing: MeasuredListing) => number | null): readonly Quantile[] =>
    quantiles(listings.flatMap((listing) => pick(listing) ?? []));
  return ok({
    file,
    read: raw.value.length,
    measured: listings.length,
    unmeasured: counted(answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))),
    distribution: {
      monthlyRent: spread(({ monthlyRent }) => monthlyRent),
      grossYield: spread(({ grossYield }) => grossYield),
      areaScore: spread(({ areaScore }) => areaScore),
      dealScore: spread(({ dealScore }) => dealScore),
    },
    plausible: { grossYield: plausibleYield, inside: listings.length - outside.length, outside: outside.length },
    outsideBecause: counted(outside.flatMap(({ grossYield, remarks }) => reasonsOf(grossYield, remarks))),
    captured: capturedStatistics(
      listings.map(({ captured }) => captured),
      { today },
    ),
    listings,
  });
}

function readListings(file: string): Result<readonly RawListing[], string> {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(json)) return err(`${file} must be a JSON list of listings`);
    return ok((json as readonly unknown[]).map(readRawListing));
  } catch (error) {
    return err(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const reasonsOf = (grossYield: number, remarks: readonly string[]): readonly string[] => {
  const side = grossYield < plausibleYield[0] ? 'below' : 'above';
  return (remarks.length === 0 ? ['no reason found in the listing'] : remarks).map((remark) => `${side}: ${remark}`);
};

function quantiles(values: readonly number[]): readonly Quantile[] {
  const sorted = values.toSorted((one, other) => one - other);
  if (sorted.length === 0) return [];
  const shares = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1];
  return shares.map((share) => [`${share * 100}%`, Number(quantile(sorted, share).toFixed(4))]);
}

function counted(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).toSorted((one, other) => other[1] - one[1]));
}
