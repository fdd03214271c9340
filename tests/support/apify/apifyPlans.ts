/** What a run of an actor of the double goes through. */
export interface RunPlan {
  /** States in order: each is told once, the last one from then on. */
  readonly states: readonly string[];
  readonly statusMessage?: string;
  readonly exitCode?: number;
  readonly usageTotalUsd?: number;
  /** JSON texts, so that an item may be what no object of ours could be. */
  readonly items: readonly string[];
  /** So many readings of the run answer 404 first: a replica behind the others. */
  readonly runLag?: number;
  /** What readings of the dataset give in order: so many items each, all of them from then on. */
  readonly datasetLag?: readonly number[];
  /** The start is refused, cut off after it took effect, or answered with something else. */
  readonly start?: { readonly status: number; readonly type: string; readonly message: string } | 'cut' | { readonly body: string };
  /** Answers in place of the dataset's items. */
  readonly datasetBody?: string;
}

export interface DoubleActor {
  /** `user/name`. */
  readonly name: string;
  /** The published input schema; null for an actor without one, a text for a build of the older form. */
  readonly schema: unknown;
  readonly plan: RunPlan;
}

export interface DoubleRun {
  readonly id: string;
  readonly datasetId: string;
  readonly actor: DoubleActor;
  readonly input: unknown;
  readonly query: URLSearchParams;
  /** Readings so far. */
  reads: number;
  datasetReads: number;
  aborted: boolean;
}

/** A property as scrapers write it; every person and place is invented. */
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

/** The input schema of an actor that reads listings and searches of Rightmove. */
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
