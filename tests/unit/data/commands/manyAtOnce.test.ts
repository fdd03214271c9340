import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import type { DataListener } from '../../../../src/data/commands/openStores.ts';
import type { DealCommand } from '../../../../src/data/commands/dealCommand.ts';
import type { DataWorker } from '../../../../src/data/dataWorker.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const open: DataWorker[] = [];
let names = 0;

afterEach(async () => {
  for (const data of open.splice(0)) await data.close();
});

/** A data worker and its messages to the sync: the writes in progress after each message, and the pending records added by each write. */
async function heard(): Promise<{ data: DataWorker; underWay: number[]; added: number[] }> {
  const [underWay, added]: [number[], number[]] = [[], []];
  let running = 0;
  const say = (change: number): void => void underWay.push((running += change));
  const listener: DataListener = {
    opened: () => undefined,
    closing: () => undefined,
    writeBegan: () => say(1),
    writeEnded: (some) => {
      added.push(some);
      say(-1);
    },
  };
  const data = createDataWorker(listener);
  open.push(data);
  expect(await data.open(`yardstick-many-${(names += 1)}`)).toEqual({ ok: true });
  return { data, underWay, added };
}

const count = 1_200;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const adding = Array.from({ length: count }, (_, n): DealCommand => ({ type: 'deal/add', deal: dealOf(n) }));

const stage = (n: number): DealCommand => ({
  type: 'deal/stage',
  id: dealOf(n).id,
  stage: 'offer',
  stamp: { mid: idOf(900 + n), at: instant(1_800_000_000_000 + n) },
});

describe('a batch of commands', () => {
  it('tells the sync about each shared write, and reports no write in progress only after the last', async () => {
    const { data, underWay, added } = await heard();
    const { written, failed } = await data.mutateMany(adding);
    expect([written.length, failed.length]).toEqual([count, 0]);
    expect(sum(added)).toBe(count);
    expect(added.length).toBeLessThan(10);
    expect(underWay.at(-1)).toBe(0);
    expect(underWay.slice(0, -1)).not.toContain(0);
  });

  it('counts a deal as pending once, and only if it was not pending before', async () => {
    const { data, added } = await heard();
    await data.mutateMany(adding.slice(0, 20));
    await data.mutateMany([stage(1), stage(2), stage(5_000)]);
    expect(sum(added)).toBe(20);
  });

  it('reports a failed write as ended', async () => {
    const { data, underWay, added } = await heard();
    await data.mutateMany([{ type: 'deal/stage', id: idOf(5_001), stage: 'offer', stamp: { mid: idOf(1), at: instant(1) } }]);
    expect(underWay).toEqual([1, 0]);
    expect(added).toEqual([0]);
  });
});
