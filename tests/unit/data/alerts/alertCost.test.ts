import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { alertSchemaVersion, type AlertRule } from '../../../../src/core/alerts/alertRule.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { dayOf, instant } from '../../../../src/core/kernel/calendar.ts';
import { rescoreDeals } from '../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { lookAtDeals, type Look } from '../../../../src/data/alerts/lookAtDeals.ts';
import { openDocuments } from '../../../../src/data/collections/database.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../support/deals.ts';
import { allRows } from '../../../../src/data/view/packs/readRows.ts';
import { putRows } from '../../../../src/data/view/packs/writeRows.ts';

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
const look: Look = {
  documents,
  view,
  writeBegan: () => undefined,
  writeEnded: () => undefined,
  rules: [{ id: 'rule1', rule }],
  since: now,
  now,
};

afterAll(async () => {
  view.close();
  await documents.close();
});

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

it('a look at every deal, once they were seen, writes nothing and takes no longer than reading their rows and a share of scoring them', async () => {
  await putRows(
    view,
    deals.map((deal) => dealToRow(deal, undefined)),
  );
  await lookAtDeals(look, 'all');
  expect(await view.alertSeen.count()).toBe(count);
  let written = 0;
  view.alertSeen.hook('updating', () => void (written += 1));
  const again = await took(() => lookAtDeals(look, 'all'));
  const reading = await took(() => allRows(view));
  const scoring = await took(async () => rescoreDeals({ deals, profile: standardProfile, today: dayOf(now) }));
  expect(written).toBe(0);
  expect(again / (reading * 3 + scoring)).toBeLessThan(1);
});

it('a look at one changed deal reads that deal alone', async () => {
  let read = 0;
  view.rowPacks.hook('reading', (row) => {
    read += 1;
    return row;
  });
  await lookAtDeals(look, [dealOf(7).id]);
  expect(read).toBe(1);
});
