/** A room: where its files are and which rooms they may import. `types` may be imported as types only. */
export interface Room {
  readonly name: string;
  /** A star matches one folder of any name. */
  readonly path: string;
  readonly imports: readonly string[];
  readonly types?: readonly string[];
}

const core = [
  'kernel',
  'place',
  'contracts',
  'listing',
  'market',
  'area',
  'deal',
  'engine',
  'score',
  'chart',
  'report',
  'portfolio',
  'pipeline',
  'protocol',
  'alerts',
  'shared deal',
];

/** Types of taxes and laws, for rooms that receive such values. Their files are in the market room but count as separate rooms. */
const marketContract = ['market contract', 'european countries'];
const contracts = [...marketContract, 'landlord contract'];

/** The rooms whose code screens may import; from the rest of core they may import only types. */
const behindScreens = [
  'data',
  'ingest',
  'community',
  'teams',
  'sharing',
  'bridge',
  'account',
  'kernel',
  'deal',
  'alerts',
  'chart',
  'report',
  'area words',
  'shared deal',
  'portal URL rules',
  'search URL rules',
  'picture rules',
  'billing contract',
  'link contract',
  'simple calculator',
  'american words',
  'european words',
  ...marketContract,
];
const typesBehindScreens = [...core, ...contracts, 'analytics'];

/** The visible parts of the product, one for each screen or task: the folders in `src/ui/features`. */
export const features = [
  'alerts',
  'area',
  'auth',
  'billing',
  'community',
  'dashboard',
  'deal',
  'deals',
  'debug',
  'device',
  'errors',
  'frame',
  'gallery',
  'insights',
  'landing',
  'legal',
  'portfolio',
  'privacy',
  'profile',
  'progress',
  'simulator',
  'workspaces',
] as const;

const ui = ['ui preboot', 'ui hooks', 'ui components', 'ui parts', ...features.map((name) => `ui feature ${name}`), 'ui routes'];

