import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardIngest } from '../../../../src/app/person/guardIngest.ts';
import type { Ingest } from '../../../../src/ingest/ingest.ts';
import type { Watch } from '../../../../src/ingest/watch/watch.ts';
import { idOf } from '../../../support/deals.ts';

const why = 'You can view this workspace but not change it.';
const link = 'https://www.rightmove.co.uk/properties/190000001';

/** Services that note each call, behind the guard. */
function guarded(readOnly: string | null) {
  const called: string[] = [];
  const noting = {
    ownKeys: () => [],
    get: (_: object, name: string | symbol) => async () => {
      called.push(String(name));
      return 'done';
    },
  };
  const ingest = new Proxy({}, noting) as Ingest;
  const watch = new Proxy({}, noting) as Watch;
  return { called, ...guardIngest({ ingest, watch }, () => readOnly) };
}

const everything = async ({ ingest, watch }: ReturnType<typeof guarded>): Promise<readonly unknown[]> => [
  await ingest.analyseUrl(link),
  await ingest.analysePage('<!doctype html>', { fileName: null }),
  await ingest.readDealFile('{}', { fileName: null }),
  await ingest.retry(idOf(1)),
  await ingest.retryFailed(idOf(1)),
  await ingest.changeRun({} as never, 'retry'),
  await watch.checkDeal(idOf(1)),
];

afterEach(() => vi.restoreAllMocks());

describe('reading listings', () => {
  it('is refused with the reason where the person may not change the workspace, before any request', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const services = guarded(why);
    const refused = { ok: false, error: { code: 'read-only', message: why, offerCapture: false, captureId: null } };
    for (const answer of await everything(services)) expect(answer).toEqual(refused);
    expect(await services.ingest.queueLinks([link])).toEqual({
      queued: 0,
      duplicates: [],
      known: [],
      refused: [{ text: link, message: why }],
    });
    expect(await services.watch.checkDeals([idOf(1)])).toEqual({ checked: 0, changed: 0, failed: 0, stopped: why });
    expect(warned).toHaveBeenCalledTimes(9);
    expect(services.called).toEqual([]);
  });

  it('lets queued links and due checks wait there without a warning', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const services = guarded(why);
    expect([await services.ingest.drainQueue(), await services.watch.checkDue()]).toEqual([0, null]);
    expect(warned).not.toHaveBeenCalled();
    expect(services.called).toEqual([]);
  });

  it('goes on where the person may change the workspace, and a run can be cancelled anywhere', async () => {
    const services = guarded(null);
    expect(await everything(services)).toEqual(Array.from({ length: 7 }, () => 'done'));
    await services.ingest.queueLinks([link]);
    await services.watch.checkDeals([idOf(1)]);
    await services.ingest.drainQueue();
    await services.watch.checkDue();
    expect(services.called).toHaveLength(11);
    expect(await guarded(why).ingest.changeRun({} as never, 'cancel')).toBe('done');
  });
});
