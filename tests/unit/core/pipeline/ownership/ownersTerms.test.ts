import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { jobOfOwner, ownedJob } from '../../../../../src/core/pipeline/ownership/ownedJob.ts';
import { ownersValues } from '../../../../../src/core/pipeline/ownership/ownersValues.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { Ownership } from '../../../../../src/core/deal/owner.ts';

const company: Ownership = { owner: 'company', basis: 'before-tax' };
const meAfterTax: Ownership = { owner: 'me', basis: 'after-tax' };

function jobOf(ownership: Ownership | null, overrides: Partial<BuyToLetInputs> = {}) {
  const job = sampleJob({ overrides: { monthlyRent: fromMajor(1_000), ...overrides } });
  return ownership === null ? job : { ...job, deal: { ...job.deal, ownership } };
}

const valuesOf = (
  ownership: Ownership | null,
  yours: Readonly<Record<string, unknown>>,
  { strategy = 'hmo', knownRate = null }: { readonly strategy?: StrategyId; readonly knownRate?: ReturnType<typeof percent> | null } = {},
) => ownersValues({ job: jobOf(ownership), strategy, yours, knownRate });

const owned = (form: 'personal' | 'company', overrides: Partial<BuyToLetInputs> = {}) => {
  const job = jobOf(null, overrides);
  const found = ownedJob(job, form);
  if (!found.ok) throw new Error(found.error.message);
  return { before: job, after: found.value.job, inputs: found.value.inputs };
};

describe('a strategy’s values on its owner’s terms', () => {
  it('are the values the user entered for one owner before tax, and for a strategy without a buyer', () => {
    const yours = { buyer: 'company', mortgageRate: percent(5) };
    expect(valuesOf(null, yours)).toBe(yours);
    expect(valuesOf(company, yours, { strategy: 'rent-to-rent' })).toBe(yours);
  });

  it('make a company the buyer, at its own rate, which is never below the deal’s', () => {
    expect(valuesOf(company, { purchasePrice: 1 })).toEqual({ purchasePrice: 1, buyer: 'company', mortgageRate: percent(6.39) });
    expect(valuesOf(company, { mortgageRate: percent(5) })).toMatchObject({ mortgageRate: percent(6.39) });
    expect(valuesOf(company, { mortgageRate: percent(7) })).toMatchObject({ mortgageRate: percent(7) });
    expect(valuesOf(company, {}, { knownRate: percent(8) })).toMatchObject({ mortgageRate: percent(8) });
    expect(valuesOf(company, { mortgageRate: percent(7) }, { knownRate: percent(8) })).toMatchObject({ mortgageRate: percent(7) });
    expect(valuesOf(company, {}, { strategy: 'flip' })).toEqual({ buyer: 'company' });
  });

  it('make an individual the buyer if the deal’s buyer is a company, and otherwise keep the buyer entered', () => {
    expect(valuesOf(meAfterTax, { buyer: 'company', deposit: 1 })).toEqual({ buyer: 'additional', deposit: 1 });
    const replacing = { buyer: 'replacing-main-residence' };
    expect(valuesOf(meAfterTax, replacing)).toBe(replacing);
  });
});

describe('a deal on its owner’s terms', () => {
  it('stays the same job if nothing differs', () => {
    const { before, after } = owned('personal', { mortgageRate: percent(5) });
    expect(after).toBe(before);
    const plain = jobOf(null);
    const same = jobOfOwner(plain);
    expect(same.ok && same.value).toBe(plain);
  });

  it('replaces only the buyer and the rate, as defaults of the profile', () => {
    const { before, after, inputs } = owned('company', { mortgageRate: percent(5), legalFees: fromMajor(900) });
    expect(after.deal.inputs['buy-to-let']).toEqual({ monthlyRent: fromMajor(1_000), legalFees: fromMajor(900) });
    expect(after.profile.defaults).toEqual({ ...before.profile.defaults, buyer: 'company', mortgageRate: percent(6.39) });
    expect(inputs.mortgageRate).toMatchObject({ value: percent(5), provenance: { kind: 'you' } });
  });

  it('changes buyer or rate even if the other is the same: a company’s home bought by an individual, a company at the same rate', () => {
    const person = owned('personal', { buyer: 'company', mortgageRate: percent(6) }).after;
    expect(person.profile.defaults).toMatchObject({ buyer: 'additional', mortgageRate: percent(6) });
    expect(person.deal.inputs['buy-to-let']).not.toHaveProperty('buyer');
    const same = owned('company', { mortgageRate: percent(7) }).after;
    expect(same.profile.defaults).toMatchObject({ buyer: 'company', mortgageRate: percent(7) });
    const dearer = owned('company', { buyer: 'company', mortgageRate: percent(5) }).after;
    expect(dearer.profile.defaults).toMatchObject({ buyer: 'company', mortgageRate: percent(6.39) });
  });

  it('is refused if the price is missing', () => {
    const job = sampleJob({ facts: { askingPrice: null } });
    expect(ownedJob(job, 'company').ok).toBe(false);
    expect(jobOfOwner({ ...job, deal: { ...job.deal, ownership: company } }).ok).toBe(false);
  });
});
