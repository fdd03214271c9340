import { expect, it } from 'vitest';
import { instant } from '../../../../../../src/core/kernel/calendar.ts';
import { createId } from '../../../../../../src/core/kernel/id.ts';
import { dealTemplate } from '../../../../../../src/ui/features/landing/downloads/dealTemplate.ts';
import { readCsv } from '../../../../../../src/ui/parts/files/csv.ts';
import { planImport } from '../../../../../../src/ui/features/deals/importExport/planImport.ts';

const at = instant(1_800_000_000_000);

it('deal template: imports unchanged as one new deal, with every column and amount read', async () => {
  const read = readCsv(await (await dealTemplate()).text());
  if (!read.ok) throw new Error(read.error);
  const plan = planImport({ table: read.value, rows: new Map(), deals: new Map(), newId: () => createId(at, new Uint8Array(16)), at });
  expect(plan.errors).toEqual([]);
  expect(plan.passedOver).toEqual([]);
  expect(plan.changes).toEqual([]);
  expect(plan.additions.map(({ title }) => title)).toEqual(['Example row – replace it']);
  const made = plan.additions[0]?.steps[0]?.apply({ mid: createId(at, new Uint8Array(16)), at });
  expect(made).toMatchObject({
    type: 'deal/add',
    deal: {
      facts: { outcode: 'M6', bedrooms: 3, propertyType: 'Terraced house', askingPrice: { amount: 185_000_00, currency: 'GBP' } },
      inputs: { 'buy-to-let': { monthlyRent: 1_050_00, refurbishment: 5_000_00, mortgageRate: 0.055, deposit: 0.25 } },
    },
  });
});
