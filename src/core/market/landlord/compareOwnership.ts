import { sumMoney, zeroMoney } from '../../kernel/money.ts';
import type {
  CompanyCarry,
  CompanyYear,
  LandlordTaxRules,
  OwnershipForm,
  OwnershipOutcome,
  OwnershipRequest,
  PersonalCarry,
  PersonalOwner,
  PersonalYear,
  TaxSources,
} from '../landlordRules.ts';

export type OwnershipTaxes = Pick<LandlordTaxRules, 'personalYear' | 'companyYear' | 'personalGain' | 'companyGain'>;

/** The same hold and sale in each form of ownership, side by side; losses, finance costs and the owners' loan go from year to year. */
export function compareOwnership(request: OwnershipRequest, taxes: OwnershipTaxes): readonly OwnershipOutcome[] {
  const [first] = request.owners;
  return [
    held('personal', request, { owners: [first], taxes }),
    ...(request.owners.length > 1 ? [held('joint', request, { owners: request.owners, taxes })] : []),
    heldByCompany(request, taxes),
  ];
}

interface Holders {
  readonly owners: readonly PersonalOwner[];
  readonly taxes: OwnershipTaxes;
}

function held(form: OwnershipForm, { years, disposal }: OwnershipRequest, { owners, taxes }: Holders): OwnershipOutcome {
  let last: readonly PersonalYear[] = [];
  const answers = years.map((year) => {
    last = taxes.personalYear({ year, owners: owners.map((owner, at) => ({ owner, carried: last[at]?.carried ?? nothingCarried })) });
    return last;
  });
  const gains = taxes.personalGain({
    disposal,
    owners: owners.map((owner, at) => ({ owner, lettingProfit: last[at]?.taxableProfit ?? zeroMoney })),
  });
  return outcome(form, {
    years: answers.map((each) => ({
      tax: sumMoney(each.map(({ tax }) => tax)),
      netCash: sumMoney(each.map(({ netCash }) => netCash)),
    })),
    sale: { tax: sumMoney(gains.map(({ tax }) => tax)), netCash: sumMoney(gains.map(({ netCash }) => netCash)) },
    sources: [...answers.flat(), ...gains],
  });
}

function heldByCompany(request: OwnershipRequest, taxes: OwnershipTaxes): OwnershipOutcome {
  const { company: settings, owners } = request;
  let carried: CompanyCarry = { losses: zeroMoney, ownersLoan: request.ownersLoan, reserves: zeroMoney, cash: zeroMoney };
  const answers = (request.companyYears ?? request.years).map((year): CompanyYear => {
    const answer = taxes.companyYear({ year, settings, owners, carried });
    ({ carried } = answer);
    return answer;
  });
  const yearProfit = answers.at(-1)?.taxableProfit ?? zeroMoney;
  const sale = taxes.companyGain({ disposal: request.companyDisposal ?? request.disposal, settings, owners, carried, yearProfit });
  return outcome('company', { years: answers.map(({ tax, netCash }) => ({ tax, netCash })), sale, sources: [...answers, sale] });
}

const nothingCarried: PersonalCarry = { losses: zeroMoney, financeCosts: zeroMoney };

interface Parts {
  readonly years: OwnershipOutcome['years'];
  readonly sale: OwnershipOutcome['years'][number];
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
