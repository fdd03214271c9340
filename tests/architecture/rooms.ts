/** A room of the house: where it lives and which rooms its files may import. `types` may be imported as types only. */
export interface Room {
  readonly name: string;
  /** A star stands for one folder of any name. */
  readonly path: string;
  readonly imports: readonly string[];
  readonly types?: readonly string[];
}

const core = [
  'kernel',
  'place',
  'listing',
  'market',
  'area',
  'deal',
  'engine',
  'score',
  'report',
  'portfolio',
  'pipeline',
  'protocol',
  'alerts',
  'shared deal',
];

/** What taxes and laws look like to those who are handed them: files of the market room with names of their own. */
const contracts = ['market contract', 'landlord contract'];

/** The import table of the house. The longest path that fits a file is its room; a file in no room fails. */
export const rooms: readonly Room[] = [
  { name: 'kernel', path: 'src/core/kernel/', imports: [] },
  { name: 'place', path: 'src/core/place/', imports: ['kernel', 'market contract', 'european places'] },
  { name: 'listing', path: 'src/core/listing/', imports: ['kernel', 'place'] },
  { name: 'market', path: 'src/core/market/', imports: ['kernel'] },
  // Rules of letting as the deal room writes them, handed to the engine by the pipeline.
  { name: 'us checks', path: 'src/core/market/us/checks/', imports: ['kernel', 'deal', 'market contract'] },
  // What America asks of a strategy is written in the deal's own rows.
  { name: 'american inputs', path: 'src/core/market/us/inputs/', imports: ['kernel', 'deal', 'market'] },
  // So is what a European country asks, and its rules of letting.
  { name: 'european inputs', path: 'src/core/market/eu/inputs/', imports: ['kernel', 'deal', 'market'] },
  { name: 'european inputs', path: 'src/core/market/eu/*/inputs/', imports: ['kernel', 'deal', 'market'] },
  { name: 'european inputs', path: 'src/core/market/eu/*/checks/', imports: ['kernel', 'deal', 'market'] },
  { name: 'european inputs', path: 'src/core/market/eu/registry/inputs.ts', imports: ['market'] },
  // How addresses and postcodes of a country are read.
  { name: 'european places', path: 'src/core/market/eu/countryPlaces.ts', imports: ['kernel'] },
  { name: 'european places', path: 'src/core/market/eu/registry/places.ts', imports: ['kernel'] },
  { name: 'european places', path: 'src/core/market/eu/*/places.ts', imports: ['kernel'] },
  // How America says what is written for Britain: screens ask for it too.
  { name: 'american words', path: 'src/core/market/us/americanText.ts', imports: [] },
  { name: 'european words', path: 'src/core/market/eu/europeanText.ts', imports: ['market'] },
  { name: 'area', path: 'src/core/area/', imports: ['kernel', 'place', 'market contract'] },
  {
    name: 'deal',
    path: 'src/core/deal/',
    imports: ['kernel', 'place', 'listing', 'market contract', 'american inputs', 'us checks', 'european inputs'],
  },
  { name: 'market contract', path: 'src/core/market/rules.ts', imports: ['kernel', 'landlord contract'] },
  { name: 'market contract', path: 'src/core/market/marketIds.ts', imports: ['kernel'] },
  // Which countries and regions there are: light enough for every screen.
  { name: 'market contract', path: 'src/core/market/markets.ts', imports: ['kernel'] },
  { name: 'market contract', path: 'src/core/market/eu/europeanCountry.ts', imports: ['kernel'] },
  { name: 'market contract', path: 'src/core/market/eu/registry/countries.ts', imports: ['market'] },
  { name: 'market contract', path: 'src/core/market/eu/*/country.ts', imports: ['market'] },
  { name: 'landlord contract', path: 'src/core/market/landlordRules.ts', imports: ['kernel', 'market contract'] },
  { name: 'engine', path: 'src/core/engine/', imports: ['kernel', 'deal', ...contracts] },
  { name: 'score', path: 'src/core/score/', imports: ['kernel', 'deal', ...contracts, 'engine', 'area'] },
  { name: 'report', path: 'src/core/report/', imports: ['kernel', 'deal', ...contracts, 'engine', 'area', 'score'] },
  { name: 'portfolio', path: 'src/core/portfolio/', imports: ['kernel', 'deal', 'engine', ...contracts], types: ['report'] },
  { name: 'pipeline', path: 'src/core/pipeline/', imports: [...core, ...contracts] },
  { name: 'protocol', path: 'src/core/protocol/', imports: ['kernel', 'deal'] },
  { name: 'alerts', path: 'src/core/alerts/', imports: ['kernel', 'deal', 'listing', 'market contract'] },
  {
    name: 'shared deal',
    path: 'src/core/community/',
    imports: ['kernel', 'place', 'deal', 'listing', 'market contract', 'european places'],
    types: ['score', 'pipeline'],
  },
  // The browser extension: its worker reads and measures, its scripts draw. It shares the core with the app and nothing else.
  { name: 'extension', path: 'src/extension/', imports: [...core, ...contracts] },
  { name: 'data', path: 'src/data/', imports: [...core] },
  { name: 'ingest', path: 'src/ingest/', imports: [...core, 'data'], types: ['account', 'analytics'] },
  { name: 'sync', path: 'src/sync/', imports: ['protocol', 'deal', 'alerts', 'kernel', 'data'] },
  { name: 'community', path: 'src/community/', imports: ['kernel', 'shared deal', 'data'], types: ['account'] },
  { name: 'sync', path: 'src/sync/', imports: ['protocol', 'deal', 'kernel', 'data'] },
  { name: 'account', path: 'src/account/', imports: ['kernel'] },
  { name: 'analytics', path: 'src/analytics/', imports: [] },
  { name: 'bridge', path: 'src/bridge/', imports: ['kernel'], types: ['pipeline'] },
  { name: 'simple calculator', path: 'src/core/engine/simpleCalculator.ts', imports: ['kernel'] },
  { name: 'listing URL rules', path: 'src/core/listing/listingUrl.ts', imports: ['kernel', 'listing'] },
  { name: 'search URL rules', path: 'src/core/listing/searchUrl.ts', imports: ['kernel', 'listing', 'listing URL rules'] },
  { name: 'billing contract', path: 'src/core/contracts/billingContract.ts', imports: ['listing'] },
  { name: 'picture rules', path: 'src/core/listing/values/imageLinks.ts', imports: ['listing'] },
  {
    name: 'ui',
    path: 'src/ui/',
    imports: [
      'data',
      'ingest',
      'community',
      'bridge',
      'account',
      'kernel',
      'deal',
      'alerts',
      'report',
      'shared deal',
      'listing URL rules',
      'search URL rules',
      'picture rules',
      'billing contract',
      'simple calculator',
      'american words',
      'european words',
      'market contract',
    ],
    types: [...core, ...contracts, 'analytics'],
  },
  {
    name: 'app',
    path: 'src/app/',
    imports: [...core, 'data', 'ingest', 'community', 'sync', 'account', 'analytics', 'bridge', 'ui', 'workers'],
  },
  { name: 'workers', path: 'workers/', imports: [...core, 'data', 'sync', 'bridge'] },
  { name: 'sync-server', path: 'sync-server/src/', imports: ['kernel', 'deal', 'protocol', 'functions'] },
  { name: 'functions', path: 'supabase/functions/', imports: ['kernel', 'listing', 'listing URL rules'] },
];

/** The room of a file, given from the project's folder; null when it lies in none. */
export function roomOf(file: string): Room | null {
  const fits = rooms.flatMap((room) => {
    const found = new RegExp(`^${room.path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}`).exec(file);
    return found === null ? [] : [{ ...room, path: found[0] }];
  });
  return fits.toSorted((left, right) => right.path.length - left.path.length)[0] ?? null;
}

/** A room may import itself, and a contract file belongs to the room it lies in. */
export function mayImport(from: Room, to: Room, typeOnly: boolean): boolean {
  if (from.name === to.name || to.path.startsWith(from.path) || from.path.startsWith(to.path)) return true;
  return from.imports.includes(to.name) || (typeOnly && (from.types ?? []).includes(to.name)) || coversPart(from, to, typeOnly);
}

/** A room that may import the whole of another may import each file of it that has a name of its own. */
function coversPart(from: Room, to: Room, typeOnly: boolean): boolean {
  const allowed = typeOnly ? [...from.imports, ...(from.types ?? [])] : from.imports;
  return rooms.some((room) => allowed.includes(room.name) && to.path.startsWith(room.path));
}
