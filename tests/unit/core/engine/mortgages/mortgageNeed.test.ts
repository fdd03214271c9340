import { buyToLetEntries } from '../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { describe, expect, it } from 'vitest';
import { neutralInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { mortgageNeed } from '../../../../../src/core/engine/mortgages/mortgageNeed.ts';
import { lettingYear } from '../../../../../src/core/engine/runningCosts.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';

const defaults = Object.fromEntries(buyToLetEntries.map(({ key, fallback }) => [key, fallback?.value]));
const assumptions = (given: Partial<BuyToLetInputs> = {}): BuyToLetInputs =>
  ({
    ...neutralInputs,
    ...defaults,
    askingPrice: fromMajor(200_000),
    purchasePrice: fromMajor(200_000),
    monthlyRent: fromMajor(1200),
    ...given,
  }) as BuyToLetInputs;

describe('borrowing need of a deal', () => {
  it('is the price less the deposit, before fees', () => {
    expect(mortgageNeed(assumptions({ arrangementFeeAdded: true }))).toMatchObject({
      loan: fromMajor(150_000),
      propertyValue: fromMajor(200_000),
      termMonths: 300,
      holdMonths: 120,
      kind: 'interest-only',
      borrower: 'personal',
      rateShift: 0,
    });
  });

  it('is zero for a cash purchase', () => {
    expect(mortgageNeed(assumptions({ deposit: percent(100) })).loan).toBe(0);
  });

  it('includes the first year’s net operating income and the type of borrower', () => {
    const given = assumptions({ buyer: 'company' });
    expect(mortgageNeed(given, percent(1))).toMatchObject({
      netOperatingIncome: lettingYear(given).netOperatingIncome,
      borrower: 'company',
      rateShift: percent(1),
    });
  });
});
