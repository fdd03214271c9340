import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { alertSchemaVersion, type AlertRule } from '../../../../src/core/alerts/alertRule.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { evaluateDealAlerts, type DealAlertsContext } from '../../../../src/data/alerts/evaluateDealAlerts.ts';
import { openDocuments } from '../../../../src/data/collections/database.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../support/deals.ts';

const now = instant(1_800_000_000_000);
const rule: AlertRule = {
  version: alertSchemaVersion,
  test: { kind: 'score', atLeast: 60 },
  scope: { kind: 'all' },
  on: true,
  createdAt: now,
  updatedAt: now,
};
const count = 2_000;
const deals = Array.from({ length: count }, (_, n) => dealOf(n));
const documents = await openDocuments('alert-cost', ['deals', 'profiles', 'alertEvents']);
const view = new ViewDb('alert-cost-view');
const look: DealAlertsContext = {
  documents,
  view,
  mayWrite: () => undefined,
  writeBegan: () => undefined,
  writeEnded: () => undefined,
  writer: () => ({ device: 'here', clockOffset: 0 }),
  rules: [{ id: 'rule1', rule }],
  since: now,
  now,
};

afterAll(async () => {
  view.close();
  await documents.close();
});

it('checking every deal seen before writes nothing, reads each row and each mark once, and no deal', async () => {
  await view.rows.bulkPut(deals.map((deal) => dealToRow(deal, undefined)));
  await evaluateDealAlerts(look);
  expect(await view.alertSeen.count()).toBe(count);
  const counted = { written: 0, rows: 0, marks: 0, documents: 0 };
  const countReading = (of: 'rows' | 'marks') => (row: unknown) => {
    counted[of] += 1;
    return row;
  };
  const write = (): void => void (counted.written += 1);
  for (const table of [view.rows, view.alertSeen]) {
    table.hook('creating', write);
    table.hook('updating', write);
    table.hook('deleting', write);
  }
  view.rows.hook('reading', countReading('rows'));
  view.alertSeen.hook('reading', countReading('marks'));
  const watched = new Proxy(documents, {
    get: (target, key): unknown => {
      counted.documents += 1;
      return Reflect.get(target, key);
    },
  });
  await evaluateDealAlerts({ ...look, documents: watched });
  const found = { ...counted };
  expect(found).toEqual({ written: 0, rows: count, marks: count, documents: 0 });
});
