import { expect, it } from 'vitest';
import { createWorkspaceCalls } from '../../../../src/app/teams/createWorkspaceCalls.ts';
import { err, ok } from '../../../../src/core/kernel/result.ts';

/** A worker that answers each job with the name of its workspace, or does not answer. */
const worker = (name: string, answers = true) =>
  ({ call: async (job: string) => (answers ? ok(ok(`${name} ${job}`)) : err({ kind: 'timeout', message: '' })) }) as never;

const plan = { seed: 's', label: null };

it('workspace calls: go to the worker that has the workspace open, else to its background worker', async () => {
  const calls = createWorkspaceCalls({
    userId: 'ada',
    open: async () => ({ workspaceId: 'team-1', client: worker('open') }),
    background: { workerOf: (id) => (id === null ? worker('personal') : worker('other')) },
  });
  expect(await calls('team-1').readUnsentCopies(plan)).toEqual(ok('open readUnsentCopies'));
  expect(await calls(null).addCopies({ records: [], captures: [] }, 1)).toEqual(ok('personal addCopies'));
  expect(await calls('team-2').releaseForbidden()).toEqual(ok('other releaseForbidden'));
});

it('workspace calls: a worker that does not answer is a storage failure of every job', async () => {
  const calls = createWorkspaceCalls({
    userId: 'ada',
    open: async () => Promise.reject(new Error('refused')),
    background: { workerOf: () => worker('silent', false) },
  })('team-1');
  const failed = { ok: false, error: { kind: 'storage-lost', message: expect.stringContaining('Try again') } };
  expect(await calls.readUnsentCopies(plan)).toEqual(failed);
  expect(await calls.readDealCopies([], plan)).toEqual(failed);
  expect(await calls.addCopies({ records: [], captures: [] }, 1)).toEqual(failed);
  expect(await calls.restoreServerStates([], [])).toEqual(failed);
  expect(await calls.releaseForbidden()).toEqual(failed);
  expect(await calls.mutateMany([{ type: 'deal/bin', id: 'd', binned: true, stamp: {} as never }])).toMatchObject({
    written: [],
    failed: [{ id: 'd', failure: failed.error }],
  });
});
