import type { IsoDate } from '../kernel/calendar.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { RuleRef } from './ruleRef.ts';

/** One year of a letting, all owners together. Amounts per year. */
export interface LettingYear {
  /** Any day of the tax year; it chooses the rates. */
  readonly on: IsoDate;
  readonly rent: Minor;
  /** Costs of letting that the law allows, without finance costs. */
  readonly costs: Minor;
  /** Interest and loan fees of the year. */
  readonly financeCosts: Minor;
  /** Loan repaid out of the rent: cash out, but no cost for tax. */
  readonly principalRepaid: Minor;
}

/** A person who owns a part, with the yearly income from elsewhere that fills the bands first. */
export interface PersonalOwner {
  /** The part owned, in proportion to the shares of the other owners; one owner alone has all. */
  readonly share: Rate;
  /** Salary, pension, trade: income that is neither rent nor dividends, before allowances. */
  readonly otherIncome: Minor;
  readonly otherDividends: Minor;
}

/** A person's amounts carried to the next year. */
export interface PersonalCarry {
  readonly losses: Minor;
  /** Finance costs that no credit was given for yet. */
  readonly financeCosts: Minor;
}

/** One slice of income taxed at one rate. */
export interface IncomeTaxLine {
  readonly kind: 'other' | 'property' | 'dividends';
  readonly rate: Rate;
  readonly taxed: Minor;
  readonly tax: Minor;
}

