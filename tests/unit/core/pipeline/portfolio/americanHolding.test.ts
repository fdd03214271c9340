import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import { parseItem } from '../../../../../src/core/deal/items/itemSchemas.ts';
import { sampleDealsIn } from '../../../../../src/core/deal/samples/samplesByCountry.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { figureNumber } from '../../../../../src/core/engine/strategies/figures.ts';
import { addMonths, instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { describePortfolio } from '../../../../../src/core/pipeline/portfolio/describePortfolio.ts';
import { compareWithDeal } from '../../../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';

const today = isoDate('2026-11-22');

function jobOf(changes: Partial<Deal> = {}): EvaluationJob {
  const [sample] = sampleDealsIn('US');
  if (sample === undefined) throw new Error('No American sample deal found');
  return { deal: { ...sample.deal, ...changes }, profile: standardProfile, today };
}

function boughtAs(job: EvaluationJob) {
  const made = holdingOfDeal({ job, boughtOn: today, at: instant(1_800_000_000_000) });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

describe('an American deal after its purchase', () => {
  it('becomes a holding in dollars in the United States, with its own costs', () => {
    const job = jobOf({ inputs: { 'buy-to-let': { monthlyRent: fromMajor(2_250), serviceChargePerYear: fromMajor(600) } } });
    const holding = boughtAs(job);
    expect(parseItem('holdings', holding)).toEqual({ ok: true, value: holding });
    expect(holding).toMatchObject({
      currency: 'USD',
      place: { address: 'Sample Avenue, Cleveland, OH 44109', outcode: '44109', country: 'US' },
      purchase: { price: fromMajor(148_000) },
      costs: {
        'deal-propertyTax': { kind: 'tax', name: 'Property tax', per: 'year' },
        'deal-serviceCharge': { kind: 'service-charge', name: 'HOA dues', amount: fromMajor(600) },
        'deal-reserve': { name: 'Capital reserve', per: 'rent-share', share: 0.08 },
        'deal-management': { kind: 'management', per: 'rent-share', share: 0.1 },
      },
      loans: { 'deal-loan': { kind: 'repayment', amount: fromMajor(111_000), months: 360 } },
    });
    // 7% of the rent, in weeks a year.
    expect(holding.voidWeeks).toBeCloseTo(3.64, 9);
  });

  it.each(['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'] as const)('earns what the deal earns, to the dollar: %s', (strategy) => {
    const job = jobOf({ strategy });
    const [holding, evaluated] = [boughtAs(job), evaluateDeal(job)];
    if (!evaluated.ok) throw new Error(evaluated.gap.message);
    const [letFrom = today] = Object.values(holding.tenancies).map(({ start }) => start);
    const question = { profile: standardProfile, today: letFrom, years: 10, growth: {} };
    const [part] = describePortfolio({ ...question, holdings: [{ id: 'one', item: holding }] }).currencies;
    expect(part).toMatchObject({ currency: 'USD', country: 'US' });
    const cashFlow = figureNumber(evaluated.outcome.figures, 'annualCashFlow') ?? Number.NaN;
    expect(Math.abs((part?.figures.cashFlow.value ?? Number.NaN) - cashFlow)).toBeLessThanOrEqual(100);
    const compared = compareWithDeal({ job, holding });
    expect(compared).toMatchObject({ ok: true, value: { differences: [] } });
    expect(compared.ok && compared.value.words).toContain('$');
  });

  it('has American labels and explanations, and unchanged place names', () => {
    const [part] = describePortfolio({
      profile: standardProfile,
      today,
      years: 10,
      growth: {},
      holdings: [
        {
          id: 'one',
          item: { ...boughtAs(jobOf()), name: 'Works Lane', place: { ...boughtAs(jobOf()).place, authority: 'Survey County' } },
        },
      ],
    }).currencies;
    expect(part?.figures.netYieldOnCost.label).toBe('Cap rate on cost');
    expect(part?.figures.loanToValue.text).toBe('75.0%');
    expect(part?.places.authority[0]?.name).toBe('Survey County');
  });

  it('has American names for its loan and works, and for the date it is rented from', () => {
    const holding = boughtAs(jobOf({ strategy: 'brrrr' }));
    expect(holding.loans['deal-bridge']?.lender).toBe('Hard money loan (interest included in purchase costs)');
    expect(holding.costs['deal-works']?.name).toBe('Rehab');
    expect(holding.tenancies['deal-rent']?.start).toBe(addMonths(today, 6));
    const compared = compareWithDeal({ job: jobOf({ strategy: 'brrrr' }), holding });
    expect(compared.ok && compared.value.words).toMatch(/^Once it is rented, from May 22, 2027: /);
  });

  it('is refused as a holding if it is not rented out, and is never compared with a holding in another currency', () => {
    expect(holdingOfDeal({ job: jobOf({ strategy: 'rent-to-rent' }), boughtOn: today, at: instant(0) })).toMatchObject({
      ok: false,
      error: {
        message: 'You don’t buy a property in a rental arbitrage, so it can’t be added to the portfolio. The deal shows its profit.',
      },
    });
    expect(compareWithDeal({ job: jobOf(), holding: { ...boughtAs(jobOf()), currency: 'GBP' } })).toMatchObject({
      ok: false,
      error: { message: 'The property and its deal are in different currencies, so they can’t be compared.' },
    });
    expect(
      holdingOfDeal({
        job: jobOf({ facts: { ...jobOf().deal.facts, address: null, postalCode: null }, country: 'US' }),
        boughtOn: today,
        at: instant(0),
      }),
    ).toMatchObject({
      ok: false,
      error: { kind: 'which-region' },
    });
  });
});
