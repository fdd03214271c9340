import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushedRow, StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import { startLossyProxy } from '../../../support/lossyProxy.ts';
import { fresh, row, syncDevice, type SyncDevice } from './syncDevice.ts';
import { syncEngines } from './syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';

const both = await syncEngines();
afterAll(() => both.close());

/** A workspace's state without its versions, which depend on the order of arrival. */
const stateOf = async (device: SyncDevice) =>
  (await device.everything())
    .map(({ version: _version, ...record }: StoredRow) => record)
    .toSorted((left, right) => left.id.localeCompare(right.id));

/** Twelve batches, each of which creates two records and changes one from the previous batch. */
function story(): readonly (readonly PushedRow[])[] {
  const made = Array.from({ length: 12 }, () => [row(), row()] as const);
  return made.map(([one, two], at) => {
    const before = made[at - 1]?.[0];
    const change = before === undefined ? [] : [row({ id: before.id, base: before.mid, mid: fresh('mid'), doc: { changed: at } })];
    return [one, two, ...change];
  });
}

describe.each(both.engines)('delivery on $name', (engine) => {
  let running: TestServer;
  beforeAll(async () => {
    running = await engine.start();
  }, 180_000);
  afterAll(() => running.close());

  const newDevice = async () => {
    const { token } = await running.signedIn();
    return { token, device: syncDevice(running.origin, token) };
  };

  it.each([
    ['the first', (call: number) => call === 1],
    ['the second', (call: number) => call === 2],
    ['every third', (call: number) => call % 3 === 0],
  ])('applies every change exactly once, without a conflict, when %s answer is lost', async (_name, loses) => {
    const batches = story();
    const { token, device } = await newDevice();
    const proxy = await startLossyProxy(running.origin, loses);
    const behind = syncDevice(proxy.origin, token);
    for (const rows of batches) {
      let answer = await behind.push(rows).catch(() => null);
      while (answer === null) answer = await behind.push(rows).catch(() => null);
      expect(answer.body.results.map(({ status }) => status)).toEqual(rows.map(() => 'applied'));
    }
    proxy.close();
    // 24 records created and 11 changed make 35 versions.
    expect((await device.pull(0)).body.next).toBe(35);
    const { device: clean } = await newDevice();
    for (const rows of batches) await clean.push(rows);
    expect(await stateOf(device)).toEqual(await stateOf(clean));
  });

  it('ends in the same state when every push arrives twice', async () => {
    const batches = story();
    const [{ device }, { device: clean }] = [await newDevice(), await newDevice()];
    for (const rows of batches) await Promise.all([device.push(rows), device.push(rows)]);
    for (const rows of batches) await clean.push(rows);
    expect((await device.pull(0)).body.next).toBe(35);
    expect(await stateOf(device)).toEqual(await stateOf(clean));
  });

  it('ends in the same state when batches arrive in reverse and conflicts are resent', async () => {
    const batches = story();
    const [{ device }, { device: clean }] = [await newDevice(), await newDevice()];
    let held = batches.toReversed();
    for (let round = 0; held.length > 0 && round < 20; round += 1) {
      const answers: (readonly PushedRow[])[] = [];
      for (const rows of held) {
        const { results } = (await device.push(rows)).body;
        answers.push(rows.filter((_, at) => results[at]?.status === 'conflict'));
      }
      held = answers.filter((rows) => rows.length > 0);
    }
    expect(held).toEqual([]);
    for (const rows of batches) await clean.push(rows);
    expect(await stateOf(device)).toEqual(await stateOf(clean));
  });

  it('returns the same page when it is requested again', async () => {
    const { device } = await newDevice();
    await device.push(Array.from({ length: 7 }, () => row()));
    const [one, two] = [await device.pull(2, { limit: '3' }), await device.pull(2, { limit: '3' })];
    expect({ ...one.body, serverTime: 0 }).toEqual({ ...two.body, serverTime: 0 });
  });
});
