import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';

/** Seeds that failed once, each with the fault it found. */
const remembered = [
  [3, 'a deletion also removed a record that another device had created under the same id'],
  [18, 'a stamp on a whole record was also applied to single fields of the other side'],
  [56, 'a change that won over a deletion was sent under an id that the server had already seen'],
  [67, 'a frozen tab did not notice that the network was back'],
  [168, 'a write in progress was not counted if a record was parked'],
  [552, 'a device that lost its store and whose clock was set back lost a change unnoticed'],
  [1101, 'a device that lost its store and whose clock was set back lost its own deletion unnoticed'],
  [5754, 'a row set aside by a write that was reported as failed was never marked as read again'],
  [1545, 'a tab that thawed reported synced after another had taken over'],
] as const;

/** Seeds that failed with a server set back to an older copy. */
const rememberedSetBack = [
  [1, 'a record that became pending again was not counted until the store was read again'],
  [36, 'a record recreated after the server was set back was treated as an ancestor of the confirmed state'],
  [55, 'a record unparked by a write that was reported as failed was not counted'],
  [306, 'a deletion that the server had lost was dropped with its clocks, so a recreated record could get an earlier stamp'],
] as const;

/** Seeds that failed with deals and their children. */
const rememberedFamilies = [
  [735, 120, 'a deal’s deletion that the server had purged was dropped, and the deal’s children stayed'],
  [213, 120, 'a late copy of a note was treated as a change made after the note had been deleted with its deal'],
  [289, 200, 'a restored deal was deleted again by the same deletion, and restored under an id that the server had already seen'],
] as const;

describe('three devices, a server, and every simulated fault', () => {
  it.each([1, 51])('satisfy every invariant at rest, seeds from %i', { timeout: 60_000 }, async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + 50; seed += 1) {
      const { failures } = await simulate({ seed, operations: 100 });
      if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
    }
    expect(broken).toEqual([]);
  });

  it.each([1, 21])(
    'send again what the server lost when it was set back to an older copy, seeds from %i',
    { timeout: 60_000 },
    async (first) => {
      const broken: string[] = [];
      for (let seed = first; seed < first + 20; seed += 1) {
        const { failures } = await simulate({ seed, operations: 60, setBack: 'at rest' });
        if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
      }
      expect(broken).toEqual([]);
    },
  );

  it('lose no data if an older copy is restored amid changes', { timeout: 60_000 }, async () => {
    const broken: string[] = [];
    for (let seed = 1; seed <= 40; seed += 1) {
      const { failures } = await simulate({ seed, operations: 60, setBack: 'amid changes' });
      if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
    }
    expect(broken).toEqual([]);
  });

  it.each([1, 31])('keep deals and their children together, seeds from %i', { timeout: 60_000 }, async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + 30; seed += 1) {
      const { failures } = await simulate({ seed, operations: 100, families: true });
      if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
    }
    expect(broken).toEqual([]);
  });

  it.each([1, 26])('satisfy every invariant if a replica answers pulls, seeds from %i', { timeout: 60_000 }, async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + 25; seed += 1) {
      const failures = [
        ...(await simulate({ seed, operations: 100, replica: true })).failures,
        ...(await simulate({ seed, operations: 100, replica: true, undamaged: true })).failures,
        ...(await simulate({ seed, operations: 60, replica: true, setBack: 'at rest' })).failures,
        ...(await simulate({ seed, operations: 100, replica: true, families: true })).failures,
      ];
      if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
    }
    expect(broken).toEqual([]);
  });

  it.each(remembered)('seed %i passes (it once failed because %s)', async (seed) => {
    expect((await simulate({ seed, operations: 100 })).failures).toEqual([]);
    expect((await simulate({ seed, operations: 200 })).failures).toEqual([]);
  });

  it('seed 777030 passes at 120 operations (it once failed because a record that was recreated after a deletion and merged with a late first change was treated as lost by the server)', async () => {
    expect((await simulate({ seed: 777_030, operations: 120 })).failures).toEqual([]);
  });

  it.each(rememberedSetBack)('seed %i with a server set back passes (it once failed because %s)', async (seed) => {
    expect((await simulate({ seed, operations: 60, setBack: 'at rest' })).failures).toEqual([]);
  });

  it.each(rememberedFamilies)(
    'seed %i with deals and children passes at %i operations (it once failed because %s)',
    async (seed, operations) => {
      expect((await simulate({ seed, operations, families: true })).failures).toEqual([]);
    },
  );

  it('produce the same log for the same seed', async () => {
    const once = await simulate({ seed: 7, operations: 200 });
    const again = await simulate({ seed: 7, operations: 200 });
    expect(again.log).toEqual(once.log);
    expect(once.log.length).toBeGreaterThan(200);
  });
});
