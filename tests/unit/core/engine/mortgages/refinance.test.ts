import { describe, expect, it } from 'vitest';
import { refinance } from '../../../../../src/core/engine/mortgages/refinance.ts';
import type { RefinanceRequest } from '../../../../../src/core/engine/mortgages/refinance.ts';
import { quoteMortgage } from '../../../../../src/core/engine/mortgages/quoteMortgage.ts';
import { fromMajor, minor, sumMoney, zeroMoney } from '../../../../../src/core/kernel/money.ts';
import { perYear } from '../../../../../src/core/kernel/period.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { candidate, fee, need } from './mortgageCases.ts';

const request = (given: Partial<RefinanceRequest> = {}): RefinanceRequest => ({
  need: need(),
  current: candidate('current', {
    fees: [fee(100, 'exit')],
    earlyRepaymentCharges: [0.05, 0.04, 0.03, 0.02, 0.01].map((each) => percent(each * 100)),
  }),
  next: candidate('next', { initialRate: percent(6), initialMonths: 24, fees: [fee(900, 'upfront')] }),
  cashOut: zeroMoney,
  propertyValue: fromMajor(220_000),
  monthlyRent: fromMajor(1300),
  netOperatingIncome: perYear(12_000_00),
  ...given,
});

const moved = (given: Partial<RefinanceRequest> = {}) => {
  const answer = refinance(request(given));
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};

describe('refinancing', () => {
  it('at the end of the fix has no early repayment charge, and saves money from the month in which its fees are recovered', () => {
    const found = moved();
    expect(found).toMatchObject({ atMonth: 60, balance: fromMajor(150_000), earlyRepaymentCharge: 0, exitFee: fromMajor(100) });
    expect(found.payment).toEqual({ staying: fromMajor(1000), switching: fromMajor(750) });
    // 24 months × £250 less fees of £1,000. Recovered in month 5, when £1,250 exceeds them.
    expect(found.saving.overFix).toBe(fromMajor(5000));
    expect(found.breakEven).toMatchObject({ kind: 'crosses', crossings: [{ month: 5, cheaper: 'second' }] });
    expect(found.cashInHand).toBe(fromMajor(-1000));
  });

  it('before the end of the fix incurs that year’s charge', () => {
    const found = moved({ atMonth: 24 });
    expect(found.earlyRepaymentRate).toBe(percent(3));
    expect(found.earlyRepaymentCharge).toBe(fromMajor(4500));
    expect(found.cashInHand).toBe(fromMajor(-5500));
  });

  it('moves exactly the balance over the remaining months, and ends at zero', () => {
    const repaying = need({ kind: 'repayment' });
    const found = moved({ need: repaying });
    const held = quoteMortgage(repaying, request().current);
    expect(found.balance).toBe(held.schedule[59]?.balance);
    expect(found.quote.loan.asked).toBe(found.balance);
    expect(found.quote.schedule).toHaveLength(240);
    expect(sumMoney(found.quote.schedule.map((month) => month.principal))).toBe(found.balance);
    expect(found.quote.schedule.at(-1)?.balance).toBe(0);
  });

  it('tests the larger loan against the property’s value and rent at that time', () => {
    const found = moved({ cashOut: fromMajor(20_000) });
    expect(found.quote.loan.asked).toBe(fromMajor(170_000));
    expect(found.quote.tests.loanToValue.passed).toBe(false);
    expect(found.cashInHand).toBe(fromMajor(19_000));
    expect(moved({ cashOut: fromMajor(20_000), propertyValue: fromMajor(240_000) }).quote.tests.loanToValue.passed).toBe(true);
  });

  it('is refused if the month is outside the term or not a whole number, or if there is no loan to move', () => {
    for (const atMonth of [0, 300, 400, 12.5])
      expect(refinance(request({ atMonth }))).toEqual({ ok: false, error: { kind: 'outside-term', termMonths: 300 } });
    expect(refinance(request({ cashOut: minor(-15_000_000) }))).toEqual({ ok: false, error: { kind: 'nothing-to-move' } });
  });

  it('saves nothing if the new loan has the current reversion rate, the same terms and no fees', () => {
    const same = candidate('same', { rateKind: 'variable', initialMonths: 0, reversionRate: percent(8) });
    const current = candidate('current', { reversionRate: percent(8) });
    expect(moved({ current, next: same })).toMatchObject({ saving: { overFix: null, overHold: 0 }, breakEven: { kind: 'equal' } });
  });
});
