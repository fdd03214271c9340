import type { IsoDate } from '../kernel/calendar.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { RuleRef } from './ruleRef.ts';

/** One year of a letting, all owners combined. Amounts per year. */
export interface LettingYear {
  /** Any day of the tax year; it selects the rates. */
  readonly on: IsoDate;
  readonly rent: Minor;
  /** Allowable letting costs, excluding finance costs. */
  readonly costs: Minor;
  /** The year's interest and loan fees. */
  readonly financeCosts: Minor;
  /** Loan principal repaid: a cash outflow that is not tax-deductible. */
  readonly principalRepaid: Minor;
}

/** An owner's share, with the other yearly income that fills the tax bands first. */
export interface PersonalOwner {
  /** The share owned, relative to the other owners' shares; a sole owner has all of it. */
  readonly share: Rate;
  /** Salary, pension and trading income: income other than rent and dividends, before allowances. */
  readonly otherIncome: Minor;
  readonly otherDividends: Minor;
}

/** The amounts a person carries to the next year. */
export interface PersonalCarry {
  readonly losses: Minor;
  /** Finance costs not yet credited. */
  readonly financeCosts: Minor;
}

/** One slice of income taxed at one rate. */
export interface IncomeTaxLine {
  readonly kind: 'other' | 'property' | 'dividends';
  readonly rate: Rate;
  readonly taxed: Minor;
  readonly tax: Minor;
}

