import { type StrategyId, strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import type { EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { compareWithDeal } from '../../../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { riskBase } from '../../../../../src/core/pipeline/risk/riskBase.ts';
import { rescoreDeals } from '../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import { type Ownership, bases, owners } from '../../../../../src/core/deal/owner.ts';

const ownerships = owners.flatMap((owner) => bases.map((basis): Ownership => ({ owner, basis })));
const cells = strategyIds.flatMap((strategy) => ownerships.map((ownership) => [strategy, ownership] as const));

const tax = { otherIncome: fromMajor(70_000), partnerIncome: fromMajor(20_000), withPartner: true };

function jobOf(strategy: StrategyId, said: { readonly deal?: Ownership; readonly profile?: Ownership }): EvaluationJob {
  const job = sampleJob({ overrides: { monthlyRent: fromMajor(1_100) } });
  const deal = { ...job.deal, strategy, ...(said.deal === undefined ? {} : { ownership: said.deal }) };
  return { ...job, deal, profile: { ...job.profile, tax, ...said.profile } };
}

/** The whole outcome except the hash of its job. */
const withoutHash = (job: EvaluationJob) => {
  const result = evaluateDeal(job);
  return result.ok ? { ...result.outcome, dealHash: '' } : result.gap;
};

describe('the owner of a deal', () => {
  it.each(cells)('is the deal’s own choice rather than the profile’s, in every text and figure: %s, %o', (strategy, ownership) => {
    const other = ownerships.find(({ owner, basis }) => owner !== ownership.owner && basis !== ownership.basis);
    if (other === undefined) throw new Error('No other ownership found');
    const onDeal = jobOf(strategy, { deal: ownership, profile: other });
    const onProfile = jobOf(strategy, { profile: ownership });
    expect(withoutHash(onDeal)).toEqual(withoutHash(onProfile));
    const { profile, today } = onDeal;
    expect(rescoreDeals({ deals: [onDeal.deal], profile, today })).toEqual(
      rescoreDeals({ deals: [onProfile.deal], profile: onProfile.profile, today }),
    );
  });

  it('is separate for each deal in a list', () => {
    const [mine, companys] = [jobOf('buy-to-let', {}), jobOf('buy-to-let', { deal: { owner: 'company', basis: 'before-tax' } })];
    const [first, second] = rescoreDeals({ deals: [mine.deal, companys.deal], profile: mine.profile, today: mine.today });
    if (first?.ok !== true || second?.ok !== true) throw new Error('One of the deals has no score');
    expect(second.inputs.mortgageRate).toBeGreaterThan(first.inputs.mortgageRate ?? 1);
  });

  it('changes the hash, so a stored answer is not reused', () => {
    const hashes = [{}, { deal: { owner: 'company', basis: 'before-tax' } }, { deal: { owner: 'company', basis: 'after-tax' } }].map(
      (said) => {
        const result = evaluateDeal(jobOf('buy-to-let', said as { readonly deal?: Ownership }));
        return result.ok ? result.outcome.dealHash : null;
      },
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('sets the starting rate for risk, goals and mortgages', () => {
    const own = riskBase(jobOf('buy-to-let', {}));
    const company = riskBase(jobOf('buy-to-let', { deal: { owner: 'company', basis: 'before-tax' } }));
    if (!own.ok || !company.ok) throw new Error('One of the deals has no base case for risk');
    expect(own.value.assumptions.buyer).not.toBe('company');
    expect(company.value.assumptions).toMatchObject({ buyer: 'company', mortgageRate: percent(6.39) });
  });

  it.each(['buy-to-let', 'hmo'] as const)('is kept when a bought %s moves into the portfolio', (strategy) => {
    const job = jobOf(strategy, { deal: { owner: 'company', basis: 'after-tax' } });
    const made = holdingOfDeal({ job, boughtOn: job.today, at: instant(1_800_000_000_000) });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value.loans['deal-loan']?.rate).toBe(percent(6.39));
    expect(compareWithDeal({ job, holding: made.value })).toMatchObject({ ok: true, value: { differences: [] } });
  });

  it('refuses a company as the owner of a home to live in', () => {
    const job = jobOf('house-hack', { deal: { owner: 'company', basis: 'before-tax' } });
    expect(evaluateStrategy({ job, strategy: 'house-hack', yours: {} })).toMatchObject({ ok: false, error: { kind: 'not-covered' } });
  });
});
