import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../../src/core/kernel/rate.ts';
import { companyGain } from '../../../../../../../src/core/market/uk/landlord/company/companyGain.ts';
import { companyYear } from '../../../../../../../src/core/market/uk/landlord/company/companyYear.ts';
import type { CompanyCarry, CompanySettings, LettingYear } from '../../../../../../../src/core/market/landlordRules.ts';

const year: LettingYear = {
  on: isoDate('2026-06-01'),
  rent: fromMajor(20_000),
  costs: fromMajor(3000),
  financeCosts: fromMajor(8000),
  principalRepaid: fromMajor(0),
};
const settings: CompanySettings = {
  associatedCompanies: 0,
  closeInvestmentHolding: false,
  runningCosts: fromMajor(1000),
  payOut: rate(1),
};
const empty: CompanyCarry = { losses: fromMajor(0), ownersLoan: fromMajor(0), reserves: fromMajor(0), cash: fromMajor(0) };
const owners = [{ share: rate(1), otherIncome: fromMajor(60_000), otherDividends: fromMajor(0) }];
const run = (more: {
  readonly year?: Partial<LettingYear>;
  readonly settings?: Partial<CompanySettings>;
  readonly carried?: Partial<CompanyCarry>;
}) =>
  companyYear('england', {
    year: { ...year, ...more.year },
    settings: { ...settings, ...more.settings },
    owners,
    carried: { ...empty, ...more.carried },
  });

describe('a year of letting by a company', () => {
  it('deducts finance costs, pays corporation tax, repays its owners tax-free, and pays the rest as dividends', () => {
    const answer = run({ carried: { ownersLoan: fromMajor(5000) } });
    // Profit 8,000 at 19%; 6,480 in cash; 1,480 of dividends, 980 of them at 35.75%.
    expect(answer).toMatchObject({
      profit: fromMajor(8000),
      companyTax: fromMajor(1520),
      loanRepaid: fromMajor(5000),
      dividends: fromMajor(1480),
      dividendTax: fromMajor(350.35),
      netCash: fromMajor(6129.65),
      // The profit that repaid the loan stays as a reserve.
      carried: { ...empty, reserves: fromMajor(5000) },
    });
  });

  it('pays no dividend while it owes its owners', () => {
    const answer = run({ carried: { ownersLoan: fromMajor(6480) } });
    expect([answer.dividends, answer.dividendTax]).toEqual([0, 0]);
    expect(run({ carried: { ownersLoan: fromMajor(6479.99) } }).dividends).toBe(1);
  });

  it('retains what is not paid out, in cash and in reserves', () => {
    const answer = run({ settings: { payOut: rate(0.25) } });
    expect(answer.dividends).toBe(fromMajor(1620));
    expect(answer.carried).toMatchObject({ cash: fromMajor(4860), reserves: fromMajor(4860) });
  });

  it('pays dividends only from profits: cash without reserves stays in the company', () => {
    const answer = run({ carried: { cash: fromMajor(10_000) } });
    expect(answer.dividends).toBe(fromMajor(6480));
    expect(answer.carried).toMatchObject({ cash: fromMajor(10_000), reserves: 0 });
  });

  it('carries a loss forward against later profits, and borrows any missing cash from its owners', () => {
    const answer = run({ year: { rent: fromMajor(9000) } });
    expect(answer).toMatchObject({ profit: fromMajor(-3000), companyTax: 0, lent: fromMajor(3000), netCash: fromMajor(-3000) });
    expect(answer.carried).toEqual({ losses: fromMajor(3000), ownersLoan: fromMajor(3000), reserves: fromMajor(-3000), cash: 0 });
    const next = run({ carried: answer.carried });
    expect(next).toMatchObject({ taxableProfit: fromMajor(5000), companyTax: fromMajor(950), loanRepaid: fromMajor(3000) });
    expect(next.carried.losses).toBe(0);
  });

  it('repays principal from cash, not from profit', () => {
    const answer = run({ year: { principalRepaid: fromMajor(2000) } });
    expect(answer.companyTax).toBe(fromMajor(1520));
    expect(answer.dividends).toBe(fromMajor(4480));
    expect(answer.carried.reserves).toBe(fromMajor(2000));
  });
});

