import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseId } from '../../../../../src/core/kernel/id.ts';
import { copyFamily, copyHolding, type DealFamily } from '../../../../../src/data/commands/copies/copyFamilies.ts';
import { bodyProblem } from '../../../../../src/data/records/bodyProblem.ts';
import { dealToBody } from '../../../../../src/data/collections/dealRecord.ts';
import type { SyncedRecord } from '../../../../../src/data/records/syncedRecord.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';
import { bareHolding } from '../../../../support/holdings.ts';

const deal = dealOf(1, { tags: { Cheap: true } });
const plan = { seed: 'unsent team-1', label: 'From Acme' };

const record = (coll: string, n: number, doc: object): SyncedRecord => ({
  coll: coll as SyncedRecord['coll'],
  id: idOf(n),
  mid: idOf(n + 500),
  deleted: false,
  doc: { ...doc },
  clocks: {},
  base: null,
  history: [],
  parked: null,
});

const note = record('notes', 2, { dealId: deal.id, text: 'The roof is new', createdAt: 1, updatedAt: 2 });
const scenario = record('scenarios', 3, {
  dealId: deal.id,
  name: 'Cheaper',
  strategy: 'buy-to-let',
  inputs: {},
  createdAt: 1,
  updatedAt: 1,
});
const family: DealFamily = {
  dealId: deal.id,
  deal: { mid: deal.mid, deleted: false, doc: dealToBody(deal), clocks: {} },
  children: [note, scenario],
};

describe('a copied deal', () => {
  it('has new ids and takes its notes and scenarios along, all of them valid', () => {
    const { records, dealId } = copyFamily(family, plan);
    expect(records.map(({ coll }) => coll)).toEqual(['deals', 'notes', 'scenarios']);
    expect(records.map(({ doc }) => doc['dealId'] ?? doc['id'])).toEqual([dealId, dealId, dealId]);
    const ids = records.flatMap(({ id, mid }) => [id, mid]);
    expect(new Set([...ids, deal.id, note.id, scenario.id]).size).toBe(ids.length + 3);
    expect(ids.map(parseId)).toEqual(ids);
    expect(records.map(bodyProblem)).toEqual([null, null, null]);
  });

  it('is the same copy however often it is made, and another one for another plan or state', () => {
    const { records } = copyFamily(family, plan);
    expect(copyFamily(family, plan).records).toEqual(records);
    expect(copyFamily(family, { ...plan, seed: 'unsent team-2' }).dealId).not.toBe(records[0]?.id);
    const changed = family.deal === null ? family : { ...family, deal: { ...family.deal, mid: idOf(77) } };
    expect(copyFamily(changed, plan).dealId).not.toBe(records[0]?.id);
  });

  it('has a label that says where it came from, next to its own', () => {
    expect(copyFamily(family, plan).records[0]?.doc['tags']).toEqual({ Cheap: true, 'From Acme': true });
    expect(copyFamily(family, { ...plan, label: null }).records[0]?.doc['tags']).toEqual({ Cheap: true });
    const long = copyFamily(family, { ...plan, label: `From ${'a'.repeat(100)}` }).records[0];
    expect(Object.keys(Object(long?.doc['tags']))[1]).toHaveLength(40);
  });

  it('leaves its assignment, decision and conflicting values behind', () => {
    const doc = { ...dealToBody(deal), assignment: { to: 'ada' }, decision: { choice: 'pass' }, setAside: [] };
    const copy = copyFamily({ ...family, deal: { mid: deal.mid, deleted: false, doc, clocks: {} } }, plan).records[0];
    expect(copy?.doc).not.toHaveProperty('assignment');
    expect(copy?.doc).not.toHaveProperty('decision');
    expect(copy?.doc).not.toHaveProperty('setAside');
  });

  it('gets unsent comments as notes, and nothing of other kinds', () => {
    const comment = record('comments', 4, { dealId: deal.id, text: 'Too dear', createdAt: 5, user: 'eve' });
    const said = record('comments', 7, { dealId: deal.id, text: 'Sent', createdAt: 5, user: 'eve' });
    const sent = { ...said, base: { mid: said.mid, deleted: false, doc: said.doc, clocks: {}, version: 1 } };
    const alert = record('alertEvents', 5, { dealId: deal.id, text: 'Price cut', createdAt: 5 });
    const { records, dealId } = copyFamily({ ...family, children: [comment, sent, alert] }, plan);
    expect(records.slice(1).map(({ coll, doc }) => [coll, doc])).toEqual([
      ['notes', { dealId, text: 'Comment: Too dear', createdAt: 5, updatedAt: 5 }],
    ]);
  });
});

it('copies: a holding without its deal belongs to no deal', () => {
  const holding = record('holdings', 6, bareHolding({ dealId: deal.id }));
  const [copy] = copyFamily({ dealId: deal.id, deal: null, children: [holding] }, plan).records;
  expect(copy?.doc['dealId']).toBeNull();
  expect(copyHolding(holding, plan)).toMatchObject({ coll: 'holdings', doc: { name: holding.doc['name'] } });
});

it('copies: different originals never share an id', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 30 }), (numbers) => {
      const ids = numbers.map((n) => copyFamily({ dealId: idOf(n), deal: null, children: [] }, plan).dealId);
      expect(new Set(ids).size).toBe(numbers.length);
    }),
  );
});
