import { protocolHeader, protocolVersion, type PullAnswer } from '../../../../src/core/protocol/syncCalls.ts';
import { medianOf, type BenchLine } from '../../line.ts';
import { benchDeal } from './deals.ts';
import { liveInPouch, nameOf, openOther, pouches, runOther, type Pouch, type Pushed } from './others.ts';
import { inProfile } from './pages.ts';
import { fillPouch, newPerson, openPlaces, type Person, type Places, type PouchServer } from './places.ts';
import { liveInWorkers, openProduct, pullInProduct, pushFromWorker } from './product.ts';

/** How many deals, and how often each is measured; smaller for a first look. */
const count = Number(process.env['BENCH_DEALS'] ?? 10_000);
const repeats = Number(process.env['BENCH_REPEATS'] ?? 3);

/** Names of measures, split by commas: only these are taken, such as `pull ours,pull plain`. Empty for all. */
const only = (process.env['BENCH_ONLY'] ?? '').split(',').filter(Boolean);
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);

/** Figures by name, as they were measured. */
type Figures = Map<string, number[]>;

/**
 * A device's side of sync in Chromium, beside PouchDB and beside plain fetch and Dexie on the same rows: the first pull, the push, a live
 * edit and the cold start. Everyone works in a dedicated worker, on a profile of its own, in an order that is shuffled every time.
 */
export async function benchBrowser(): Promise<readonly BenchLine[]> {
  const places = await openPlaces();
  try {
    // Filling takes longer than a measure that needs none of it.
    const person = await newPerson(places.ours, ['pull ours', 'pull plain'].some(isWanted) ? count : 0);
    const pulled = new Set(pouches.filter((pouch) => isWanted(`pull ${nameOf(pouch)}`)).map(({ server }) => server));
    for (const server of pulled) await fillPouch(`${places.pouchServers[server]}/full`, count);
    const figures: Figures = new Map();
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const measure of shuffled(measuresOf(places, person, repeat))) if (isWanted(measure.name)) await taken(measure, figures);
    }
    return [...linesOf(figures, places), ...failuresIn(figures)];
  } finally {
    await places.close();
  }
}

interface Measure {
  readonly name: string;
  readonly measure: (figures: Figures) => Promise<void>;
}

function note(figures: Figures, name: string, value: number): void {
  figures.set(name, [...(figures.get(name) ?? []), value]);
  console.error(`  ${name}: ${value.toFixed(0)} ms`);
}

const failed = 'failed: ';

/** What of the others does not come to its end is a line of the table; ours must. */
async function taken({ name, measure }: Measure, figures: Figures): Promise<void> {
  try {
    await measure(figures);
  } catch (cause) {
    if (name.endsWith(' ours')) throw cause;
    console.error(`  ${name}:`, cause);
    figures.set(`${failed}${name}`, [...(figures.get(`${failed}${name}`) ?? []), 1]);
  }
}

const failuresIn = (figures: Figures): readonly BenchLine[] =>
  [...figures].flatMap(([name, { length }]) => (name.startsWith(failed) ? [{ name, value: length, unit: `of ${repeats}` }] : []));

function measuresOf(places: Places, person: Person, repeat: number): readonly Measure[] {
  return [...oursOf(places, person), ...plainOf(places, person), ...pouches.flatMap((pouch) => pouchOf(places, pouch, repeat))];
}

const oursOf = (places: Places, person: Person): readonly Measure[] => [
  {
    name: 'pull ours',
    measure: (figures) =>
      inProfile(async (profile) => {
        const { took, synced, blocked } = await pullInProduct(profile, places, { person, count });
        note(figures, 'pull ours', took);
        note(figures, 'synced ours', synced);
        note(figures, 'blocked ours', blocked);
        note(figures, 'cold ours', await openProduct(profile, places));
      }),
  },
  {
    name: 'push ours',
    measure: async (figures) => {
      const other = await newPerson(places.ours, 0);
      const { stored, took } = await inProfile((profile) => pushFromWorker(profile, places, { person: other, count }));
      await haveArrived(places, other);
      note(figures, 'insert ours', stored);
      note(figures, 'push ours', took);
    },
  },
  {
    name: 'live ours',
    measure: async (figures) => {
      const other = await newPerson(places.ours, 10);
      const { id } = benchDeal(1);
      const took = await inProfile((here) => inProfile((there) => liveInWorkers([here, there], places, { person: other, id })));
      note(figures, 'live ours', medianOf(took));
    },
  },
];

const plainOf = (places: Places, person: Person): readonly Measure[] => [
  {
    name: 'pull plain',
    measure: (figures) =>
      inProfile(async (profile) => {
        const job = { name: 'plain', method: 'pull', args: [person.token] } as const;
        const pulled = await runOther<{ took: number; count: number }>(profile, places, job);
        note(figures, 'pull plain', complete(pulled));
        note(figures, 'cold plain', await openOther(profile, places, { name: 'plain', args: [] }));
      }),
  },
  {
    name: 'push plain',
    measure: async (figures) => {
      const { token } = await newPerson(places.ours, 0);
      const job = { name: 'plain', method: 'push', args: [token, count] } as const;
      const pushed = await inProfile((profile) => runOther<Pushed>(profile, places, job));
      note(figures, 'insert plain', pushed.stored);
      note(figures, 'push plain', pushed.took);
    },
  },
];