describe('a sale by a company', () => {
  const disposal = {
    on: isoDate('2026-10-01'),
    proceeds: fromMajor(320_000),
    sellingCosts: fromMajor(6000),
    baseCost: fromMajor(214_000),
    loan: fromMajor(150_000),
  };

  it('adds the gain to the year’s profits and has no exempt amount', () => {
    const answer = companyGain('england', { disposal, settings, owners, carried: empty, yearProfit: fromMajor(8000) });
    // 108,000 less relief of 3/200 of 142,000, less the year's own 1,520.
    expect(toMajor(answer.companyTax)).toBe(27_000 - 2130 - 1520);
  });

  it('repays the owners first and pays the rest as a dividend in one year', () => {
    const carried = { ...empty, ownersLoan: fromMajor(64_000) };
    const answer = companyGain('england', { disposal, settings, owners, carried, yearProfit: fromMajor(0) });
    // Tax on the gain is 22,750. Cash of 141,250 repays 64,000 and pays 77,250 of dividends, 500 of it tax-free. With a salary of
    // 60,000 they remove the personal allowance, so 12,570 more of the salary is taxed at 40%.
    expect([toMajor(answer.companyTax), toMajor(answer.loanRepaid), toMajor(answer.dividends)]).toEqual([22_750, 64_000, 77_250]);
    // The salary of 60,000 without an allowance is taxed 5,028 more. Dividends start at 60,500: 64,640 at 35.75%, 12,110 at 39.35%.
    expect(toMajor(answer.dividendTax)).toBe(5028 + 23_108.8 + 4765.29);
    expect(answer.notes.join(' ')).toContain('paid out at once');
  });

  it('does not reduce letting profits, even at a loss', () => {
    const atLoss = { ...disposal, proceeds: fromMajor(200_000) };
    const answer = companyGain('england', { disposal: atLoss, settings, owners, carried: empty, yearProfit: fromMajor(8000) });
    expect([answer.companyTax, answer.dividends]).toEqual([0, 0]);
  });

  it('deducts losses brought forward from the gain, and can pay the rest as a dividend', () => {
    const carried = { ...empty, losses: fromMajor(30_000), cash: fromMajor(2000) };
    const answer = companyGain('england', { disposal, settings, owners, carried, yearProfit: fromMajor(0) });
    // Gain 100,000 less 30,000: 25% of 70,000 less 3/200 of 180,000. Cash 2,000 + 320,000 − 6,000 − 150,000 − 14,800.
    expect(toMajor(answer.companyTax)).toBe(17_500 - 2700);
    // Dividends are limited to the gain less tax, 85,200, although the cash is 151,200.
    expect([toMajor(answer.dividends), toMajor(answer.loanRepaid)]).toEqual([85_200, 0]);
    expect(answer.tax).toBe(answer.companyTax + answer.dividendTax);
    expect(answer.netCash).toBe(answer.dividends - answer.dividendTax);
  });

  it('pays out no more than the cash left after tax', () => {
    const carried = { ...empty, reserves: fromMajor(100_000) };
    const answer = companyGain('england', { disposal, settings, owners, carried, yearProfit: fromMajor(0) });
    // 320,000 − 6,000 − 150,000 − 22,750; the reserves are 100,000 and 77,250.
    expect(toMajor(answer.dividends)).toBe(141_250);
  });
});

describe('the tax on a company and its owners', () => {
  it('is the sum of both', () => {
    const answer = run({});
    // 1,520 on the profit; 6,480 of dividends less 500 at 35.75%.
    expect([toMajor(answer.companyTax), toMajor(answer.dividendTax), toMajor(answer.tax)]).toEqual([1520, 2137.85, 3657.85]);
  });

  it('names the dividend rule and the loan repayment only if there are any', () => {
    expect(run({}).rules.map(({ id }) => id)).toEqual(['corporation-tax-2023-04-01', 'dividend-tax-2026-04-06']);
    expect(run({}).notes).toEqual([]);
    const owing = run({ carried: { ownersLoan: fromMajor(6480) } });
    expect(owing.rules.map(({ id }) => id)).toEqual(['corporation-tax-2023-04-01']);
    expect(owing.notes).toHaveLength(1);
  });
});