/** The law behind an answer: rules with dates and links, and plain sentences. */
export interface TaxSources {
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** The owners' own home, with rooms let to lodgers. */
export interface LodgersHome {
  /** The part of the home that lodgers have: of its costs and interest, and of a gain on it. */
  readonly letShare: Rate;
  /** People who lodge there. */
  readonly lodgers: number;
  readonly relief: LodgerRelief;
}

/** How a person's part of the lodgers' rent is taxed in a year: not at all, above the limit without costs, or on the profit. */
export type LodgerMethod = 'exempt' | 'above-limit' | 'profit';

/** One person's share of a year's lodger rent, and its taxable part. */
export interface LodgersTaxed {
  readonly method: LodgerMethod;
  readonly rent: Minor;
  /** Up to which it would have been exempt. */
  readonly limit: Minor;
  /** After losses brought forward; never negative. */
  readonly taxed: Minor;
}

/** A person's share of one letting year. */
export interface PersonalYear extends TaxSources {
  /** Rent less costs, or less the flat allowance, after losses brought forward; never negative. */
  readonly taxableProfit: Minor;
  readonly usesAllowance: boolean;
  /** Of a home with lodgers alone. */
  readonly lodgers?: LodgersTaxed;
  /** Tax on all income of the year, before and after the credit. */
  readonly lines: readonly IncomeTaxLine[];
  readonly credit: Minor;
  /** What the letting adds to the person's tax of the year, after the credit. */
  readonly tax: Minor;
  /** Rent less costs, finance costs, principal and tax. */
  readonly netCash: Minor;
  readonly carried: PersonalCarry;
}

/** One owner is personal ownership, several are joint. */
export interface PersonalYearInput {
  readonly year: LettingYear;
  readonly owners: readonly { readonly owner: PersonalOwner; readonly carried: PersonalCarry }[];
  /** Where the owners live in it: the rent is their lodgers', costs and finance costs are of the whole home. */
  readonly home?: LodgersHome | undefined;
}

/** A dwelling as the annual tax on companies that hold one sees it. */
export interface CompanyDwelling {
  /** On the valuation date, or when bought if that is later. */
  readonly value: Minor;
  /** What relieves it, on a claim every year; null where someone connected with the owners lives there. */
  readonly relief: 'let-to-unconnected' | 'property-trade' | null;
}

/** A company that holds the letting. */
export interface CompanySettings {
  /** Other companies under the same control; they share the limits of the small profits rate. */
  readonly associatedCompanies: number;
  readonly closeInvestmentHolding: boolean;
  /** Accounts, filing and the like, per year. */
  readonly runningCosts: Minor;
  /** Share of the cash at hand paid out to the owners each year. */
  readonly payOut: Rate;
  /** Where the annual tax on enveloped dwellings is to be looked at. */
  readonly dwelling?: CompanyDwelling;
}

/** A company's amounts carried to the next year. */
export interface CompanyCarry {
  readonly losses: Minor;
  /** What the company still owes its owners: repaid free of tax before any dividend. */
  readonly ownersLoan: Minor;
  /** Profits after tax not yet paid out; dividends come out of these alone. */
  readonly reserves: Minor;
  readonly cash: Minor;
}

export interface CompanyYearInput {
  readonly year: LettingYear;
  readonly settings: CompanySettings;
  /** The shareholders, in proportion to `share`. */
  readonly owners: readonly PersonalOwner[];
  readonly carried: CompanyCarry;
}

export interface CompanyYear extends TaxSources {
  /** Rent less all costs, finance costs and running costs among them; negative is a loss. */
  readonly profit: Minor;
  readonly taxableProfit: Minor;
  readonly companyTax: Minor;
  /** Annual tax on enveloped dwellings. */
  readonly ated: Minor;
  readonly loanRepaid: Minor;
  /** What owners had to lend because cash ran out. */
  readonly lent: Minor;
  readonly dividends: Minor;
  readonly dividendTax: Minor;
  /** Company tax, annual tax on the dwelling and dividend tax. */
  readonly tax: Minor;
  /** What reaches the owners after all tax: loan repaid and dividends, less dividend tax and what they lent. */
  readonly netCash: Minor;
  readonly carried: CompanyCarry;
}

/** A sale. */
export interface Disposal {
  readonly on: IsoDate;
  readonly proceeds: Minor;
  readonly sellingCosts: Minor;
  /** Price, transfer tax and fees of buying, and improvements. */
  readonly baseCost: Minor;
  /** Loan paid off out of the proceeds. */
  readonly loan: Minor;
}

export interface PersonalGainInput {
  readonly disposal: Disposal;
  readonly owners: readonly {
    readonly owner: PersonalOwner;
    /** The owner's taxable letting profit of the year of sale: it fills the bands before the gain. */
    readonly lettingProfit: Minor;
  }[];
  /** Where the owners have lived in it all the time. */
  readonly home?: LodgersHome | undefined;
}

export interface PersonalGain extends TaxSources {
  /** The owner's share; negative is a loss. */
  readonly gain: Minor;
  readonly taxableGain: Minor;
  readonly lines: readonly { readonly rate: Rate; readonly taxed: Minor; readonly tax: Minor }[];
  readonly tax: Minor;
  /** The share of the proceeds less selling costs, loan and tax. */
  readonly netCash: Minor;
}

export interface CompanyGainInput {
  readonly disposal: Disposal;
  readonly settings: CompanySettings;
  readonly owners: readonly PersonalOwner[];
  /** As left by the year of sale. */
  readonly carried: CompanyCarry;
  /** The taxable profit of the year of sale, which fills the limits first. */
  readonly yearProfit: Minor;
}

export interface CompanyGain extends TaxSources {
  readonly gain: Minor;
  readonly companyTax: Minor;
  readonly loanRepaid: Minor;
  readonly dividends: Minor;
  readonly dividendTax: Minor;
  readonly tax: Minor;
  /** What reaches the owners when everything is paid out at once. */
  readonly netCash: Minor;
}

/** Years of the same letting in the hands of one person, of several, and of a company they own. */
export interface OwnedYears {
  /** The years of the hold in order. */
  readonly years: readonly LettingYear[];
  /** The number of years held, if `years` contains only the first: a law may treat the year of sale differently. */
  readonly heldYears?: number;
  /** The first of them owns alone in the personal form; all of them own jointly and are the shareholders. */
  readonly owners: readonly [PersonalOwner, ...PersonalOwner[]];
  readonly company: CompanySettings;
  /** What the owners lend the company to buy. */
  readonly ownersLoan: Minor;
  /** Where the owners live in it; a company's form passes it over. */
  readonly home?: LodgersHome | undefined;
  /** Where a company borrows or buys on other terms; as above where absent. */
  readonly companyYears?: readonly LettingYear[];
}

/** The hold with its sale, which falls into the tax year of the last year. */
export interface OwnershipRequest extends OwnedYears {
  readonly disposal: Disposal;
  readonly companyDisposal?: Disposal;
}

export type OwnershipForm = 'personal' | 'joint' | 'company';

/** A year of one form of ownership, all owners together. */
export interface OwnedYear {
  readonly tax: Minor;
  readonly netCash: Minor;
  /** Of a home with lodgers, one for each owner in their order. */
  readonly lodgers?: readonly LodgersTaxed[];
}

/** What one form of ownership leaves; the totals are the sums of years and sale. */
export interface OwnershipOutcome extends TaxSources {
  readonly form: OwnershipForm;
  readonly years: readonly OwnedYear[];
  readonly saleTax: Minor;
  readonly saleCash: Minor;
  readonly totalTax: Minor;
  /** Cash to the owners over the hold and from the sale, after all tax; what they lent the company comes back in it. */
  readonly totalCash: Minor;
}

/**
 * The taxes on a letting for any owner, passed in like the other rules. Income follows where the person is resident
 * for tax, not where the property lies. All functions are pure.
 */
export interface LandlordTaxRules {
  readonly version: string;
  readonly checkedOn: IsoDate;
  /** One result per owner, in their order; amounts are split without losing a penny. */
  readonly personalYear: (input: PersonalYearInput) => readonly PersonalYear[];
  readonly companyYear: (input: CompanyYearInput) => CompanyYear;
  readonly personalGain: (input: PersonalGainInput) => readonly PersonalGain[];
  readonly companyGain: (input: CompanyGainInput) => CompanyGain;
  /** Personal, joint (where there is more than one owner) and company, in this order. */
  readonly compareOwnership: (request: OwnershipRequest) => readonly OwnershipOutcome[];
  /** One of them; null for joint ownership by one owner. */
  readonly ownershipOutcome: (form: OwnershipForm, request: OwnershipRequest) => OwnershipOutcome | null;
  /** Only its first year, for questions that need many evaluations. */
  readonly firstYearOf: (form: OwnershipForm, request: OwnedYears) => OwnedYear | null;
}

/** The owner's taxes as a strategy uses them, in any country. */
export type OwnerTaxRules = Pick<LandlordTaxRules, 'version' | 'checkedOn' | 'ownershipOutcome' | 'firstYearOf'>;

/** What the owner of a home may take from lodgers a year before it is taxed. */
export interface LodgerRelief {
  /** Of one person who receives all of it. */
  readonly limit: Minor;
  /** Of each person where several receive it. */
  readonly limitOfEach: Minor;
  readonly rule: RuleRef;
}
