import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { AreaMarket } from '../book/place.ts';

/** One pack as `packs/index.json` lists it. */
export interface PackEntry {
  readonly id: string;
  readonly title: string;
  readonly market: AreaMarket;
  /** `uk-core-1a2b3c4d5e6f.json`: the name contains a hash of the content, so a file with a given name never changes. */
  readonly file: string;
  /** SHA-256 of the file's bytes, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  /** Size after gzip, as transferred. */
  readonly gzipBytes: number;
  readonly rows: number;
  /** The date of each group of figures: `{"Rents": "August 2026"}`. */
  readonly vintage: Readonly<Record<string, string>>;
  readonly publishers: readonly string[];
  readonly licences: readonly string[];
  readonly attributions: readonly string[];
  readonly load: 'precached' | 'on demand';
}

export interface PackIndex {
  readonly format: 1;
  readonly packs: readonly PackEntry[];
}

/** The list of packs from its parsed JSON; an error if the list or one of its entries has the wrong form. */
export function readPackIndex(json: unknown): Result<PackIndex, string> {
  if (!isRecord(json) || json['format'] !== 1 || !Array.isArray(json['packs']))
    return err('The list of area packs isn’t in a format this app reads.');
  const packs = json['packs'] as readonly unknown[];
  const broken = packs.find((entry) => !isEntry(entry));
  if (broken !== undefined) return err('An entry in the list of area packs lacks its file, hash or size.');
  return ok({ format: 1, packs: packs as readonly PackEntry[] });
}

function isEntry(entry: unknown): entry is PackEntry {
  if (!isRecord(entry)) return false;
  const texts = ['id', 'title', 'market', 'load'].every((key) => typeof entry[key] === 'string');
  const counts = ['bytes', 'gzipBytes', 'rows'].every((key) => Number.isInteger(entry[key]));
  const lists = ['publishers', 'licences', 'attributions'].every((key) => Array.isArray(entry[key]));
  const file = typeof entry['file'] === 'string' && /^[a-z0-9-]+\.json$/.test(entry['file']);
  const hash = typeof entry['sha256'] === 'string' && /^[0-9a-f]{64}$/.test(entry['sha256']);
  return texts && counts && lists && file && hash && isRecord(entry['vintage']);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
