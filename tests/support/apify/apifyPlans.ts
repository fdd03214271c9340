/** What happens in a run of one of the double's actors. */
export interface RunPlan {
  /** States in order: each is returned once, then the last one repeats. */
  readonly states: readonly string[];
  readonly statusMessage?: string;
  readonly exitCode?: number;
  readonly usageTotalUsd?: number;
  /** JSON texts, so that an item can be invalid in any way. */
  readonly items: readonly string[];
  /** How many times reading the run first answers 404, like a replica that lags behind. */
  readonly runLag?: number;
  /** How many items each reading of the dataset returns, in order; later readings return all. */
  readonly datasetLag?: readonly number[];
  /** The start call is refused, cut off after it took effect, or answered with something else. */
  readonly start?: { readonly status: number; readonly type: string; readonly message: string } | 'cut' | { readonly body: string };
  /** The answer to return instead of the dataset's items. */
  readonly datasetBody?: string;
}

export interface DoubleActor {
  /** `user/name`. */
  readonly name: string;
  /** The published input schema; null for an actor without one, a text for an older build. */
  readonly schema: unknown;
  readonly plan: RunPlan;
}

export interface DoubleRun {
  readonly id: string;
  readonly datasetId: string;
  readonly actor: DoubleActor;
  readonly input: unknown;
  readonly query: URLSearchParams;
  /** How many times it was read. */
  reads: number;
  datasetReads: number;
  aborted: boolean;
}

/** A property as scrapers write it; all people and places are invented. */
export const propertyItem = (id: number, over: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    id: String(id),
    url: `https://www.rightmove.co.uk/properties/${id}`,
    title: '3 bedroom terraced house for sale',
    displayAddress: `${id % 100} Millrace Walk, Testford, TS1 4QQ`,
    price: 245_000,
    bedrooms: 3,
    bathrooms: 1,
    propertyType: 'Terraced',
    type: 'sale',
    coordinates: { latitude: 53.48, longitude: -2.24 },
    tenure: { tenureType: 'FREEHOLD', yearsRemainingOnLease: 0 },
    sizeSqFeetMin: '1,032 sq. ft.',
    agent: 'Testford Homes',
    addedOn: '02/11/2026',
    description: 'A terraced house.<br />Near the mill.',
    ...over,
  });

const field = (type: string, more: Readonly<Record<string, unknown>> = {}) => ({ title: type, type, description: `A ${type}.`, ...more });

/** The input schema of an actor that reads Rightmove listings and searches. */
export const rightmoveSchema = {
  title: 'Input',
  type: 'object',
  schemaVersion: 1,
  properties: {
    listUrls: field('array', { editor: 'requestListSources' }),
    propertyUrls: field('array', { editor: 'requestListSources' }),
    maxProperties: field('integer', { minimum: 1, maximum: 1_000 }),
    fullPropertyDetails: field('boolean', { default: false }),
    monitoringMode: field('boolean', { default: false }),
    proxy: field('object', { editor: 'proxy' }),
  },
  required: [],
};
