import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { openDocuments, type Documents } from '../../../../src/data/collections/database.ts';
import { recordPages } from '../../../../src/data/collections/recordQueries.ts';
import { writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';

const open: Documents[] = [];
afterEach(async () => {
  for (const documents of open.splice(0)) await documents.close();
});

const idOf = (n: number): string => `n${String(n).padStart(4, '0')}`;
const all = Array.from({ length: 1_100 }, (_, n) => idOf(n));

async function filled(name: string): Promise<Documents> {
  const documents = await openDocuments(name, ['notes']);
  open.push(documents);
  const writes = all.map((id) => {
    const record = writeRecord(null, { coll: 'notes', id, mid: `mid-${id}`, doc: { says: id }, at: 1_795_176_000_000, device: 'deviceA' });
    return { key: { coll: 'notes', id }, record, expected: null } as const;
  });
  expect(await writeRecords(documents, 'notes', writes)).toEqual([]);
  return documents;
}

async function pagesOf(documents: Documents): Promise<readonly (readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  for await (const records of recordPages(documents, 'notes')) pages.push(records.map(({ id }) => id));
  return pages;
}

it('record pages: every record appears once', async () => {
  const pages = await pagesOf(await filled('in-turn'));
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(pages.flat()).toEqual(all);
});

it('record pages: a record written after the last page read is included, one before it is not', async () => {
  const documents = await filled('in-turn-meanwhile');
  const found: string[] = [];
  for await (const records of recordPages(documents, 'notes')) {
    found.push(...records.map(({ id }) => id));
    if (found.length !== 500) continue;
    const late = ['n0001a', 'n1050a'].map((id) => {
      const record = writeRecord(null, { coll: 'notes', id, mid: `mid-${id}`, doc: {}, at: 1_795_176_000_000, device: 'deviceA' });
      return { key: { coll: 'notes', id }, record, expected: null } as const;
    });
    await writeRecords(documents, 'notes', late);
  }
  expect(found.filter((id) => id.endsWith('a'))).toEqual(['n1050a']);
  expect(found).toHaveLength(1_101);
});
