import { buyToLetEntries } from '../../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { createManualDeal } from '../../../../../../src/core/deal/manual/createManualDeal.ts';
import type { Deal } from '../../../../../../src/core/deal/deal.ts';
import { ownerships } from '../../../../../../src/core/deal/ownership.ts';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { instant } from '../../../../../../src/core/kernel/calendar.ts';
import { createId, type Id } from '../../../../../../src/core/kernel/id.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import { applyDealCommand } from '../../../../../../src/data/commands/applyDealCommand.ts';
import { dealToRow } from '../../../../../../src/data/view/dealToRow.ts';
import { dealStages } from '../../../../../../src/ui/parts/address/dealsSearch.ts';
import { columnOf, standardColumns } from '../../../../../../src/ui/parts/dealColumns/columns.ts';
import { dealsExportTable } from '../../../../../../src/ui/features/deals/importExport/dealsExportTable.ts';
import { readCsv, writeCsv } from '../../../../../../src/ui/parts/files/csv.ts';
import { readXlsx } from '../../../../../../src/ui/parts/files/readXlsx.ts';
import type { SheetCell } from '../../../../../../src/ui/parts/files/sheetTable.ts';
import { writeXlsx } from '../../../../../../src/ui/parts/files/writeXlsx.ts';
import { planImport, type ImportPlan } from '../../../../../../src/ui/features/deals/importExport/planImport.ts';

const at = instant(1_800_000_000_000);
const idOf = (number: number): Id =>
  createId(
    at,
    new Uint8Array(16).map((_, place) => (number >> (place * 3)) & 7),
  );
const columns = standardColumns.map(columnOf);

const value = fc.oneof(fc.constantFrom(0, 0.25, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** The user's own values as they could type them: money to the penny, percentages to four decimal places. */
const overrides: fc.Arbitrary<Partial<BuyToLetInputs>> = fc.subarray([...buyToLetEntries]).chain((entries) =>
  fc.tuple(...entries.map(() => value)).map((shares) =>
    Object.fromEntries(
      entries.map(({ key, unit, bounds: [low, high], choices }, place) => {
        const share = shares[place] ?? 0;
        const number = low + share * (high - low);
        if (unit === 'yes-no') return [key, share > 0.5];
        if (unit === 'choice') return [key, choices[Math.floor(share * (choices.length - 0.001))]?.value];
        if (unit === 'money') return [key, minor(Math.round(number))];
        if (unit === 'rate') return [key, percent(Math.round(number * 1e6) / 1e4)];
        return [key, key === 'holdYears' ? Math.round(number) : Math.round(number * 100) / 100];
      }),
    ),
  ),
);

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.constantFrom('=1+1', "'=x", '@home', '-5', '＝1', '1e5', '12, "A" Street', 'Łódź'),
);
const tidy = (raw: string): string => raw.trim();
const tag = text.map((raw) => tidy(raw.replaceAll(',', ' ')).slice(0, 40).trim()).filter((name) => name !== '');

const deal = (number: number): fc.Arbitrary<Deal> =>
  fc
    .record({
      overrides,
      address: fc.option(text.map(tidy).filter((line) => line !== '')),
      bedrooms: fc.option(fc.integer({ min: 0, max: 50 })),
      asking: fc.option(fc.integer({ min: 100, max: 1e10 })),
      stage: fc.constantFrom(...dealStages),
      strategy: fc.constantFrom(...strategyIds),
      ownership: fc.constantFrom(null, ...ownerships),
      saved: fc.boolean(),
      tags: fc.uniqueArray(tag, { maxLength: 3 }),
    })
    .map((parts) => ({
      ...createManualDeal({
        id: idOf(number),
        mid: idOf(number + 1000),
        at,
        facts: {
          transaction: 'sale',
          address: parts.address,
          bedrooms: parts.bedrooms,
          askingPrice:
            parts.asking === null
              ? null
              : { amount: minor(parts.asking), currency: 'GBP', qualifier: null, period: null, onApplication: false },
        },
      }),
      inputs: { 'buy-to-let': parts.overrides },
      stage: parts.stage,
      strategy: parts.strategy,
      ...(parts.ownership === null ? {} : { ownership: parts.ownership }),
      savedAt: parts.saved ? at : null,
      ...(parts.tags.length === 0 ? {} : { tags: Object.fromEntries(parts.tags.map((name) => [name, true as const])) }),
    }));

const portfolio = fc.integer({ min: 1, max: 6 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, number) => deal(number))));

const rowsOf = (deals: readonly Deal[]) => deals.map((each) => dealToRow(each, undefined));

