import type { ActorSettings } from './actors/actorSettings.ts';
import { knownActors } from './actors/knownActors.ts';
import { readActors } from './actors/readActors.ts';

/** How the server reads listings: from the portal, through Apify, or through Apify if the portal blocks the server. */
export type ListingSourceKind = 'fetch' | 'apify' | 'fetch-then-apify';

/** The operator's Apify settings. */
export interface ApifySettings {
  readonly source: ListingSourceKind;
  /** The server's own token, or null if there is none. Sent only to Apify. */
  readonly token: string | null;
  readonly actors: readonly ActorSettings[];
  /** The most one run may charge, in US dollars. */
  readonly maxTotalChargeUsd: number;
  readonly timeoutSeconds: number;
  /** An origin that replaces api.apify.com in tests. */
  readonly origin: string | null;
}

type ReadSetting = (name: string) => string | undefined;

const sources: readonly ListingSourceKind[] = ['fetch', 'apify', 'fetch-then-apify'];

/** The settings from the environment. Throws if one is invalid, because the server must not start on a guess. */
export function readApifySettings(read: ReadSetting): ApifySettings {
  const named = read('LISTING_SOURCE') || 'fetch';
  const source = sources.find((known) => known === named);
  if (source === undefined) throw new Error(`LISTING_SOURCE must be one of ${sources.join(', ')}, got "${named}"`);
  const token = read('APIFY_TOKEN') || null;
  if (source !== 'fetch' && token === null) throw new Error(`LISTING_SOURCE=${source} needs APIFY_TOKEN`);
  const actors = readActors(read('APIFY_ACTORS') || '[]', knownActors);
  if (!actors.ok) throw new Error(actors.error);
  return {
    source,
    token,
    actors: actors.value,
    maxTotalChargeUsd: amount(read, { name: 'APIFY_MAX_USD', least: 0.01, most: 100, otherwise: 1 }),
    timeoutSeconds: amount(read, { name: 'APIFY_TIMEOUT_SECONDS', least: 10, most: 3_600, otherwise: 300 }),
    origin: originOf(read('APIFY_UPSTREAM')),
  };
}

interface Amount {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly otherwise: number;
}

function amount(read: ReadSetting, { name, least, most, otherwise }: Amount): number {
  const text = read(name) || String(otherwise);
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`${name} must be a number from ${least} to ${most}, got "${text}"`);
  return value;
}

function originOf(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`APIFY_UPSTREAM must be an http(s) origin, got "${text}"`);
  return url.origin;
}