/** The import table. A file belongs to the room with the longest matching path; a file without a room fails. */
export const rooms: readonly Room[] = [
  { name: 'kernel', path: 'src/core/kernel/', imports: [] },
  // Types shared by client and server: requests and answers of the server's functions.
  { name: 'contracts', path: 'src/core/contracts/', imports: ['kernel'], types: ['listing'] },
  { name: 'place', path: 'src/core/place/', imports: ['kernel', ...marketContract, 'european places'] },
  { name: 'listing', path: 'src/core/listing/', imports: ['kernel', 'place'] },
  { name: 'market', path: 'src/core/market/', imports: ['kernel'] },
  // Letting rules in the deal room's format, which the pipeline passes to the engine.
  { name: 'us checks', path: 'src/core/market/us/checks/', imports: ['kernel', 'deal', ...marketContract] },
  // American strategy inputs, in the format of the deal's input rows.
  { name: 'american inputs', path: 'src/core/market/us/inputs/', imports: ['kernel', 'deal', 'market'] },
  // The same for European countries, along with their letting rules.
  { name: 'european inputs', path: 'src/core/market/eu/inputs/', imports: ['kernel', 'deal', 'market'] },
  { name: 'european inputs', path: 'src/core/market/eu/*/inputs/', imports: ['kernel', 'deal', 'market'] },
  { name: 'european inputs', path: 'src/core/market/eu/*/checks/', imports: ['kernel', 'deal', 'market'] },
  { name: 'european inputs', path: 'src/core/market/eu/registry/inputs.ts', imports: ['kernel', 'deal', 'market'] },
  // Code that reads a country's addresses and postcodes.
  { name: 'european places', path: 'src/core/market/eu/countryPlaces.ts', imports: ['kernel'] },
  { name: 'european places', path: 'src/core/market/eu/registry/places.ts', imports: ['kernel'] },
  { name: 'european places', path: 'src/core/market/eu/*/places.ts', imports: ['kernel'] },
  // American versions of British texts, which screens use too.
  { name: 'american words', path: 'src/core/market/us/americanText.ts', imports: [] },
  { name: 'european words', path: 'src/core/market/eu/europeanText.ts', imports: ['market'] },
  { name: 'area', path: 'src/core/area/', imports: ['kernel', 'place', ...marketContract] },
  { name: 'area words', path: 'src/core/area/describe/', imports: ['kernel', 'area'] },
  {
    name: 'deal',
    path: 'src/core/deal/',
    imports: ['kernel', 'place', 'listing', ...marketContract, 'american inputs', 'us checks', 'european inputs'],
  },
  { name: 'market contract', path: 'src/core/market/rules.ts', imports: ['kernel', 'landlord contract', 'european countries'] },
  { name: 'market contract', path: 'src/core/market/ruleRef.ts', imports: ['kernel', 'landlord contract', 'european countries'] },
  { name: 'market contract', path: 'src/core/market/marketIds.ts', imports: ['kernel', 'landlord contract', 'european countries'] },
  // The list of countries and regions, small enough for every screen.
  { name: 'market contract', path: 'src/core/market/markets.ts', imports: ['kernel', 'landlord contract', 'european countries'] },
  {
    name: 'market contract',
    path: 'src/core/market/eu/europeanCountry.ts',
    imports: ['kernel', 'landlord contract', 'european countries'],
  },
  { name: 'european countries', path: 'src/core/market/eu/registry/countries.ts', imports: ['market'] },
  { name: 'european countries', path: 'src/core/market/eu/*/country.ts', imports: ['market'] },
  { name: 'landlord contract', path: 'src/core/market/landlordRules.ts', imports: ['kernel', ...marketContract] },
  { name: 'engine', path: 'src/core/engine/', imports: ['kernel', 'deal', ...contracts] },
  { name: 'score', path: 'src/core/score/', imports: ['kernel', 'deal', ...contracts, 'engine', 'area'] },
  // Chart geometry shared by screen and PDF.
  { name: 'chart', path: 'src/core/chart/', imports: ['kernel', 'score'] },
  { name: 'report', path: 'src/core/report/', imports: ['kernel', 'deal', ...contracts, 'engine', 'area', 'score', 'chart'] },
  { name: 'portfolio', path: 'src/core/portfolio/', imports: ['kernel', 'deal', 'engine', ...contracts], types: ['report'] },
  { name: 'pipeline', path: 'src/core/pipeline/', imports: [...core, ...contracts] },
  { name: 'protocol', path: 'src/core/protocol/', imports: ['kernel', 'deal'] },
  { name: 'alerts', path: 'src/core/alerts/', imports: ['kernel', 'deal', 'listing', ...marketContract] },
  {
    name: 'shared deal',
    path: 'src/core/community/',
    imports: ['kernel', 'place', 'deal', 'listing', ...marketContract, 'european places'],
    types: ['score', 'pipeline'],
  },
  // The browser extension: its worker reads and evaluates pages, its scripts draw. It shares only the core with the app.
  { name: 'extension', path: 'src/extension/', imports: [...core, ...contracts] },
  { name: 'data', path: 'src/data/', imports: [...core] },
  { name: 'ingest', path: 'src/ingest/', imports: [...core, 'data'], types: ['account', 'analytics'] },
  { name: 'sync', path: 'src/sync/', imports: ['protocol', 'deal', 'alerts', 'kernel', 'data'] },
  { name: 'community', path: 'src/community/', imports: ['kernel', 'shared deal', 'data'], types: ['account'] },
  { name: 'teams', path: 'src/teams/', imports: ['kernel', 'contracts', 'deal', 'protocol', 'data'], types: ['account'] },
  // Links to one deal: encrypted on the device, and read without an account.
  { name: 'sharing', path: 'src/sharing/', imports: ['kernel', 'contracts', 'report', 'data'], types: ['account'] },
  { name: 'account', path: 'src/account/', imports: ['kernel'] },
  { name: 'analytics', path: 'src/analytics/', imports: [] },
  { name: 'bridge', path: 'src/bridge/', imports: ['kernel'], types: ['pipeline'] },
  { name: 'simple calculator', path: 'src/core/engine/simpleCalculator.ts', imports: ['kernel'] },
  { name: 'portal URL rules', path: 'src/core/listing/portalUrl.ts', imports: ['kernel', 'listing'] },
  { name: 'search URL rules', path: 'src/core/listing/searchUrl.ts', imports: ['kernel', 'listing', 'portal URL rules'] },
  { name: 'billing contract', path: 'src/core/contracts/billingContract.ts', imports: ['contracts'] },
  { name: 'link contract', path: 'src/core/contracts/sharedLinkContract.ts', imports: ['contracts'] },
  { name: 'picture rules', path: 'src/core/listing/values/imageLinks.ts', imports: ['listing'] },
  // Code that every UI layer may use: the first interactions before the app has loaded, and hooks to the code behind the UI.
  { name: 'ui preboot', path: 'src/ui/preboot/', imports: [] },
  {
    name: 'ui hooks',
    path: 'src/ui/hooks/',
    imports: [],
    types: [...typesBehindScreens, 'data', 'ingest', 'community', 'teams', 'sharing', 'bridge', 'account'],
  },
  // Components that are not about property: they format money, draw charts and label inputs.
  { name: 'ui components', path: 'src/ui/components/', imports: ['kernel', 'chart'], types: ['report'] },
  {
    name: 'ui parts',
    path: 'src/ui/parts/',
    imports: ['ui components', 'ui hooks', 'ui preboot', ...behindScreens],
    types: typesBehindScreens,
  },
  // One room for each feature, so that no feature imports another.
  ...features.map((name) => ({
    name: `ui feature ${name}`,
    path: `src/ui/features/${name}/`,
    imports: ['ui parts', 'ui components', 'ui hooks', 'ui preboot', ...behindScreens],
    types: typesBehindScreens,
  })),
  {
    name: 'ui routes',
    path: 'src/ui/routes/',
    imports: [...features.map((name) => `ui feature ${name}`), 'ui parts', 'ui components', 'ui hooks', 'ui preboot', 'account', 'data'],
  },
  {
    name: 'app',
    path: 'src/app/',
    imports: [...core, 'data', 'ingest', 'community', 'teams', 'sharing', 'sync', 'account', 'analytics', 'bridge', ...ui, 'workers'],
  },
  { name: 'workers', path: 'workers/', imports: [...core, 'data', 'sync', 'bridge'] },
  { name: 'sync-server', path: 'sync-server/src/', imports: ['kernel', 'deal', 'protocol', 'contracts', 'backend', 'functions'] },
  // Code shared by the edge functions and the embedded server.
  { name: 'backend', path: 'src/backend/', imports: ['kernel', 'contracts', 'listing'] },
  { name: 'functions', path: 'supabase/functions/', imports: ['kernel', 'contracts', 'listing', 'backend'] },
  // Command-line scripts, which may use any part of the project.
  {
    name: 'scripts',
    path: 'scripts/',
    imports: [
      ...core,
      ...contracts,
      ...ui,
      'data',
      'sync',
      'account',
      'bridge',
      'workers',
      'sync-server',
      'functions',
      'backend',
      'extension',
    ],
  },
];

const places = rooms.map((room) => ({
  room,
  pattern: new RegExp(`^${room.path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}`),
}));

/** The room of a file, given by its path from the project's folder; null if it has none. */
export function roomOf(file: string): Room | null {
  const fits = places.flatMap(({ room, pattern }) => {
    const found = pattern.exec(file);
    return found === null ? [] : [{ ...room, path: found[0] }];
  });
  return fits.toSorted((left, right) => right.path.length - left.path.length)[0] ?? null;
}

/** A room may import itself, and a contract file also belongs to the room that contains it. */
export function mayImport(from: Room, to: Room, typeOnly: boolean): boolean {
  if (from.name === to.name || to.path.startsWith(from.path) || from.path.startsWith(to.path)) return true;
  return from.imports.includes(to.name) || (typeOnly && (from.types ?? []).includes(to.name)) || coversPart(from, to, typeOnly);
}

/** A room that may import all of another room may also import its files that count as separate rooms. */
function coversPart(from: Room, to: Room, typeOnly: boolean): boolean {
  const allowed = typeOnly ? [...from.imports, ...(from.types ?? [])] : from.imports;
  return rooms.some((room) => allowed.includes(room.name) && to.path.startsWith(room.path));
}
