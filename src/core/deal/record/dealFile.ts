import type { Instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import { fileName } from '../../kernel/files/fileName.ts';
import { parseJson } from '../../kernel/files/parseJson.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { factNames, type FactName, type ListingFacts } from '../../listing/facts.ts';
import { dealSchemaVersion, type Deal } from '../deal.ts';
import { everyInput } from '../strategies/strategyCatalogue.ts';
import { strategyIds } from '../strategies/strategyInput.ts';
import { migrateDeal } from './dealMigrations.ts';
import type { OwnInputs } from '../strategies/inputsById.ts';

/**
 * One deal as a `.deal` JSON file: the listing's facts with their sources, the strategy, and the person's own input values. Stage, tags,
 * notes, viewings, plans, comments, assignments and decisions are left out.
 */
export interface DealFile {
  readonly format: typeof dealFileFormat;
  /** Increased whenever an older app could no longer read the document. */
  readonly version: typeof dealFileVersion;
  /** The version of the deal record. */
  readonly schema: number;
  /** Epoch milliseconds. */
  readonly exportedAt: Instant;
  readonly deal: DealFileContent;
}

export type DealFileContent = Pick<Deal, 'origin' | 'facts' | 'sources' | 'warnings' | 'inputs' | 'strategy'>;

export const dealFileFormat = 'yardstick-deal';
export const dealFileVersion = 1;
export const dealFileType = 'application/vnd.yardstick.deal+json';

/** The maximum length of a deal file's text; a deal's record is under 64 KB. */
export const maxDealFileLength = 256 * 1024;

/** Why a file is refused. `message` is for the person and does not include the file's name. */
export interface DealFileRefusal {
  readonly code: 'too-large' | 'not-json' | 'not-a-deal' | 'newer' | 'invalid';
  readonly message: string;
}

/** The text of a deal's export file. */
export function writeDealFile(deal: Deal, exportedAt: Instant): string {
  const { origin, facts, sources, warnings, inputs, strategy } = deal;
  const file: DealFile = {
    format: dealFileFormat,
    version: dealFileVersion,
    schema: dealSchemaVersion,
    exportedAt,
    deal: { origin, facts, sources, warnings, inputs, ...(strategy === undefined ? {} : { strategy }) },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Placeholders for the ids and times that a file lacks, so that its content can be validated as a record. */
const frame = { id: '0'.repeat(26), mid: '0'.repeat(26), createdAt: 0, updatedAt: 0, stage: 'new', savedAt: null, binnedAt: null };

/** The deal in an export file's text, or the reason it is refused. Only named fields are read, and nothing is kept of a refused file. */
export function readDealFile(text: string): Result<DealFileContent, DealFileRefusal> {
  if (text.length > maxDealFileLength) return refusal('too-large', 'The file is too large to be a deal. Export the deal again.');
  const parsed = parseJson(text.startsWith('\ufeff') ? text.slice(1) : text);
  if (!parsed.ok) return refusal('not-json', 'The file is damaged. Export the deal again.');
  const file = parsed.value;
  if (!isRecord(file) || file['format'] !== dealFileFormat || !isRecord(file['deal']))
    return refusal('not-a-deal', 'This isn’t a Yardstick deal.');
  const { version, schema } = file;
  if (!isCount(version) || !isCount(schema) || version < 1)
    return refusal('invalid', 'The file has no version number. Export the deal again.');
  if (version > dealFileVersion || schema > dealSchemaVersion)
    return refusal('newer', 'This file was made by a newer version of Yardstick. Update the app, then try again.');
  const { origin, facts, sources, warnings, inputs, strategy } = file['deal'];
  const read = migrateDeal({ ...frame, origin, facts, sources, warnings, inputs, ...(strategy === undefined ? {} : { strategy }) }, schema);
  if (!read.ok) return refusal('invalid', `The file is damaged (${read.error}). Export the deal again.`);
  const doubt = outOfRange(read.value);
  if (doubt !== null) return refusal('invalid', `The file is damaged (${doubt} is out of range). Export the deal again.`);
  return ok(cleaned(read.value));
}

const refusal = (code: DealFileRefusal['code'], message: string): Result<never, DealFileRefusal> => err({ code, message });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The largest accepted value of each numeric fact, with money in minor units. Only coordinates may be negative. */
const largest: Readonly<Partial<Record<FactName, number>>> = {
  bedrooms: 500,
  rooms: 500,
  bathrooms: 500,
  receptions: 500,
  leaseYearsRemaining: 10_000,
  floorAreaSqFt: 10_000_000,
  yearBuilt: 3_000,
  units: 10_000,
  groundRentPerYear: 1_000_000_000_000,
  serviceChargePerYear: 1_000_000_000_000,
  propertyTaxPerYear: 1_000_000_000_000,
  rentWithChargesPerMonth: 1_000_000_000_000,
};
const longestList = 200;

/** The first fact that no listing could have, or null. */
function outOfRange({ facts }: Pick<Deal, 'facts'>): string | null {
  for (const name of factNames) {
    const value: unknown = facts[name];
    const most = largest[name];
    if (most !== undefined && typeof value === 'number' && !(value >= 0 && value <= most)) return name;
    if (Array.isArray(value) && value.length > longestList) return name;
  }
  const amount = facts.askingPrice?.amount ?? 0;
  if (amount < 0 || amount > 1_000_000_000_000) return 'askingPrice';
  const { share, amount: fee } = facts.agentFee ?? { share: null, amount: null };
  if ((share ?? 0) < 0 || (share ?? 0) > 1 || (fee ?? 0) < 0 || (fee ?? 0) > 1_000_000_000_000) return 'agentFee';
  if (Math.abs(facts.latitude ?? 0) > 90) return 'latitude';
  if (Math.abs(facts.longitude ?? 0) > 180) return 'longitude';
  const links = [facts.url, ...(facts.imageUrls ?? []), ...(facts.alsoListed ?? []).map(({ url }) => url)];
  if (links.some((link) => link !== null && !/^https:\/\/[^\s"'<>\\]+$/i.test(link))) return 'url';
  return null;
}

/** Copies only a deal's own members: records keep unknown ones, but in a file those could come from anyone. */
function cleaned({ origin, facts, sources, warnings, inputs, strategy }: Deal): DealFileContent {
  const known = Object.fromEntries(factNames.map((name) => [name, facts[name]])) as unknown as ListingFacts;
  return {
    origin: origin.kind === 'manual' ? { kind: 'manual' } : listingOrigin(origin),
    facts: known,
    sources,
    warnings: warnings.slice(0, longestList).map(({ code, fact, message }) => ({ code, fact, message })),
    inputs: knownInputs(inputs),
    ...(strategy === undefined ? {} : { strategy }),
  };
}

function knownInputs(inputs: OwnInputs): OwnInputs {
  const known = strategyIds.map((id) => {
    const own: InputValues = { ...inputs[id] };
    return [id, Object.fromEntries(everyInput(id).flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]])))] as const;
  });
  return Object.fromEntries(known.filter(([, own]) => Object.keys(own).length > 0));
}

type InputValues = Readonly<Record<string, unknown>>;

function listingOrigin({
  site,
  via,
  capturedAt,
  parserVersion,
  completeness,
}: Extract<Deal['origin'], { kind: 'listing' }>): Deal['origin'] {
  return { kind: 'listing', site, via, capturedAt, parserVersion, ...(completeness === undefined ? {} : { completeness }) };
}

/** A new deal from a file's content, with only its strategy and values set. Ids and time are arguments so that a retry is identical. */
export function dealFromFile(content: DealFileContent, { id, mid, at }: { readonly id: Id; readonly mid: Id; readonly at: Instant }): Deal {
  const { origin } = content;
  // A file must not give its reading a date in the future, which would override every later reading.
  const read = origin.kind === 'listing' && origin.capturedAt > at ? { ...origin, capturedAt: at } : origin;
  return { id, mid, createdAt: at, updatedAt: at, ...content, origin: read, stage: 'new', savedAt: null, binnedAt: null };
}

/** The export file’s name: the deal’s address in characters every file system accepts. */
export const dealFileName = (title: string): string => `${fileName(title, 'yardstick')}.deal`;
