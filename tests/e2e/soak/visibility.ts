import { instant } from '../../../src/core/kernel/calendar.ts';
import { minor } from '../../../src/core/kernel/money.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import type { Chance } from '../../support/chance.ts';
import { newMid } from './newMid.ts';
import type { SoakProfile } from './soakProfile.ts';

export interface Visibility {
  readonly edits: number;
  /** The time from the command on one device to the record on another, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly missed: number;
}

interface Measured {
  readonly profiles: readonly SoakProfile[];
  readonly deals: readonly string[];
  readonly edits: number;
  readonly chance: Chance;
}

/**
 * Makes edits on one device after another, and measures how long each takes to reach the next device. Both use this machine's clock.
 */
export async function measureVisibility({ profiles, deals, edits, chance }: Measured): Promise<Visibility> {
  const taken: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const [from, to] = [profiles[edit % profiles.length], profiles[(edit + 1) % profiles.length]];
    if (from === undefined || to === undefined) throw new Error('Fewer than two devices were given');
    const id = chance.pick(deals);
    const value = 50_000 + edit;
    const seen = to.page().evaluate(watchFor, { id, value });
    const began = Date.now();
    const stamp = { mid: newMid(chance), at: instant(began) };
    await from.command({ type: 'deal/inputs', id, strategy: 'buy-to-let', changes: { licencePerYear: minor(value) }, stamp });
    const at = await seen;
    if (at !== null) taken.push(at - began);
    await new Promise((resolve) => setTimeout(resolve, chance.between(50, 400)));
  }
  const sorted = taken.toSorted((left, right) => left - right);
  const place = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
  return { edits, median: place(0.5), p95: place(0.95), missed: edits - taken.length };
}

async function watchFor({ id, value }: { readonly id: string; readonly value: number }): Promise<number | null> {
  type Read = { readonly readDeal: (id: string) => Promise<Deal | null> };
  const { readDeal } = await (globalThis as unknown as { readonly __diag: () => Promise<Read> }).__diag();
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    if ((await readDeal(id))?.inputs['buy-to-let']?.licencePerYear === value) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return null;
}
