import { join } from 'node:path';
import { deltaColumn, numberColumn, pickColumn } from '../encode.ts';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import { sourcesFor } from '../sources.ts';

/**
 * Postcode sectors such as "M6 5", with positions that are more precise than those of districts. Needed only when someone looks up a whole
 * postcode.
 */
export function ukSectors(folder: string): PackDraft {
  const rows = readCsv(join(folder, 'uk/postcode_sectors.csv'));
  const names = rows.map((row) => textOf(row, 'sector').split(' '));
  const strange = rows.map((row) => textOf(row, 'sector')).filter((sector) => !/^[A-Z]{1,2}\d[A-Z\d]? \d$/.test(sector));
  if (strange.length > 0) throw new GateFailure('uk-sectors', [`not postcode sectors: ${strange.slice(0, 5).join(', ')}`]);
  const column = (name: string): readonly (number | null)[] => rows.map((row) => numberOf(row, name));
  return {
    json: {
      format: 1,
      id: 'uk-sectors',
      title: 'United Kingdom: postcode sectors',
      market: 'uk',
      sources: sourcesFor(['ons-nspl']),
      tables: {
        sectors: {
          rows: rows.length,
          columns: {
            district: pickColumn(names.map(([district]) => district ?? null)),
            digit: numberColumn(
              names.map(([, digit]) => Number(digit)),
              { d: 0 },
            ),
            authority: pickColumn(rows.map((row) => textOf(row, 'la'))),
            lat: deltaColumn(column('lat'), 3),
            lon: deltaColumn(column('lon'), 3),
            postcodes: numberColumn(column('postcodes'), { d: 0 }),
          },
        },
      },
    },
    load: 'on demand',
    rows: rows.length,
    expectedRows: 11_328,
    vintage: { Sectors: 'May 2025' },
    budget: 120_000,
  };
}
