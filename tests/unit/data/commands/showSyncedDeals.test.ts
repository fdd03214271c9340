import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { openDocuments, type Documents } from '../../../../src/data/collections/database.ts';
import { dealToBody } from '../../../../src/data/collections/dealRecord.ts';
import { writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { updateSyncedDealRows } from '../../../../src/data/commands/repairRows.ts';
import type { GuardedWrite } from '../../../../src/data/records/recordStore.ts';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { allRows } from '../../../../src/data/view/rows/readRows.ts';
import { changeRow } from '../../../support/changeRow.ts';

const open: { documents: Documents; view: ViewDb }[] = [];
const at = instant(1_800_000_000_000);

async function stores() {
  const name = `synced-rows-${open.length}-${Math.random()}`;
  const documents = await openDocuments(name, ['deals', 'profiles']);
  const view = new ViewDb(`${name}-view`);
  open.push({ documents, view });
  return { documents, view };
}

function recordOf(deal: Deal): SyncedRecord {
  const state = { mid: deal.mid, deleted: false, doc: dealToBody(deal), clocks: {} };
  return { coll: 'deals', id: deal.id, ...state, base: { ...state, version: 1 }, history: [], parked: null };
}

const writeOf = (record: SyncedRecord, before: SyncedRecord | null): GuardedWrite => ({
  key: { coll: 'deals', id: record.id },
  record,
  expected: before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null },
});

afterEach(async () => {
  for (const { documents, view } of open.splice(0)) {
    view.close();
    await documents.close();
  }
});

describe('rows of synced deals', () => {
  it('are added with a score, and removed when their deal is deleted on another device', async () => {
    const { documents, view } = await stores();
    const records = [recordOf(dealOf(1)), recordOf(dealOf(2))];
    const written = records.map((record) => writeOf(record, null));
    expect(await writeRecords(documents, 'deals', written)).toEqual([]);
    await updateSyncedDealRows(
      { documents, view },
      written.map(({ key }) => key.id),
      at,
    );
    expect((await allRows(view)).map(({ score }) => typeof score)).toEqual(['number', 'number']);
    const [first] = records;
    if (first === undefined) throw new Error('Expected two deals');
    const deletion = writeOf({ ...first, mid: 'gone0001', deleted: true, doc: {} }, first);
    await writeRecords(documents, 'deals', [deletion]);
    await updateSyncedDealRows({ documents, view }, [first.id], at);
    expect((await allRows(view)).map(({ id }) => id)).toEqual([dealOf(2).id]);
  });

  it('never overwrite the row of a later change by the user', async () => {
    const { documents, view } = await stores();
    const came = recordOf(dealOf(1));
    const written = [writeOf(came, null)];
    await writeRecords(documents, 'deals', written);
    const newer = recordOf(dealOf(1, { mid: idOf(77), stage: 'offer' }));
    await writeRecords(documents, 'deals', [writeOf(newer, came)]);
    await updateSyncedDealRows({ documents, view }, [newer.id], at);
    await updateSyncedDealRows(
      { documents, view },
      written.map(({ key }) => key.id),
      at,
    );
    expect(await view.rows.get(came.id)).toMatchObject({ revision: newer.mid, stage: 'offer' });
  });

  it('are left unchanged for deals that were only sent', async () => {
    const { documents, view } = await stores();
    const record = recordOf(dealOf(1));
    await writeRecords(documents, 'deals', [writeOf(record, null)]);
    await updateSyncedDealRows({ documents, view }, [record.id], at);
    await changeRow(view, record.id, { verdict: 'as the page scored it' });
    await updateSyncedDealRows({ documents, view }, [record.id], at);
    expect(await view.rows.get(record.id)).toMatchObject({ verdict: 'as the page scored it' });
  });
});
