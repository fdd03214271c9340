import { describe, expect, it } from 'vitest';
import { countryOfDeal } from '../../../../../../src/core/deal/countryOf.ts';
import { instant } from '../../../../../../src/core/kernel/calendar.ts';
import { readCsv } from '../../../../../../src/ui/parts/files/csv.ts';
import { planImport } from '../../../../../../src/ui/features/deals/importExport/planImport.ts';
import { idOf } from '../../../../../support/deals.ts';

const at = instant(1_800_000_000_000);
const planned = (csv: string) => {
  const read = readCsv(csv);
  if (!read.ok) throw new Error(read.error);
  const table = read.value;
  return planImport({ table, rows: new Map(), deals: new Map(), newId: () => idOf(1), at });
};

function dealIn(csv: string) {
  const { additions, errors } = planned(csv);
  expect(errors).toEqual([]);
  const command = additions[0]?.steps[0]?.apply({ mid: idOf(2), at });
  if (command?.type !== 'deal/add') throw new Error('No deal is added');
  return command.deal;
}

describe('amounts in an imported file', () => {
  it.each(['Asking price (GBP)', 'Monthly rent (GBP)'])(
    'import: 189.000 under "%s" is rejected as ambiguous, never read as 189',
    (head) => {
      const { additions, errors } = planned(`Address,${head}\n"12 Example Street, M6",189.000\n`);
      expect(additions).toEqual([]);
      expect(errors.map(({ message }) => message)).toEqual(['189.000 can be read two ways. Enter 189000, or 189 for the small amount']);
    },
  );

  it('import: reads continental number formats', () => {
    const deal = dealIn('Address,Asking price (GBP),Monthly rent (GBP)\n"12 Example Street","185.000,00","1.250,50"\n');
    expect(deal.facts.askingPrice?.amount).toBe(18_500_000);
    expect(deal.inputs['buy-to-let']?.monthlyRent).toBe(125_050);
  });

  it('import: rejects a row whose currency symbol differs from its column’s', () => {
    const head = 'Address,Asking price (EUR)';
    expect(dealIn(`${head}\n"12 Grafton St","€185,000"\n`).facts.askingPrice).toMatchObject({ amount: 18_500_000, currency: 'EUR' });
    expect(planned(`${head}\n"12 Grafton St","£185,000"\n`).errors.map(({ message }) => message)).toEqual([
      'That’s in pounds. Enter the amount in euros',
    ]);
  });

  it('import: rejects a percentage or weekly rent as an asking price', () => {
    for (const cell of ['5%', '300 pw']) expect(planned(`Address,Asking price (GBP)\nA,${cell}\n`).errors).toHaveLength(1);
  });
});

describe('places in an imported file', () => {
  it.each([
    { address: '12 Grafton St', code: 'D02 X285', currency: 'EUR', kept: '12 Grafton St, D02 X285', outcode: null, country: 'IE' },
    { address: '88 Bleecker St', code: 'NY 10012', currency: 'USD', kept: '88 Bleecker St, NY 10012', outcode: null, country: 'US' },
    { address: '12 Example Street', code: 'm6 5zz', currency: 'GBP', kept: '12 Example Street', outcode: 'M6', country: 'GB' },
    { address: '12 Example Street', code: 'B12', currency: 'GBP', kept: '12 Example Street', outcode: 'B12', country: 'GB' },
  ])('import: "$address" with the code "$code" keeps both', ({ address, code, currency, kept, outcode, country }) => {
    const deal = dealIn(`Address,Outcode,Asking price (${currency})\n"${address}",${code},185000\n`);
    expect(deal.facts).toMatchObject({ address: kept, outcode });
    expect(countryOfDeal(deal)).toEqual({ kind: 'country', country });
  });
});