function pouchOf(places: Places, pouch: Pouch, repeat: number): readonly Measure[] {
  const { adapter, server } = pouch;
  const [name, databases] = [nameOf(pouch), places.pouchServers[server]];
  return [
    {
      name: `pull ${name}`,
      measure: (figures) =>
        inProfile(async (profile) => {
          const job = { name: 'pouch', method: 'pull', args: [adapter, `${databases}/full`] } as const;
          const pulled = await runOther<{ took: number; count: number }>(profile, places, job);
          note(figures, `pull ${name}`, complete(pulled));
          note(figures, `cold ${name}`, await openOther(profile, places, { name: 'pouch', args: [adapter] }));
        }),
    },
    {
      name: `push ${name}`,
      measure: async (figures) => {
        const job = { name: 'pouch', method: 'push', args: [adapter, `${databases}/push-${adapter}-${repeat}`, count] } as const;
        const pushed = await inProfile((profile) => runOther<Pushed>(profile, places, job));
        note(figures, `insert ${name}`, pushed.stored);
        note(figures, `push ${name}`, pushed.took);
      },
    },
    {
      name: `push while live ${name}`,
      measure: async (figures) => {
        const job = { name: 'pouch', method: 'pushLive', args: [adapter, `${databases}/live-${adapter}-${repeat}`, count] } as const;
        const pushed = await inProfile((profile) => runOther<Pushed>(profile, places, job));
        note(figures, `push while live ${name}`, pushed.took);
      },
    },
    {
      name: `live ${name}`,
      measure: async (figures) => {
        const took = await inProfile((here) => inProfile((there) => liveInPouch([here, there], places, pouch)));
        note(figures, `live ${name}`, medianOf(took));
      },
    },
  ];
}

/** The server has every deal: its versions of this person have no gap. */
async function haveArrived({ ours }: Places, { token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, [protocolHeader]: String(protocolVersion) };
  const answer = (await (await fetch(`${ours}/sync/v1/pull?after=${count - 1}&limit=2`, { headers })).json()) as PullAnswer;
  if (answer.rows.length !== 1) throw new Error(`The server does not have ${count} deals`);
}

/** A pull that brought less than everything is no figure. */
function complete(pulled: { readonly took: number; readonly count: number }): number {
  if (pulled.count !== count) throw new Error(`A pull brought ${pulled.count} of ${count} documents`);
  return pulled.took;
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item);
}

interface Beside {
  readonly what: string;
  readonly unit?: string;
  readonly least?: number;
}

function linesOf(figures: Figures, places: Places): readonly BenchLine[] {
  const middle = (name: string): number => medianOf(figures.get(name) ?? []);
  const pouch = (what: string, server: PouchServer = 'on disk'): number => {
    const names = pouches.filter((one) => one.server === server).map(nameOf);
    return Math.min(...names.map((name) => middle(`${what} ${name}`)).filter((value) => !Number.isNaN(value)));
  };
  /** How many times faster ours was than the other. */
  const besides = (other: number, name: string, { what, least }: Beside): BenchLine => {
    const ratio = other / middle(`${what} ours`);
    const target = least === undefined ? {} : { target: `≥ ${least}`, met: ratio >= least };
    return { name, value: other, unit: 'ms', ratio, ...target };
  };
  const ours = (what: string, name: string): BenchLine => ({ name, value: middle(`${what} ours`), unit: 'ms' });
  const blocked = middle('blocked ours');
  return [
    ours('pull', `first pull of ${count} deals into the list, in the product over ${places.database}`),
    besides(pouch('pull'), '  PouchDB with pouchdb-server, the faster adapter', { what: 'pull', least: 1.3 }),
    besides(pouch('pull', 'in memory'), '  PouchDB with its server in memory', { what: 'pull' }),
    besides(middle('pull plain'), '  the limit: fetch and Dexie alone, the same pages', { what: 'pull', least: 0.45 }),
    { name: '  the page was blocked meanwhile', value: blocked, unit: 'ms', target: '≤ 150 ms', met: blocked <= 150 },
    ours('synced', '  until both sides had compared'),
    ours('insert', `insert of ${count} deals, 500 commands a call, while signed in`),
    ours('push', '  insert and push'),
    besides(pouch('push'), '  PouchDB with pouchdb-server, in bulk', { what: 'push', least: 2 }),
    besides(pouch('push while live'), '  PouchDB with pouchdb-server, in bulk while it replicates', { what: 'push', least: 2 }),
    besides(pouch('push', 'in memory'), '  PouchDB with its server in memory, in bulk', { what: 'push' }),
    besides(pouch('push while live', 'in memory'), '  PouchDB with its server in memory, while it replicates', { what: 'push' }),
    besides(middle('push plain'), '  the limit: Dexie and fetch alone', { what: 'push' }),
    ours('live', 'an edit on one device, readable on another'),
    besides(pouch('live'), '  PouchDB, live replication', { what: 'live' }),
    ours('cold', `cold start with ${count} deals, until the first card is on the screen`),
    besides(pouch('cold'), '  PouchDB, until allDocs gives 50 on an empty page', { what: 'cold' }),
    besides(middle('cold plain'), '  Dexie alone, until 50 are read on an empty page', { what: 'cold' }),
  ].filter(({ value, ratio }) => Number.isFinite(value) && Number.isFinite(ratio ?? 0));
}
