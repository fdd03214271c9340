import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, zeroMoney } from '../../../../../src/core/kernel/money.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import { holdingSchedule } from '../../../../../src/core/pipeline/full/holdingSchedule.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import { bareHolding, interestOnly, tenancy } from '../../../../support/holdings.ts';

const let1 = bareHolding({ loans: { one: interestOnly() }, tenancies: { one: tenancy() } });
const asked = { profile: standardProfile, today: isoDate('2026-11-20'), currency: 'GBP' } as const;
const scheduleOf = (items: readonly ReturnType<typeof bareHolding>[]) =>
  holdingSchedule({ ...asked, holdings: items.map((item, at) => ({ id: `h${at}`, item })) });

describe('the schedule of the buyer’s properties', () => {
  it('lists value, loan, rent and cover of each property, with totals', () => {
    const { table, words } = scheduleOf([let1, let1]);
    // £14,400 a year over 6% of £150,000 is 160%.
    expect(table.rows[0]).toEqual(['1 Example Street, Salford', '£200,000', '£150,000', '75.0%', '£14,400', '160%', '175%']);
    expect(table.total?.slice(0, 5)).toEqual(['All', '£400,000', '£300,000', '75.0%', '£28,800']);
    expect(words).toEqual([]);
  });

  it('leaves out properties that are sold, not yet bought or in another currency, and counts those in another currency', () => {
    const sold = bareHolding({ sale: { date: isoDate('2025-01-01'), price: fromMajor(210_000), costs: zeroMoney } });
    const ahead = bareHolding({ purchase: { date: isoDate('2027-01-01'), price: fromMajor(1), costs: zeroMoney } });
    const { table, words } = scheduleOf([sold, ahead, bareHolding({ currency: 'EUR' })]);
    expect(table.rows).toEqual([]);
    expect(words).toEqual(['The buyer has recorded no other properties.', '1 more property in another currency is not listed.']);
  });

  it('notes that lenders assess the whole portfolio if this property is at least the fourth mortgaged let', () => {
    expect(scheduleOf([let1, let1]).words.join()).not.toContain('whole portfolio');
    expect(scheduleOf([let1, let1, let1]).words.join()).toContain('With this loan, 4 properties are mortgaged');
  });

  it('is in a full report only if holdings are given', () => {
    const [without, withThem] = [fullReport(sampleJob()), fullReport(sampleJob(), [{ id: 'h', item: let1 }])];
    if (!without.ok || !withThem.ok) throw new Error('The sample deal has no outcome');
    expect(without.value.report.lending?.holdings).toBeUndefined();
    expect(withThem.value.report.lending?.holdings?.table.rows).toHaveLength(1);
  });
});
