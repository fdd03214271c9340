import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HouseHackInputs } from '../../../../../src/core/deal/strategies/inputs/houseHackInputs.ts';
import type { Room } from '../../../../../src/core/deal/strategies/inputs/rooms.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { houseHack } from '../../../../../src/core/engine/strategies/houseHack/houseHack.ts';
import { fromMajor, minor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { Place } from '../../../../../src/core/market/rules.ts';
import { anyInputs, contextWith, figure, inputsWith, texts } from './given.ts';

const room = (label: string, rent: number): Room => ({
  label,
  monthlyRent: fromMajor(rent),
  voidWeeks: 2.6,
  people: 1,
  squareMetres: null,
});

const given = (changes: Partial<HouseHackInputs> = {}): HouseHackInputs =>
  inputsWith('house-hack', {
    purchasePrice: fromMajor(250_000),
    deposit: percent(10),
    mortgageRate: percent(5),
    mortgageYears: 30,
    legalFees: fromMajor(1500),
    surveyFee: fromMajor(500),
    brokerFee: fromMajor(0),
    arrangementFee: fromMajor(0),
    refurbishment: fromMajor(2000),
    furnishing: fromMajor(1200),
    rooms: [room('Back', 550), room('Loft', 550)],
    housingCostNow: fromMajor(1000),
    billsPerMonth: fromMajor(270),
    councilTaxPerYear: fromMajor(1900),
    homeInsurancePerYear: fromMajor(400),
    maintenance: percent(1),
    certificatesPerYear: fromMajor(80),
    rentGrowth: rate(0),
    priceGrowth: rate(0),
    costGrowth: rate(0),
    holdYears: 10,
    sellingCosts: percent(2),
    ...changes,
  });

const inPlace = (place: Place) => contextWith({ market: rulesOf(marketIds[place]) });

describe('home with two lodgers, worked by hand', () => {
  const done = houseHack(given(), contextWith());

  it('needs 25,000 + 2,500 tax + 2,000 fees + 2,000 works + 1,200 furniture in cash', () => {
    expect(done.purchase.transferTax.total).toBe(fromMajor(2_500));
    expect(done.purchase.cashNeeded).toBe(fromMajor(32_700));
    expect(done.held.loanToValue).toBe(0.9);
  });

  it('pays 225,000 × r ÷ (1 − (1 + r)^−360) = 1,207.85 a month at 5%', () => {
    expect(done.held.monthlyPayment).toBe(fromMajor(1207.85));
    expect(done.held.debtService).toBe(fromMajor(14_494.2));
  });

  it('receives 13,200 less 5%, of which 5,040 is above the relief', () => {
    expect(done.held.letting.grossOperatingIncome).toBe(fromMajor(12_540));
    expect(done.taxableRent).toBe(fromMajor(5_040));
  });

  it('costs 3,240 bills, 1,900 council tax, 400 insurance, 2,500 maintenance and 80 for a gas check', () => {
    expect(done.held.letting.costs).toBe(fromMajor(8_120));
    expect(done.outgoings).toBe(fromMajor(22_614.2));
    expect(done.paidByLodgers).toBeCloseTo(12_540 / 22_614.2, 12);
  });

  it('saves 12,000 − (22,614.20 − 12,540) = 1,925.80 a year, 5.9% of the cash', () => {
    expect(done.netHousingCost).toBe(fromMajor(10_074.2));
    expect(done.saved).toBe(fromMajor(1_925.8));
    expect(done.savedOnCash).toBeCloseTo(1_925.8 / 32_700, 12);
  });

  it('returns 11.2% from the saving and a sale after ten years, at 245,000 less a loan of 183,019', () => {
    expect(done.sale.saleProceeds / 100).toBeCloseTo(61_980.54, 2);
    expect(done.sale.irr()).toEqual({ kind: 'one', rate: expect.closeTo(0.111942, 6) });
  });

  it('shows every figure of the example', () => {
    expect(texts(analyseStrategy('house-hack', given(), contextWith()))).toEqual({
      savedPerMonth: '£160',
      netHousingCost: '£840',
      lodgerRent: '£1,045',
      paidByLodgers: '55.5%',
      costWithoutLodgers: '£1,885',
      taxableRent: '£5,040',
      cashNeeded: '£32,700',
      monthlyPayment: '£1,208',
      loanToValue: '90.0%',
      cashOnCash: '5.9%',
      irr: '11.2%',
      monthlyCashFlow: '−£840',
      annualCashFlow: '−£10,074',
      incomeReceived: '£12,540',
      operatingCosts: '£8,120',
      netOperatingIncome: '£4,420',
    });
  });

  it('shows no saving and no return if the housing cost elsewhere is unknown, and asks for it', () => {
    const outcome = analyseStrategy('house-hack', given({ housingCostNow: fromMajor(0) }), contextWith());
    for (const id of ['savedPerMonth', 'cashOnCash', 'irr'])
      expect([id, figure(outcome, id)]).toEqual([id, { kind: 'words', words: 'Enter your housing cost elsewhere' }]);
    expect(figure(outcome, 'netHousingCost')).toEqual({ kind: 'money', amount: fromMajor(839.52) });
  });

  it.each([
    ['england', 'main-home', 2_500],
    ['england', 'first-time', 0],
    ['northern-ireland', 'main-home', 2_500],
    // 2% above 145,000. For a first-time buyer it starts at 175,000.
    ['scotland', 'main-home', 2_100],
    ['scotland', 'first-time', 1_500],
    // 6% above 225,000. Wales has no relief for first-time buyers.
    ['wales', 'main-home', 1_500],
    ['wales', 'first-time', 1_500],
  ] as const)('%s, %s: pays a transfer tax of £%i, without a surcharge', (place, buyer, tax) => {
    expect(houseHack(given({ buyer }), inPlace(place)).purchase.transferTax.total).toBe(fromMajor(tax));
  });
});

const checksIn = (place: Place, lodgers: number, rent = 550): readonly string[] => {
  const rooms = Array.from({ length: lodgers }, (_, at) => room(`Room ${at}`, rent));
  return analyseStrategy('house-hack', given({ rooms }), inPlace(place)).checks.flatMap(({ id, rule }) => (rule === null ? [] : [id]));
};

describe('rules for a home with lodgers', () => {
  const always = ['lodger-lender', 'lodger-insurer'];

  it.each([
    ['england', ['lodger-licence-england', 'lodger-right-to-rent', 'lodger-gas', 'lodger-council-tax', 'kept-home']],
    ['wales', ['lodger-licence-wales', 'lodger-gas', 'lodger-council-tax', 'kept-home-wales']],
    ['scotland', ['lodger-licence-scotland', 'lodger-gas', 'lodger-council-tax-scotland', 'kept-home-scotland']],
    ['northern-ireland', ['lodger-licence-northern-ireland', 'lodger-gas-northern-ireland', 'lodger-rates-northern-ireland', 'kept-home']],
  ] as const)('in %s with one lodger include no other nation’s rules', (place, own) => {
    expect(new Set(checksIn(place, 1))).toEqual(new Set([...own, ...always, 'rent-a-room', 'residence-relief']));
  });

  it('keep the full relief on the sale with one lodger, and may restrict it with two', () => {
    for (const place of ['england', 'wales', 'scotland', 'northern-ireland'] as const) {
      expect(checksIn(place, 1)).toContain('residence-relief');
      expect(checksIn(place, 2)).toContain('residence-relief-lodgers');
      expect(checksIn(place, 2)).not.toContain('residence-relief');
    }
  });

  it.each([
    ['england', 3, ['lodger-hmo-england', 'lodger-hmo-licence-england']],
    ['wales', 3, ['lodger-hmo-wales']],
    ['scotland', 3, ['lodger-hmo-scotland']],
    ['northern-ireland', 2, ['lodger-hmo-northern-ireland']],
  ] as const)('%s: HMO rules apply from %i lodgers', (place, from, ids) => {
    const found = (lodgers: number): readonly string[] => checksIn(place, lodgers).filter((id) => id.includes('hmo'));
    expect(found(from - 1)).toEqual([]);
    expect(found(from)).toEqual(ids);
  });

  it.each([
    // 625 × 12 is 7,500.
    [625, 'rent-a-room', 0],
    [625.01, 'rent-a-room-above', 0.12],
  ])('rent of £%f a month: %s, £%f taxable', (monthlyRent, id, taxable) => {
    const rooms = [{ ...room('Back', monthlyRent), voidWeeks: 0 }];
    const outcome = analyseStrategy('house-hack', given({ rooms }), contextWith());
    expect(outcome.checks.map((check) => check.id).filter((each) => each.startsWith('rent-a-room'))).toEqual([id]);
    expect(figure(outcome, 'taxableRent')).toEqual({ kind: 'money', amount: fromMajor(taxable) });
    expect(outcome.laws.map((law) => law.url)).toContain('https://www.gov.uk/rent-room-in-your-home/the-rent-a-room-scheme');
  });

  it('leave the taxable rent unknown if the local relief is unknown, and say so', () => {
    const { lodgers: _, ...market } = rulesOf('GB-ENG');
    const outcome = analyseStrategy('house-hack', given(), contextWith({ market }));
    expect(figure(outcome, 'taxableRent')).toEqual({ kind: 'words', words: 'We don’t know the tax relief here' });
  });
});

describe('invariants of a home with lodgers', () => {
  it('price plus costs equals loan plus cash, cost lines add up, and cost plus saving equals the cost elsewhere, for any inputs', () => {
    fc.assert(
      fc.property(anyInputs('house-hack'), (inputs) => {
        const done = houseHack(inputs, contextWith());
        const { purchase, held } = done;
        expect(purchase.price + purchase.costsTotal).toBe(purchase.loan + purchase.cashNeeded);
        expect(sumMoney(done.runningCosts.map(({ amount }) => amount))).toBe(held.letting.costs);
        expect(done.netHousingCost + held.letting.grossOperatingIncome).toBe(done.outgoings);
        if (inputs.housingCostNow > 0) expect((done.saved ?? Number.NaN) + done.netHousingCost).toBe(inputs.housingCostNow * 12);
        else expect(done.saved).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('a higher room rent never lowers the saving, and a higher loan rate or price never raises it', () => {
    fc.assert(
      fc.property(anyInputs('house-hack'), fc.integer({ min: 1, max: 100_000 }), (inputs, more) => {
        const savedBy = (changes: Partial<HouseHackInputs>): number =>
          houseHack({ ...inputs, housingCostNow: fromMajor(1000), ...changes }, contextWith()).saved ?? Number.NaN;
        const now = savedBy({});
        const rooms = inputs.rooms.map((each) => ({ ...each, monthlyRent: minor(each.monthlyRent + more) }));
        expect(savedBy({ rooms })).toBeGreaterThanOrEqual(now);
        // Monthly payments are rounded to the penny.
        expect(savedBy({ mortgageRate: rate(inputs.mortgageRate + 0.01) })).toBeLessThanOrEqual(now + 12);
        expect(savedBy({ purchasePrice: minor(inputs.purchasePrice + more) })).toBeLessThanOrEqual(now + 12);
      }),
      { numRuns: 200 },
    );
  });
});
