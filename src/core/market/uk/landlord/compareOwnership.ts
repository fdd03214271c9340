import { sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type {
  CompanyCarry,
  CompanyYear,
  LandlordTaxRules,
  LettingYear,
  OwnedYear,
  OwnedYears,
  OwnershipForm,
  OwnershipOutcome,
  OwnershipRequest,
  PersonalCarry,
  PersonalOwner,
  PersonalYear,
  TaxSources,
} from '../../landlordRules.ts';

export type OwnershipTaxes = Pick<LandlordTaxRules, 'personalYear' | 'companyYear' | 'personalGain' | 'companyGain'>;

/** The results of one holding period and sale under each form of ownership. */
export const compareOwnership = (request: OwnershipRequest, taxes: OwnershipTaxes): readonly OwnershipOutcome[] =>
  (['personal', 'joint', 'company'] as const).flatMap((form) => ownershipOutcome(form, request, taxes) ?? []);

/**
 * The result of one holding period and sale under one form of ownership, in minor units; losses, finance costs and the owners' loan carry
 * from year to year. Null for joint ownership by one owner.
 */
export function ownershipOutcome(form: OwnershipForm, request: OwnershipRequest, taxes: OwnershipTaxes): OwnershipOutcome | null {
  if (form === 'company') return companyOutcome(request, taxes);
  const owners = ownersIn(form, request.owners);
  return owners === null ? null : personalOutcome(form, request, { owners, taxes, home: request.home });
}

/**
 * The first year under one form of ownership, the same as in `ownershipOutcome`, in minor units; null if that is null or there are no
 * years.
 */
export function firstYearOf(form: OwnershipForm, request: OwnedYears, taxes: OwnershipTaxes): OwnedYear | null {
  if (form === 'company') return companyYears(request, taxes)[0] ?? null;
  const owners = ownersIn(form, request.owners);
  const [year] = request.years;
  return owners === null || year === undefined ? null : sumOfYear(yearOf(year, [], { owners, taxes, home: request.home }));
}

/** The sole owner, or all owners for joint ownership; null for joint ownership by one owner. */
function ownersIn(form: OwnershipForm, owners: OwnershipRequest['owners']): readonly PersonalOwner[] | null {
  if (form === 'personal') return [owners[0]];
  return owners.length > 1 ? owners : null;
}

interface Holders {
  readonly owners: readonly PersonalOwner[];
  readonly taxes: OwnershipTaxes;
  readonly home: OwnedYears['home'];
}

const yearOf = (year: LettingYear, last: readonly PersonalYear[], { owners, taxes, home }: Holders): readonly PersonalYear[] =>
  taxes.personalYear({ year, owners: owners.map((owner, at) => ({ owner, carried: last[at]?.carried ?? nothingCarried })), home });

/** The owners' shares of a year, summed. */
function sumOfYear(parts: readonly PersonalYear[]): OwnedYear {
  const lodgers = parts.flatMap((part) => part.lodgers ?? []);
  return { ...sumOf(parts), ...(lodgers.length === 0 ? {} : { lodgers }) };
}

const sumOf = (parts: readonly Taxed[]): Taxed => ({
  tax: sumMoney(parts.map(({ tax }) => tax)),
  netCash: sumMoney(parts.map(({ netCash }) => netCash)),
});

function personalOutcome(form: OwnershipForm, { years, disposal }: OwnershipRequest, holders: Holders): OwnershipOutcome {
  let last: readonly PersonalYear[] = [];
  const answers = years.map((year) => (last = yearOf(year, last, holders)));
  const gains = holders.taxes.personalGain({
    disposal,
    owners: holders.owners.map((owner, at) => ({ owner, lettingProfit: last[at]?.taxableProfit ?? zeroMoney })),
    home: holders.home,
  });
  return outcome(form, { years: answers.map(sumOfYear), sale: sumOf(gains), sources: [...answers.flat(), ...gains] });
}

function companyOutcome(request: OwnershipRequest, taxes: OwnershipTaxes): OwnershipOutcome {
  const { company: settings, owners } = request;
  const answers = companyYears(request, taxes);
  const last = answers.at(-1);
  const sale = taxes.companyGain({
    disposal: request.companyDisposal ?? request.disposal,
    settings,
    owners,
    carried: last?.carried ?? initialCarry(request),
    yearProfit: last?.taxableProfit ?? zeroMoney,
  });
  return outcome('company', { years: answers.map(({ tax, netCash }) => ({ tax, netCash })), sale, sources: [...answers, sale] });
}

function companyYears(request: OwnedYears, taxes: OwnershipTaxes): readonly CompanyYear[] {
  const { company: settings, owners, companyYears: own, years } = request;
  let carried = initialCarry(request);
  return (own ?? years).map((year) => {
    const answer = taxes.companyYear({ year, settings, owners, carried });
    ({ carried } = answer);
    return answer;
  });
}

/** The amounts carried by a new company, whose purchase was funded by the owners' loan. */
const initialCarry = ({ ownersLoan }: OwnedYears): CompanyCarry => ({
  losses: zeroMoney,
  ownersLoan,
  reserves: zeroMoney,
  cash: zeroMoney,
});

const nothingCarried: PersonalCarry = { losses: zeroMoney, financeCosts: zeroMoney };

type Taxed = Pick<OwnedYear, 'tax' | 'netCash'>;

interface Parts {
  readonly years: readonly OwnedYear[];
  readonly sale: Taxed;
  readonly sources: readonly TaxSources[];
}

function outcome(form: OwnershipForm, { years, sale, sources }: Parts): OwnershipOutcome {
  const rules = sources.flatMap((source) => source.rules);
  const notes = sources.flatMap((source) => source.notes);
  return {
    form,
    years,
    saleTax: sale.tax,
    saleCash: sale.netCash,
    totalTax: sumMoney([...years.map(({ tax }) => tax), sale.tax]),
    totalCash: sumMoney([...years.map(({ netCash }) => netCash), sale.netCash]),
    rules: rules.filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) === at),
    notes: notes.filter((note, at) => notes.indexOf(note) === at),
  };
}
