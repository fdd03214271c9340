import { minor, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import type {
  LettingYear,
  OwnedYear,
  OwnedYears,
  OwnerTaxRules,
  OwnershipForm,
  OwnershipOutcome,
  OwnershipRequest,
  TaxSources,
} from '../../landlordRules.ts';
import { standingNotes, standingRules } from './owner/owner.ts';
import type { AmericanOwner, OwnerCarry } from './owner/owner.ts';
import { ownerSale } from './owner/ownerSale.ts';
import { ownerYear } from './owner/ownerYear.ts';
import type { OwnerYear } from './owner/ownerYear.ts';
import { ownerTaxCheckedOn, ownerTaxVersion } from './ownerTaxVersion.ts';

/**
 * Rules for federal and state income tax on a rental held by a US household. The state is that of the property. `personal` uses the given
 * filing status. `joint` is for a couple filing jointly, and null for other filing statuses. Null for a company, a home with lodgers and
 * years before 2026, which are not modelled. The request's owners are ignored: the household's income is in the settings.
 */
export const ownerTaxRules = (owner: AmericanOwner): OwnerTaxRules => ({
  version: ownerTaxVersion,
  checkedOn: ownerTaxCheckedOn,
  ownershipOutcome: (form, request) => (isWorkedOut(owner, form, request) ? outcomeOf(form, owner, request) : null),
  firstYearOf: (form, request) => (isWorkedOut(owner, form, request) ? firstYear(owner, request) : null),
});

function isWorkedOut({ filing }: AmericanOwner, form: OwnershipForm, { home }: OwnedYears): boolean {
  if (form === 'company' || home !== undefined) return false;
  return form === 'personal' || filing === 'joint';
}

function outcomeOf(form: OwnershipForm, owner: AmericanOwner, { years, disposal }: OwnershipRequest): OwnershipOutcome | null {
  const taxed = taxYears(owner, years, disposal.on);
  const last = taxed?.at(-1);
  if (taxed === null || last === undefined) return null;
  const sale = ownerSale({ owner, disposal, year: last });
  if (!sale.ok) return null;
  const ownedYears = taxed.map((year, at) => ownedYear(years[at] as LettingYear, year));
  const saleCash = minor(disposal.proceeds - disposal.sellingCosts - disposal.loan - sale.value.tax);
  return {
    form,
    years: ownedYears,
    saleTax: sale.value.tax,
    saleCash,
    totalTax: sumMoney([...ownedYears.map(({ tax }) => tax), sale.value.tax]),
    totalCash: sumMoney([...ownedYears.map(({ netCash }) => netCash), saleCash]),
    ...sourcesOf(owner, [...taxed, sale.value]),
  };
}

function firstYear(owner: AmericanOwner, { years, heldYears = years.length }: OwnedYears): OwnedYear | null {
  const [first] = years;
  if (first === undefined) return null;
  // A one-year holding period ends with the sale, on its last day.
  const taxed = taxYears(owner, [first], heldYears === 1 ? first.on : null);
  const [year] = taxed ?? [];
  return year === undefined ? null : ownedYear(first, year);
}

/** The years taxed, each under the law of the calendar year in which it ends; null if one of those years has no figures. */
function taxYears(owner: AmericanOwner, years: readonly LettingYear[], soldOn: IsoDate | null): readonly OwnerYear[] | null {
  const taxed: OwnerYear[] = [];
  let carried = nothingCarried;
  for (const letting of years) {
    const isLast = taxed.length === years.length - 1;
    const year = ownerYear({ owner, letting, yearHeld: taxed.length + 1, carried, soldOn: isLast ? soldOn : null });
    if (!year.ok) return null;
    taxed.push(year.value);
    ({ carried } = year.value);
  }
  return taxed;
}

const nothingCarried: OwnerCarry = { losses: zeroMoney, qualifiedLosses: zeroMoney, depreciation: zeroMoney, loanCosts: zeroMoney };

const ownedYear = ({ rent, costs, financeCosts, principalRepaid }: LettingYear, { tax }: OwnerYear): OwnedYear => ({
  tax,
  netCash: subtractMoney(rent, sumMoney([costs, financeCosts, principalRepaid, tax])),
});

/** The rules and notes without repeats. Of a note that recurs every year, only the first is included. */
function sourcesOf(owner: AmericanOwner, sources: readonly TaxSources[]): TaxSources {
  const rules = [...standingRules, ...sources.flatMap((source) => source.rules)];
  const feesNote = 'We deduct points and loan costs when paid, like interest. By law they are spread over the loan term.';
  const notes = [...standingNotes, ...(owner.loanCosts === undefined ? [feesNote] : []), ...sources.flatMap((source) => source.notes)];
  const subjects = notes.map((note) => note.replaceAll(/^In \d{4} |\$[\d,]+/g, ''));
  return {
    rules: rules.filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) === at),
    notes: notes.filter((_, at) => subjects.indexOf(subjects[at] as string) === at),
  };
}
