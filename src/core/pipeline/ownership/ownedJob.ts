import { ownInputs, withOwnInputs } from '../../deal/strategies/ownInputs.ts';
import type { BuyToLetInputs, ResolvedInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { isDefaultOwnership, ownershipOf } from '../../deal/ownership.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { OwnershipForm } from '../../market/landlordRules.ts';
import { termsOfForms } from '../afterTax.ts';
import { inputsOfDeal } from '../inputsOfDeal.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import type { Owner } from '../../deal/owner.ts';

/** The tax law's name for each kind of owner. */
export const ownershipForms: Readonly<Record<Owner, OwnershipForm>> = { me: 'personal', joint: 'joint', company: 'company' };

export interface OwnedJob {
  readonly job: EvaluationJob;
  /** The source of each input, before the owner's terms replaced two of them. */
  readonly inputs: ResolvedInputs;
}

/** The job on the terms on which this owner buys and borrows, or why there is none. A rate entered for the deal applies to persons only. */
export function ownedJob(job: EvaluationJob, owner: OwnershipForm): Result<OwnedJob, EvaluationGap> {
  const inputs = inputsOfDeal(job);
  if (!inputs.ok) return inputs;
  const assumptions = assumptionsOf(inputs.value);
  const { own, company } = termsOfForms(job, assumptions);
  const { buyer, mortgageRate } = owner === 'company' ? company : own;
  const isSame = buyer === assumptions.buyer && mortgageRate === assumptions.mortgageRate;
  return ok({ job: isSame ? job : withTerms(job, { buyer, mortgageRate }), inputs: inputs.value });
}

/** The job on the terms of the owner that the deal or the profile names, or why there is none. */
export function jobOfOwner(job: EvaluationJob): Result<EvaluationJob, EvaluationGap> {
  const ownership = ownershipOf(job);
  if (isDefaultOwnership(ownership)) return ok(job);
  const owned = ownedJob(job, ownershipForms[ownership.owner]);
  return owned.ok ? ok(owned.value.job) : owned;
}

/** Terms that depend on the owner come from the profile, not from values entered for the deal. */
function withTerms(job: EvaluationJob, terms: Pick<BuyToLetInputs, 'buyer' | 'mortgageRate'>): EvaluationJob {
  const { buyer: _, mortgageRate: __, ...own } = ownInputs(job.deal, 'buy-to-let');
  return {
    ...job,
    deal: withOwnInputs(job.deal, 'buy-to-let', own),
    profile: { ...job.profile, defaults: { ...job.profile.defaults, ...terms } },
  };
}