async function fileOf(deals: readonly Deal[], format: 'csv' | 'xlsx'): Promise<readonly (readonly SheetCell[])[]> {
  const table = dealsExportTable({ rows: rowsOf(deals), columns, deals });
  const read =
    format === 'csv'
      ? readCsv(await (await writeCsv(table)).text())
      : readXlsx(new Uint8Array(await (await writeXlsx(table)).arrayBuffer()));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function plan(table: readonly (readonly SheetCell[])[], here: readonly Deal[]): ImportPlan {
  let made = 5000;
  return planImport({
    table,
    rows: new Map(rowsOf(here).map((row) => [row.id, row])),
    deals: new Map(here.map((each) => [each.id as string, each])),
    newId: () => idOf((made += 1)),
    at,
  });
}

/** The deals after the steps of a plan, by the commands the data worker would run. */
function applied({ changes, additions }: ImportPlan, here: readonly Deal[]): readonly Deal[] {
  const deals = new Map(here.map((each) => [each.id as string, each]));
  for (const { id, apply } of [...changes, ...additions].flatMap(({ steps }) => steps)) {
    const command = apply({ mid: idOf(9000), at });
    if (command.type === 'deal/delete') throw new Error('The import tried to delete a deal');
    const after = applyDealCommand(deals.get(id) ?? null, command);
    if (after.ok) deals.set(id, after.value);
  }
  return [...deals.values()];
}

const own = ({ id, inputs: { 'buy-to-let': values }, stage, strategy = 'buy-to-let', ownership, savedAt, tags = {}, facts }: Deal) => ({
  id,
  inputs: { 'buy-to-let': values },
  stage,
  strategy,
  ownership: ownership ?? null,
  saved: savedAt !== null,
  tags,
  facts,
});

describe('export, then import', () => {
  it.each(['csv', 'xlsx'] as const)('of the same deals changes nothing (%s)', async (format) => {
    await fc.assert(
      fc.asyncProperty(portfolio, async (deals) => {
        const found = plan(await fileOf(deals, format), deals);
        expect(found.errors).toEqual([]);
        expect([found.changes, found.additions, found.same]).toEqual([[], [], deals.length]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['csv', 'xlsx'] as const)('on an empty device gives the same deals (%s)', async (format) => {
    await fc.assert(
      fc.asyncProperty(portfolio, async (deals) => {
        const found = plan(await fileOf(deals, format), []);
        expect(found.errors).toEqual([]);
        expect(applied(found, []).map(own)).toEqual(deals.map(own));
      }),
      { numRuns: 40 },
    );
  });

  it('applies an edited price, stage and tag, adds a new row as a deal, and describes each', async () => {
    const [sample] = fc.sample(deal(1), { numRuns: 1, seed: 7 });
    if (sample === undefined) throw new Error('There is no sample deal');
    const one = { ...sample, inputs: { 'buy-to-let': {} } };
    const [head = [], line = []] = await fileOf([one], 'xlsx');
    const put = (cells: readonly SheetCell[], name: string, cell: SheetCell) =>
      head.map((title, place) => (title === name ? cell : (cells[place] ?? null)));
    const edited = put(put(put(line, 'Price (GBP)', 123_456), 'Stage', 'Offer'), 'Tags', 'near tram');
    const fresh = put(
      put(
        head.map(() => null),
        'Address',
        '2 New Road',
      ),
      'Asking price (GBP)',
      '250000',
    );
    const found = plan([head, edited, fresh], [{ ...one, stage: 'new', inputs: { 'buy-to-let': {} } }]);
    expect(found).toMatchObject({ errors: [], same: 0 });
    const [changed, added] = applied(found, [{ ...one, stage: 'new', inputs: { 'buy-to-let': {} } }]);
    expect(changed).toMatchObject({ inputs: { 'buy-to-let': { purchasePrice: 12_345_600 } }, stage: 'offer' });
    expect(Object.keys(changed?.tags ?? {})).toEqual(['near tram']);
    expect(added).toMatchObject({ origin: { kind: 'manual' }, facts: { address: '2 New Road', askingPrice: { amount: 25_000_000 } } });
    expect(found.changes[0]?.words).toContain('Purchase price: default → £123,456');
  });

  it('reports row and column of every invalid cell and skips those rows', () => {
    const head = ['Id', 'Deposit (%)', 'Stage', 'Beds', 'Own: Monthly rent (GBP)', 'Net yield (%)', 'Mine'];
    const found = plan([head, ['', 'lots', 'Sold', 'two', '-1', 5, 1], ['', '25', 'New', '2', '=1200*12/12', 5, 1], [null, '', '']], []);
    expect(found.errors.map(({ line, column }) => `${line} ${column}`)).toEqual(['2 Own: Monthly rent', '2 Deposit', '2 Beds', '2 Stage']);
    expect(found.additions).toHaveLength(1);
    expect(applied(found, [])[0]).toMatchObject({ inputs: { 'buy-to-let': { monthlyRent: 120_000 } }, facts: { bedrooms: 2 } });
    expect(found.passedOver).toEqual(['Net yield (%)', 'Mine']);
  });
});
