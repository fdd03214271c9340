import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProxy } from '../../../../src/app/person/records.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { err, ok } from '../../../../src/core/kernel/result.ts';
import { idOf } from '../../../support/deals.ts';

const stamp = { mid: idOf(9), at: 1 as never };
const lost = { kind: 'storage-lost', message: expect.stringContaining('(No answer.) Your input is still here') };
const timeouts = new Map<string, number | undefined>();
const silent = createDataProxy(
  {
    call: async (name, _, options) => {
      timeouts.set(name, options?.timeoutMs);
      return err({ kind: 'timeout', message: 'No answer.' });
    },
  },
  () => null,
);

const echo = async (name: string, args: unknown) => ok({ name, args });

it('data proxy: calls the data worker’s job by name with its arguments, and passes its answer on', async () => {
  const proxy = createDataProxy({ call: echo as never }, () => null);
  expect(await proxy.readDeal(idOf(1))).toEqual({ name: 'readDeal', args: [idOf(1)] });
});

describe('a data worker that does not answer', () => {
  it('is reported as unresponsive storage for every command', async () => {
    expect(await silent.mutate({ type: 'deal/save', id: idOf(1), saved: true, stamp })).toEqual({ ok: false, error: lost });
    expect(await silent.makeBackup({ withFiles: true })).toEqual({ ok: false, error: lost });
  });

  it('fails each of many commands with its deal’s id', async () => {
    const commands = [1, 2].map((n) => ({ type: 'deal/delete' as const, id: idOf(n), stamp }));
    expect(await silent.mutateMany(commands)).toEqual({ written: [], failed: commands.map(({ id }) => ({ id, failure: lost })) });
  });

  it('gives no deal, and the standard profile', async () => {
    expect([await silent.readDeal(idOf(1)), await silent.readDeals([idOf(1)]), await silent.exportUnsent(), await silent.digest()]).toEqual(
      [null, [], null, null],
    );
    expect(await silent.readProfile()).toBe(standardProfile);
  });

  it('is given minutes for thousands of deals, and the client’s default time limit for one', () => {
    expect([timeouts.get('mutateMany'), timeouts.get('mutate')]).toEqual([180_000, undefined]);
  });
});

describe('a workspace that the person may not change', () => {
  const why = 'You can view this workspace but not change it.';
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());
  const asked: string[] = [];
  const proxy = createDataProxy(
    {
      call: async (name) => {
        asked.push(name);
        return ok(null as never);
      },
    },
    () => why,
  );

  it('refuses every change with the reason before the worker hears of it', async () => {
    const refused = { ok: false, error: { kind: 'invalid', message: why } };
    const save = { type: 'deal/save' as const, id: idOf(1), saved: true, stamp };
    expect(await proxy.mutate(save)).toEqual(refused);
    expect(await proxy.mutateItem({ coll: 'notes', id: idOf(2), item: null, stamp })).toEqual(refused);
    expect(await proxy.mutateComment({ type: 'comment/delete', id: idOf(5), user: 'user', isOwner: true, stamp })).toEqual(refused);
    expect(await proxy.mutateAlert({ type: 'alert/rule', id: idOf(3), rule: null, stamp })).toEqual(refused);
    expect(await proxy.writeProfile(standardProfile, idOf(4), stamp.at)).toEqual(refused);
    expect(await proxy.removeWorkspaceProfile(idOf(4), stamp.at)).toEqual(refused);
    expect(await proxy.importUnsent('{}')).toEqual(refused);
    expect(await proxy.restoreBackup(new Blob(), {} as never)).toEqual(refused);
    expect(await proxy.undoRestore()).toEqual(refused);
    expect(await proxy.mutateMany([save])).toEqual({ written: [], failed: [{ id: idOf(1), failure: refused.error }] });
    expect(asked).toEqual([]);
  });

  it('still answers reads and exports', async () => {
    await proxy.readDeal(idOf(1));
    await proxy.exportUnsent();
    expect(asked).toEqual(['readDeal', 'exportUnsent']);
  });
});
