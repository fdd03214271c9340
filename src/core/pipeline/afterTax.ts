import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Profile } from '../deal/profile.ts';
import { resolveTaxInputs, taxInputsOf } from '../deal/tax/resolveTaxInputs.ts';
import type { ResolvedTaxInputs } from '../deal/tax/resolveTaxInputs.ts';
import type { TaxInputs } from '../deal/tax/taxInputs.ts';
import type { IrrAnswer } from '../engine/analysis.ts';
import { dealReturn, dealReturns } from '../engine/finance/flows/irr.ts';
import { irrAnswer } from '../engine/finance/flows/irrAnswer.ts';
import { minor, negateMoney, sumMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import { landlordRulesOf } from '../market/uk/landlord/landlordRegistry.ts';
import type { CompanySettings, OwnershipForm, OwnershipOutcome, OwnershipRequest, PersonalOwner } from '../market/landlordRules.ts';
import { rulesOf } from '../market/registry.ts';
import type { MarketRules } from '../market/rules.ts';
import type { AfterTax, AfterTaxForm } from '../report/afterTax/afterTax.ts';
import { afterTaxNotes } from '../report/afterTax/afterTaxNotes.ts';
import { assumptionsOf } from '../deal/resolve/resolveInputs.ts';
import { ownedHold } from './ownedHold.ts';
import type { HoldGiven, OwnedHold } from './ownedHold.ts';
import type { EvaluationJob, LettingOutcome } from './outcome.ts';
import { knownMarket, nationOfJob } from './marketOfJob.ts';

/**
 * A letting after tax over the years held and the sale, if owned by the person alone, jointly or by a company. Takes about as long as the
 * evaluation, so it is a separate job.
 */
export function afterTax(job: EvaluationJob, { inputs, analysis }: Pick<LettingOutcome, 'inputs' | 'analysis'>): AfterTax {
  const assumptions = assumptionsOf(inputs);
  const { own, company } = holdsOf(job, { assumptions, analysis });
  return taxHolds({ job, assumptions, own: own(), company: company() });
}

/** A letting after tax under one form of ownership; null for joint ownership without a partner. */
export function afterTaxForm(job: EvaluationJob, analysed: Analysed, form: OwnershipForm): AfterTaxForm | null {
  const { own, company } = holdsOf(job, analysed);
  const hold = form === 'company' ? company() : own();
  const inputs = taxInputsOf(taxInputsOfJob(job, analysed.assumptions));
  const taxed = landlordRulesOf(inputs.residence).ownershipOutcome(form, {
    years: hold.years,
    disposal: hold.disposal,
    owners: ownersOf(inputs),
    company: companySettings(inputs, analysed.assumptions.purchasePrice),
    ownersLoan: hold.before.cashNeeded,
  });
  return taxed === null ? null : formOf(taxed, hold, inputs);
}

type Analysed = NonNullable<HoldGiven['analysed']>;

/** The analysed hold, once owned personally and once by a company. */
function holdsOf(job: EvaluationJob, analysed: Analysed): { readonly own: () => OwnedHold; readonly company: () => OwnedHold } {
  const terms = termsOfForms(job, analysed.assumptions);
  const rules = rulesOf(knownMarket(job).market);
  const given: HoldGiven = { rules, today: job.today, analysed };
  const company = terms.companyRules(rules);
  const ofCompany = company === rules ? given : { ...given, rules: company, analysed: null };
  return { own: () => ownedHold(terms.own, given), company: () => ownedHold(terms.company, ofCompany) };
}

/** A hold owned personally, and the same hold owned by a company. */
export interface HoldsToTax {
  readonly job: EvaluationJob;
  readonly assumptions: BuyToLetInputs;
  readonly own: OwnedHold;
  readonly company: OwnedHold;
}

/** A personal and a company hold after their owners' taxes. */
export function taxHolds(holds: HoldsToTax): AfterTax {
  const { job, assumptions, own } = holds;
  const resolved = taxInputsOfJob(job, assumptions);
  const inputs = taxInputsOf(resolved);
  const taxes = landlordRulesOf(inputs.residence);
  const forms = taxes
    .compareOwnership(requestOf(holds, inputs))
    .map((taxed) => formOf(taxed, taxed.form === 'company' ? holds.company : own, inputs));
  return {
    rulesVersion: taxes.version,
    checkedOn: taxes.checkedOn,
    holdYears: own.years.length,
    inputs: resolved,
    forms,
    notes: afterTaxNotes({ inputs: resolved, assumptions, forms }),
  };
}

const requestOf = ({ assumptions, own, company }: HoldsToTax, inputs: TaxInputs): OwnershipRequest => ({
  years: own.years,
  disposal: own.disposal,
  owners: ownersOf(inputs),
  company: companySettings(inputs, assumptions.purchasePrice),
  ownersLoan: company.before.cashNeeded,
  companyYears: company.years,
  companyDisposal: company.disposal,
});

/** The company's tax settings, with the value of its dwelling in minor units; null if it owns none. */
export const companySettings = (inputs: TaxInputs, value: Minor | null): CompanySettings => ({
  associatedCompanies: inputs.associatedCompanies,
  // A company that lets only to connected people is a close investment-holding company.
  closeInvestmentHolding: inputs.closeInvestmentHolding || inputs.connectedOccupier,
  runningCosts: inputs.companyRunningCosts,
  payOut: inputs.companyPayOut,
  ...(value === null ? {} : { dwelling: { value, relief: inputs.connectedOccupier ? null : 'let-to-unconnected' } }),
});

/**
 * The tax inputs of a job with their source. A company's mortgage rate is the person's own entry, else the rate of their cheapest company
 * product, else the example rate. The example rate is at least the person's rate, because lenders charge companies no less.
 */
export function taxInputsOfJob(job: EvaluationJob, { mortgageRate }: Pick<BuyToLetInputs, 'mortgageRate'>): ResolvedTaxInputs {
  const own = companyProductRate(job.profile);
  const yours = { ...(own === null ? {} : { companyMortgageRate: own }), ...job.profile.tax };
  const resolved = resolveTaxInputs(yours, nationOfJob(job));
  const { companyMortgageRate } = resolved;
  if (companyMortgageRate.provenance.kind === 'profile' || companyMortgageRate.value >= mortgageRate) return resolved;
  const provenance = { kind: 'default', source: { ...companyMortgageRate.provenance.source, title: sameRate, url: null } } as const;
  return { ...resolved, companyMortgageRate: { ...companyMortgageRate, value: mortgageRate, provenance } };
}

const sameRate = 'Assumed: no lower than the deal’s rate';

function companyProductRate({ mortgageProducts = {} }: Profile): Rate | null {
  const rates = Object.values(mortgageProducts).flatMap(({ terms: { borrower, initialMonths, initialRate, reversionRate } }) =>
    borrower === 'company' ? [initialMonths === 0 ? reversionRate : initialRate] : [],
  );
  return rates.length === 0 ? null : rate(Math.min(...rates));
}

/** The terms on which persons and a company buy and borrow. `rateExtra` is the company's rate minus the person's, as a fraction. */
export function termsOfForms(job: EvaluationJob, assumptions: BuyToLetInputs): FormTerms {
  const inputs = taxInputsOf(taxInputsOfJob(job, assumptions));
  return {
    own: personalTerms(assumptions),
    company: companyTerms(assumptions, inputs),
    rateExtra: rate(Number((inputs.companyMortgageRate - assumptions.mortgageRate).toPrecision(12))),
    companyRules: inputs.connectedOccupier ? withoutRelief : (rules) => rules,
  };
}

export interface FormTerms {
  readonly own: BuyToLetInputs;
  readonly company: BuyToLetInputs;
  readonly rateExtra: Rate;
  /** The purchase rules for a company, derived from the rules of the place. */
  readonly companyRules: (rules: MarketRules) => MarketRules;
}

/** If someone connected with its owners lives in the property, a company gets no relief from the flat rate of transfer tax. */
const withoutRelief = (rules: MarketRules): MarketRules => ({
  ...rules,
  transferTax: (input) =>
    rules.transferTax({ ...input, reliefsNotClaimed: [...(input.reliefsNotClaimed ?? []), 'company-rental-business'] }),
});

/**
 * The terms of a personal purchase. A deal entered as a company's purchase is compared with a person's purchase of an additional property.
 */
const personalTerms = (assumptions: BuyToLetInputs): BuyToLetInputs =>
  assumptions.buyer === 'company' ? { ...assumptions, buyer: 'additional' } : assumptions;

const companyTerms = (assumptions: BuyToLetInputs, { companyMortgageRate }: TaxInputs): BuyToLetInputs => ({
  ...assumptions,
  buyer: 'company',
  mortgageRate: companyMortgageRate,
});

/** The person alone, or with their partner if one is entered. */
export function ownersOf(inputs: TaxInputs): readonly [PersonalOwner, ...PersonalOwner[]] {
  const { otherIncome, otherDividends, partnerIncome, partnerDividends, partnerShare, withPartner } = inputs;
  if (!withPartner) return [{ share: rate(1), otherIncome, otherDividends }];
  return [
    { share: rate(1 - partnerShare), otherIncome, otherDividends },
    { share: partnerShare, otherIncome: partnerIncome, otherDividends: partnerDividends },
  ];
}

function withRunningCosts(hold: OwnedHold, { companyRunningCosts }: TaxInputs): OwnedHold {
  return { ...hold, before: { ...hold.before, costs: minor(hold.before.costs + companyRunningCosts * hold.years.length) } };
}

function formOf(taxed: OwnershipOutcome, hold: OwnedHold, inputs: TaxInputs): AfterTaxForm {
  const { before, purchaseRules, lastMonth } = taxed.form === 'company' ? withRunningCosts(hold, inputs) : hold;
  const years = taxed.years.map(({ netCash }, at) => (at === taxed.years.length - 1 ? minor(netCash + taxed.saleCash) : netCash));
  const flows = [negateMoney(before.cashNeeded), ...years];
  const paid = (sign: 1 | -1): Minor => sumMoney(flows.map((amount) => minor(Math.max(0, sign * amount))));
  return {
    taxed,
    before,
    taxOnRent: sumMoney(taxed.years.map(({ tax }) => tax)),
    gain: minor(taxed.totalCash - before.cashNeeded),
    paidIn: paid(-1),
    paidOut: paid(1),
    irr: yearlyReturn(flows, lastMonth),
    purchaseRules,
  };
}

/** The annual rate of return. Each flow falls at the end of its year, the last one at the end of the last month held. */
function yearlyReturn(flows: readonly Minor[], lastMonth: number): IrrAnswer {
  if (lastMonth % 12 === 0) return dealReturn(flows);
  return irrAnswer(
    flows.map((amount, at) => ({ at: Math.min(at, lastMonth / 12), amount })),
    dealReturns,
  );
}
