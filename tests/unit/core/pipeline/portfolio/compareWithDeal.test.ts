import { describe, expect, it } from 'vitest';
import type { Holding } from '../../../../../src/core/deal/holding/holding.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { compareWithDeal } from '../../../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import { cost } from '../../../../support/holdings.ts';

const job = sampleJob({ overrides: { monthlyRent: fromMajor(1000), management: percent(10), insurancePerYear: fromMajor(250) } });

function compared(changes: (holding: Holding) => Partial<Holding>, asked = job) {
  const made = holdingOfDeal({ job, boughtOn: job.today, at: instant(1_800_000_000_000) });
  if (!made.ok) throw new Error('The sample deal could not be evaluated');
  const answer = compareWithDeal({ job: asked, holding: { ...made.value, ...changes(made.value) } });
  if (!answer.ok) throw new Error(answer.error.message);
  const { words, differences, holding, deal } = answer.value;
  expect(differences.reduce((sum, { amount }) => sum + amount, 0)).toBe(holding - deal);
  return { words, differences: Object.fromEntries(differences.map(({ label, amount }) => [label, amount])) };
}

describe('a holding compared with the deal it was bought from', () => {
  it('earns the same if nothing has changed', () => {
    expect(compared(() => ({}))).toEqual({
      words: 'The deal’s cash flow is £26 a year before tax, the same as this property’s.',
      differences: {},
    });
  });

  it('differs by each line the user changed on the holding, and by the resulting costs', () => {
    const { words, differences } = compared(({ tenancies, costs }) => ({
      voidWeeks: 0,
      tenancies: { ...tenancies, 'deal-rent': { ...tenancies['deal-rent']!, rent: fromMajor(1040) } },
      costs: { ...costs, garden: cost({ name: 'Garden', amount: fromMajor(120) }) },
    }));
    // Voids: 12,000 × 3 ÷ 52. Management: a tenth of 12,480 instead of a tenth of 11,307.69.
    expect(differences).toEqual({ Rent: 48_000, Voids: 69_231, Management: -11_723, Garden: -12_000 });
    expect(words).toBe(
      'The deal’s cash flow is £26 a year before tax, and this property’s is £961: £935 more. Differences: rent +£480, voids +£692, management −£117, garden −£120.',
    );
  });

  it('differs by what was changed on the deal after the purchase', () => {
    const dearer = sampleJob({ overrides: { ...job.deal.inputs['buy-to-let'], insurancePerYear: fromMajor(400) } });
    expect(compared(() => ({}), dearer).differences).toEqual({ 'Landlord insurance': fromMajor(150) });
  });
});