/** The sources of a tax result: rules with dates and links, and notes in plain sentences. */
export interface TaxSources {
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** The owners' own home, with rooms let to lodgers. */
export interface LodgersHome {
  /** The lodgers' share of the home. It applies to costs, interest and any gain. */
  readonly letShare: Rate;
  /** The number of lodgers. */
  readonly lodgers: number;
  readonly relief: LodgerRelief;
}

/** How a person's lodger rent is taxed in a year: not at all, on the rent above the limit without deducting costs, or on the profit. */
export type LodgerMethod = 'exempt' | 'above-limit' | 'profit';

/** One person's share of a year's lodger rent, and its taxable part. */
export interface LodgersTaxed {
  readonly method: LodgerMethod;
  readonly rent: Minor;
  /** The exemption limit. */
  readonly limit: Minor;
  /** The taxable amount after losses brought forward; never negative. */
  readonly taxed: Minor;
}

/** A person's share of one letting year. */
export interface PersonalYear extends TaxSources {
  /** Rent less costs (or less the flat allowance), after losses brought forward; never negative. */
  readonly taxableProfit: Minor;
  readonly usesAllowance: boolean;
  /** How the lodgers' rent is taxed; only for a home with lodgers. */
  readonly lodgers?: LodgersTaxed;
  /** The tax on all the year's income, before and after the credit. */
  readonly lines: readonly IncomeTaxLine[];
  readonly credit: Minor;
  /** The tax that the letting adds to the person's year, after the credit. */
  readonly tax: Minor;
  /** Rent less costs, finance costs, principal and tax. */
  readonly netCash: Minor;
  readonly carried: PersonalCarry;
}

/** The input for taxing a year. One owner means personal ownership, several mean joint ownership. */
export interface PersonalYearInput {
  readonly year: LettingYear;
  readonly owners: readonly { readonly owner: PersonalOwner; readonly carried: PersonalCarry }[];
  /** Set if the owners live there: the rent comes from lodgers, and costs and finance costs are for the whole home. */
  readonly home?: LodgersHome | undefined;
}

/** A company-owned dwelling for the annual tax on enveloped dwellings. */
export interface CompanyDwelling {
  /** The value on the valuation date, or at purchase if that is later. */
  readonly value: Minor;
  /** The relief claimed every year; null if someone connected with the owners lives there. */
  readonly relief: 'let-to-unconnected' | 'property-trade' | null;
}

/** A company that owns the let property. */
export interface CompanySettings {
  /** Other companies under the same control, which share the small profits rate limits. */
  readonly associatedCompanies: number;
  readonly closeInvestmentHolding: boolean;
  /** Accounting, filing and similar costs, per year. */
  readonly runningCosts: Minor;
  /** Share of available cash paid out to the owners each year. */
  readonly payOut: Rate;
  /** Set if the annual tax on enveloped dwellings applies. */
  readonly dwelling?: CompanyDwelling;
}

/** The amounts a company carries to the next year. */
export interface CompanyCarry {
  readonly losses: Minor;
  /** The outstanding owners' loan, repaid tax-free before any dividend. */
  readonly ownersLoan: Minor;
  /** After-tax profits not yet paid out; only these can be paid as dividends. */
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
  /** Rent less all costs, including finance and running costs; negative is a loss. */
  readonly profit: Minor;
  readonly taxableProfit: Minor;
  readonly companyTax: Minor;
  /** Annual tax on enveloped dwellings. */
  readonly ated: Minor;
  readonly loanRepaid: Minor;
  /** The amount owners lent to cover a cash shortfall. */
  readonly lent: Minor;
  readonly dividends: Minor;
  readonly dividendTax: Minor;
  /** Corporation tax, annual tax on the dwelling and dividend tax. */
  readonly tax: Minor;
  /** Net cash to the owners after all tax: loan repaid and dividends, less dividend tax and new owner loans. */
  readonly netCash: Minor;
  readonly carried: CompanyCarry;
}

/** A sale. */
export interface Disposal {
  readonly on: IsoDate;
  readonly proceeds: Minor;
  readonly sellingCosts: Minor;
  /** Price, transfer tax, purchase fees and improvements. */
  readonly baseCost: Minor;
  /** Loan repaid from the proceeds. */
  readonly loan: Minor;
}

export interface PersonalGainInput {
  readonly disposal: Disposal;
  readonly owners: readonly {
    readonly owner: PersonalOwner;
    /** The owner's taxable letting profit in the year of sale, which fills the bands before the gain. */
    readonly lettingProfit: Minor;
  }[];
  /** Set if the owners lived there throughout. */
  readonly home?: LodgersHome | undefined;
}

export interface PersonalGain extends TaxSources {
  /** The owner's share of the gain; negative is a loss. */
  readonly gain: Minor;
  readonly taxableGain: Minor;
  readonly lines: readonly { readonly rate: Rate; readonly taxed: Minor; readonly tax: Minor }[];
  readonly tax: Minor;
  /** The owner's share of proceeds, less selling costs, loan and tax. */
  readonly netCash: Minor;
}

export interface CompanyGainInput {
  readonly disposal: Disposal;
  readonly settings: CompanySettings;
  readonly owners: readonly PersonalOwner[];
  /** The amounts carried forward from the year of sale. */
  readonly carried: CompanyCarry;
  /** The taxable profit for the year of sale, which uses up the limits first. */
  readonly yearProfit: Minor;
}

export interface CompanyGain extends TaxSources {
  readonly gain: Minor;
  readonly companyTax: Minor;
  readonly loanRepaid: Minor;
  readonly dividends: Minor;
  readonly dividendTax: Minor;
  readonly tax: Minor;
  /** Net cash to the owners if everything is paid out at once. */
  readonly netCash: Minor;
}

/** Years of the same letting, to be taxed as owned by one person, by several or by their company. */
export interface OwnedYears {
  /** The years held, in order. */
  readonly years: readonly LettingYear[];
  /** The number of years held, if `years` contains only the first: a law may treat the year of sale differently. */
  readonly heldYears?: number;
  /** In personal ownership the first owner is the sole owner; in the other forms all of them are joint owners or shareholders. */
  readonly owners: readonly [PersonalOwner, ...PersonalOwner[]];
  readonly company: CompanySettings;
  /** The owners' loan to the company for the purchase. */
  readonly ownersLoan: Minor;
  /** Set if the owners live there; ignored for a company. */
  readonly home?: LodgersHome | undefined;
  /** The years if a company borrows or buys on other terms; if absent, `years` applies. */
  readonly companyYears?: readonly LettingYear[];
}

/** The holding period with its sale, taxed in the last year's tax year. */
export interface OwnershipRequest extends OwnedYears {
  readonly disposal: Disposal;
  readonly companyDisposal?: Disposal;
}

export type OwnershipForm = 'personal' | 'joint' | 'company';

/** A year under one form of ownership, all owners combined. */
export interface OwnedYear {
  readonly tax: Minor;
  readonly netCash: Minor;
  /** Only for a home with lodgers: one entry per owner, in the owners' order. */
  readonly lodgers?: readonly LodgersTaxed[];
}

/** The result for one form of ownership; totals are the sum of the years and the sale. */
export interface OwnershipOutcome extends TaxSources {
  readonly form: OwnershipForm;
  readonly years: readonly OwnedYear[];
  readonly saleTax: Minor;
  readonly saleCash: Minor;
  readonly totalTax: Minor;
  /** Cash to the owners over the holding period and from the sale, after all tax, including repaid owner loans. */
  readonly totalCash: Minor;
}

/**
 * The landlord's taxes for any owner, passed in like the other rules. The rules are those of the owner's tax residence, not of the
 * property's location. All functions are pure.
 */
export interface LandlordTaxRules {
  readonly version: string;
  readonly checkedOn: IsoDate;
  /** One result per owner, in the owners' order; the split amounts sum to the total. */
  readonly personalYear: (input: PersonalYearInput) => readonly PersonalYear[];
  readonly companyYear: (input: CompanyYearInput) => CompanyYear;
  readonly personalGain: (input: PersonalGainInput) => readonly PersonalGain[];
  readonly companyGain: (input: CompanyGainInput) => CompanyGain;
  /** The outcomes of personal, joint (if there is more than one owner) and company ownership, in this order. */
  readonly compareOwnership: (request: OwnershipRequest) => readonly OwnershipOutcome[];
  /** The outcome of one form of ownership; null for joint ownership by one owner. */
  readonly ownershipOutcome: (form: OwnershipForm, request: OwnershipRequest) => OwnershipOutcome | null;
  /** The first year alone, for searches that need many evaluations. */
  readonly firstYearOf: (form: OwnershipForm, request: OwnedYears) => OwnedYear | null;
}

/** The owner's taxes as a strategy uses them, in any country. */
export type OwnerTaxRules = Pick<LandlordTaxRules, 'version' | 'checkedOn' | 'ownershipOutcome' | 'firstYearOf'>;

/** The yearly lodger income a homeowner may receive tax-free. */
export interface LodgerRelief {
  /** The limit for one person who receives all the rent. */
  readonly limit: Minor;
  /** The limit for each person if several receive the rent. */
  readonly limitOfEach: Minor;
  readonly rule: RuleRef;
}
