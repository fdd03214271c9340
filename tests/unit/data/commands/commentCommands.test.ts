import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const at = instant(1_800_000_000_000);
const stamp = (n: number) => ({ mid: idOf(700 + n), at: instant(at + n) });
const comment = { dealId: idOf(1), text: 'Ask about the roof', by: 'anna', name: 'Anna', mentions: ['ben'], createdAt: at, updatedAt: at };
const id = idOf(31);

let names = 0;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function worker() {
  const name = `yardstick-comments-${(names += 1)}`;
  const data = createDataWorker();
  expect(await data.open(name)).toEqual({ ok: true });
  const view = new ViewDb(viewName(name));
  closing.push(async () => {
    view.close();
    await data.close();
  });
  await data.mutate({ type: 'deal/add', deal: dealOf(1) });
  expect(await data.mutateComment({ type: 'comment/add', id, comment, stamp: stamp(1) })).toEqual({ ok: true, value: null });
  return { data, shown: async () => (await view.items.get(['comments', id]))?.item };
}

describe('a comment', () => {
  it('is shown once stored, and a repeated command changes nothing', async () => {
    const { data, shown } = await worker();
    const changed = { ...comment, text: 'Another' };
    expect((await data.mutateComment({ type: 'comment/add', id, comment: changed, stamp: stamp(1) })).ok).toBe(true);
    expect(await shown()).toEqual(comment);
  });

  it('is edited by its author only', async () => {
    const { data, shown } = await worker();
    const edit = { type: 'comment/edit', id, text: 'Ask about the damp', mentions: [], stamp: stamp(2) } as const;
    expect(await data.mutateComment({ ...edit, user: 'ben' })).toMatchObject({
      error: { kind: 'invalid', message: 'Only the author can edit this comment. Add a comment of your own instead.' },
    });
    expect(await shown()).toEqual(comment);
    expect((await data.mutateComment({ ...edit, user: 'anna' })).ok).toBe(true);
    expect(await shown()).toEqual({ ...comment, text: 'Ask about the damp', mentions: [], updatedAt: at + 2 });
  });

  it('is deleted by its author or an owner', async () => {
    const { data, shown } = await worker();
    const remove = { type: 'comment/delete', id, stamp: stamp(2) } as const;
    expect(await data.mutateComment({ ...remove, user: 'ben', isOwner: false })).toMatchObject({
      error: { message: 'Only the author or an owner of the workspace can delete this comment.' },
    });
    expect((await data.mutateComment({ ...remove, user: 'ben', isOwner: true })).ok).toBe(true);
    expect(await shown()).toBeUndefined();
    expect(await data.mutateComment({ ...remove, user: 'anna', isOwner: false, stamp: stamp(3) })).toMatchObject({
      error: { kind: 'not-found' },
    });
  });

  it('without text is refused with what to do', async () => {
    const { data } = await worker();
    const edit = { type: 'comment/edit', id, user: 'anna', text: '', mentions: [], stamp: stamp(2) } as const;
    expect(await data.mutateComment(edit)).toMatchObject({
      error: { kind: 'invalid', message: expect.stringContaining('Write something first') },
    });
  });
});
