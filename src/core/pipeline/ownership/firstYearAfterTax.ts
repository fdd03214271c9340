import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Targets } from '../../deal/profile.ts';
import { taxInputsOf } from '../../deal/tax/resolveTaxInputs.ts';
import type { Figures } from '../../engine/analysis.ts';
import { firstYear } from '../../engine/firstYear.ts';
import { ratio, zeroRate } from '../../kernel/rate.ts';
import { landlordRulesOf } from '../../market/uk/landlord/landlordRegistry.ts';
import type { OwnershipForm } from '../../market/landlordRules.ts';
import { rulesOf } from '../../market/registry.ts';
import { companySettings, ownersOf, taxInputsOfJob, termsOfForms } from '../afterTax.ts';
import type { EvaluationJob } from '../outcome.ts';
import { firstLettingYear } from '../ownedHold.ts';
import { knownMarket } from '../marketOfJob.ts';
import { monthlyShare, perYear } from '../../kernel/period.ts';

/** The figures a person's rules test. */
export type RuledFigures = Pick<Figures, keyof Targets>;

/**
 * A function from assumptions to the figures that rules test after tax, without later years, because a price search calls it many times.
 * `given` are the deal's assumptions on the owner's terms. The result is null for joint ownership without a partner.
 */
export function createFirstYears(
  job: EvaluationJob,
  form: OwnershipForm,
  given: BuyToLetInputs,
): (assumptions: BuyToLetInputs) => RuledFigures | null {
  const inputs = taxInputsOf(taxInputsOfJob(job, given));
  const taxes = landlordRulesOf(inputs.residence);
  const owners = ownersOf(inputs);
  const place = rulesOf(knownMarket(job).market);
  const rules = form === 'company' ? termsOfForms(job, given).companyRules(place) : place;
  return (assumptions) => {
    const first = firstYear(assumptions, rules, job.today);
    const { cashNeeded } = first.purchase;
    const taxed = taxes.firstYearOf(form, {
      years: [firstLettingYear(first, job.today)],
      owners,
      company: companySettings(inputs, assumptions.purchasePrice),
      ownersLoan: cashNeeded,
    });
    if (taxed === null) return null;
    const { interestCover, debtServiceCover } = first;
    return {
      monthlyCashFlow: monthlyShare(perYear(taxed.netCash)),
      cashOnCash: ratio(taxed.netCash, cashNeeded),
      interestCover,
      debtServiceCover,
      netYield: first.netYield ?? zeroRate,
      grossYield: first.grossYield ?? zeroRate,
    };
  };
}
