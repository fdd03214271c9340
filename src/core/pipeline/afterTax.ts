import type { Assumptions } from '../deal/assumptions.ts';
import { resolveTaxInputs, taxInputsOf } from '../deal/tax/resolveTaxInputs.ts';
import type { TaxInputs } from '../deal/tax/taxInputs.ts';
import { dealReturn } from '../engine/finance/flows/irr.ts';
import { minor, negateMoney, sumMoney } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import { landlordRulesOf } from '../market/landlord/landlordRegistry.ts';
import type { OwnershipOutcome, PersonalOwner } from '../market/landlordRules.ts';
import { rulesOf } from '../market/registry.ts';
import type { AfterTax, AfterTaxForm } from '../report/afterTax/afterTax.ts';
import { afterTaxNotes } from '../report/afterTax/afterTaxNotes.ts';
import { assumptionsOf } from '../deal/resolve/resolveInputs.ts';
import { ownedHold } from './ownedHold.ts';
import type { OwnedHold } from './ownedHold.ts';
import type { EvaluationJob, Outcome } from './outcome.ts';
import { placeOfJob } from './placeOfJob.ts';

/**
 * The letting of an outcome after tax, owned by the person, jointly and by a company, over the years held and the sale. Takes about as
 * long again as the evaluation, so it is a job of its own.
 */
export function afterTax(job: EvaluationJob, outcome: Outcome): AfterTax {
  const { place } = placeOfJob(job);
  const assumptions = assumptionsOf(outcome.inputs);
  const resolved = resolveTaxInputs(job.profile.tax ?? {}, place);
  const inputs = taxInputsOf(resolved);
  const given = { rules: rulesOf(place), today: job.today, analysed: { assumptions, analysis: outcome.analysis } };
  const own = ownedHold(personalTerms(assumptions), given);
  const company = ownedHold(companyTerms(assumptions, inputs), given);
  const taxes = landlordRulesOf(inputs.residence);
  const compared = taxes.compareOwnership({
    years: own.years,
    disposal: own.disposal,
    owners: ownersOf(inputs),
    company: {
      associatedCompanies: inputs.associatedCompanies,
      closeInvestmentHolding: inputs.closeInvestmentHolding,
      runningCosts: inputs.companyRunningCosts,
      payOut: inputs.companyPayOut,
    },
    ownersLoan: company.before.cashIn,
    companyYears: company.years,
    companyDisposal: company.disposal,
  });
  const { holdYears } = assumptions;
  const forms = compared.map((taxed) =>
    taxed.form === 'company' ? formOf(taxed, withRunningCosts(company, inputs, holdYears)) : formOf(taxed, own),
  );
  const { version: rulesVersion, checkedOn } = taxes;
  return { rulesVersion, checkedOn, holdYears, inputs: resolved, forms, notes: afterTaxNotes({ inputs: resolved, assumptions, forms }) };
}

/** A deal typed in for a company is compared with a person who buys one more home. */
const personalTerms = (assumptions: Assumptions): Assumptions =>
  assumptions.buyer === 'company' ? { ...assumptions, buyer: 'additional' } : assumptions;

const companyTerms = (assumptions: Assumptions, { companyRateExtra }: TaxInputs): Assumptions => ({
  ...assumptions,
  buyer: 'company',
  mortgageRate: rate(assumptions.mortgageRate + companyRateExtra),
});

function ownersOf(inputs: TaxInputs): readonly [PersonalOwner, ...PersonalOwner[]] {
  const { otherIncome, otherDividends, partnerIncome, partnerDividends, partnerShare, withPartner } = inputs;
  if (!withPartner) return [{ share: rate(1), otherIncome, otherDividends }];
  return [
    { share: rate(1 - partnerShare), otherIncome, otherDividends },
    { share: partnerShare, otherIncome: partnerIncome, otherDividends: partnerDividends },
  ];
}

function withRunningCosts(hold: OwnedHold, { companyRunningCosts }: TaxInputs, years: number): OwnedHold {
  return { ...hold, before: { ...hold.before, costs: minor(hold.before.costs + companyRunningCosts * years) } };
}

function formOf(taxed: OwnershipOutcome, { before, purchaseRules }: OwnedHold): AfterTaxForm {
  const flows = taxed.years.map(({ netCash }, at) => (at === taxed.years.length - 1 ? minor(netCash + taxed.saleCash) : netCash));
  return {
    taxed,
    before,
    taxOnRent: sumMoney(taxed.years.map(({ tax }) => tax)),
    gain: minor(taxed.totalCash - before.cashIn),
    irr: dealReturn([negateMoney(before.cashIn), ...flows]),
    purchaseRules,
  };
}
