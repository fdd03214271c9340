import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { BuyToLetInputs } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import {
  choiceRow,
  convention,
  inputRow,
  knowledge,
  major,
  moneyRow,
  numberRow,
  published,
  rateRow,
} from '../../../deal/strategies/inputRow.ts';
import type { LetUnit } from '../../../deal/strategies/inputs/rooms.ts';
import { buyToLetCatalogue } from '../../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { InputCatalogue } from '../../../deal/strategies/strategyInput.ts';

interface HomeLoanInputs {
  readonly downPayment: Rate;
  /** Share of the price. */
  readonly closingCosts: Rate;
  readonly mortgageRate: Rate;
  readonly mortgageYears: number;
  /** Share of the loan, added to it. */
  readonly upfrontPremium: Rate;
  /** Share a year of what `premiumBase` names. */
  readonly annualPremium: Rate;
  readonly premiumBase: 'balance' | 'original-loan';
  /** The premium ends when the balance is this share of the price; 0 never ends it. */
  readonly premiumEndsAt: Rate;
  /** The premium ends after so many years at the latest. */
  readonly premiumYears: number;
}

interface HomeInputs {
  /** What living elsewhere would cost. */
  readonly housingCostNow: Minor;
  /** Rent the own unit would bring, once moved out. */
  readonly ownUnitRent: Minor;
  readonly otherUnits: readonly LetUnit[];
  /** Years lived there, from the purchase on. */
  readonly yearsLivedIn: number;
  /** Share of the rent. */
  readonly vacancy: Rate;
}

interface HomeCostInputs {
  /** Share of the property's value a year. */
  readonly propertyTax: Rate;
  readonly homeInsurancePerYear: Minor;
  /** Share of the rent of all units, the own one included: a roof wears wherever one sleeps. */
  readonly repairs: Rate;
  /** Share of the rent received, once moved out. */
  readonly management: Rate;
  readonly utilitiesPerMonth: Minor;
  readonly associationPerMonth: Minor;
}

/** Buying a house of several units with an owner-occupier's loan, living in one and letting the rest. */
export interface HouseHackInputs
  extends
    Pick<
      BuyToLetInputs,
      'purchasePrice' | 'askingPrice' | 'refurbishment' | 'rentGrowth' | 'priceGrowth' | 'costGrowth' | 'holdYears' | 'sellingCosts'
    >,
    HomeLoanInputs,
    HomeInputs,
    HomeCostInputs {}

const premiumLetter = 'Mortgagee Letter 2023-05: 0.55 % a year for most loans from 20 March 2023; 1.75 % upfront unchanged';
const premiumPage = 'https://docmagic.com/node/11902';
const thumbs = 'rules of thumb of US landlords, each 5 % to 10 % of the rent';

const loanRows: InputCatalogue<HomeLoanInputs> = {
  downPayment: rateRow('Finance', 'Down payment', {
    usual: [0.03, 0.25],
    bounds: [0, 1],
    of: 'of the price',
    help: 'Loans insured by the Federal Housing Administration start at 3.5 %, for those who live there.',
    fallback: published(
      percent(3.5),
      'Loans for two to four units insured by the FHA: 3.5 % down',
      'https://loansbyemmett.com/deep-dive/multi-unit-fha',
    ),
  }),
  closingCosts: rateRow('Finance', 'Closing costs', {
    usual: [0.01, 0.05],
    bounds: [0, 0.2],
    of: 'of the price',
    help: 'Title, recording, lender’s and transfer charges. They differ by state and county.',
    fallback: knowledge(percent(3), 'buyers with a loan pay 2 % to 5 %'),
  }),
  mortgageRate: rateRow('Finance', 'Mortgage rate', {
    usual: [0.04, 0.09],
    bounds: [0, 0.25],
    per: 'year',
    help: 'Nominal rate a year, fixed for the term.',
    fallback: convention(percent(6.5), 'a round figure; enter the rate of your quote'),
  }),
  mortgageYears: numberRow('Finance', 'Mortgage term', {
    unit: 'years',
    usual: [15, 30],
    bounds: [1, 40],
    help: 'Repaid in level payments.',
    fallback: knowledge(30, 'the usual fixed term'),
  }),
  upfrontPremium: rateRow('Finance', 'Upfront mortgage insurance', {
    usual: [0, 0.0175],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Added to the loan. 0 % with private mortgage insurance.',
    fallback: published(percent(1.75), premiumLetter, premiumPage),
  }),
  annualPremium: rateRow('Finance', 'Mortgage insurance', {
    usual: [0.003, 0.015],
    bounds: [0, 0.05],
    per: 'year',
    help: 'Of the balance with FHA insurance, of the original loan with a private one. 0 % without.',
    fallback: published(percent(0.55), premiumLetter, premiumPage),
  }),
  premiumBase: choiceRow('Finance', 'Mortgage insurance is charged on', {
    choices: { balance: 'The balance at the start of each year', 'original-loan': 'The original loan' },
    help: 'FHA insurance follows the balance, private insurance mostly the original loan.',
    fallback: knowledge('balance', 'FHA insurance'),
  }),
  premiumEndsAt: rateRow('Finance', 'Mortgage insurance ends at', {
    usual: [0, 0.8],
    of: 'of the price owed',
    help: 'Private insurance ends by law at 78 %, on request at 80 %. FHA insurance does not end so: 0 %.',
    fallback: knowledge(rate(0), 'FHA insurance stays whatever is owed'),
  }),
  premiumYears: numberRow('Finance', 'Mortgage insurance at most', {
    unit: 'years',
    usual: [11, 30],
    bounds: [0, 40],
    help: 'FHA insurance: 11 years with 10 % down or more, else the whole term.',
    fallback: knowledge(40, 'with less than 10 % down it lasts as long as the loan'),
  }),
};

const homeRows: InputCatalogue<HomeInputs> = {
  housingCostNow: moneyRow('Home', 'Housing cost elsewhere', {
    usual: major(800, 4000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Rent and utilities you would pay if you did not buy.',
  }),
  ownUnitRent: moneyRow('Home', 'Rent of your own unit', {
    usual: major(600, 4000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'What a tenant would pay for it once you move out.',
  }),
  otherUnits: inputRow<readonly LetUnit[]>('Rent', 'Units let', {
    unit: 'units',
    usual: [1, 3],
    bounds: [1, 3],
    help: 'The other units and their rent a month. Loans for homes go up to four units.',
  }),
  yearsLivedIn: numberRow('Home', 'Years lived there', {
    unit: 'years',
    usual: [1, 5],
    bounds: [0, 30],
    help: 'Whole years. Lenders to owner-occupiers want one year at least.',
    fallback: convention(1, 'one year, what lenders want at least'),
  }),
  vacancy: rateRow('Rent', 'Vacancy', {
    usual: [0.03, 0.1],
    of: 'of the rent',
    help: 'Rent lost between tenants.',
    fallback: knowledge(percent(5), thumbs),
  }),
};

const costRows: InputCatalogue<HomeCostInputs> = {
  propertyTax: rateRow('Running costs', 'Property tax', {
    usual: [0.003, 0.023],
    bounds: [0, 0.1],
    of: 'of the value',
    per: 'year',
    help: 'From 0.3 % in Hawaii to 2.2 % in New Jersey.',
    fallback: knowledge(percent(0.9), 'about 0.9 % in the mean of the United States; look up the county'),
  }),
  homeInsurancePerYear: moneyRow('Running costs', 'Home insurance', {
    usual: major(800, 6000),
    per: 'year',
    help: 'A policy for a house with tenants; flood and wind cost more.',
    fallback: knowledge(fromMajor(2400), 'a house of two to four units'),
  }),
  repairs: rateRow('Running costs', 'Repairs and replacements', {
    usual: [0.08, 0.2],
    of: 'of the rent of all units',
    help: 'Maintenance and large items such as roof and boiler.',
    fallback: knowledge(percent(11), `${thumbs}: maintenance 6 %, capital items 5 %`),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0.06, 0.12],
    bounds: [0, 0.4],
    of: 'of rent received',
    help: 'Once you have moved out; while you live there you manage it yourself.',
    fallback: knowledge(percent(8), thumbs),
  }),
  utilitiesPerMonth: moneyRow('Running costs', 'Utilities you pay', {
    usual: major(0, 600),
    per: 'month',
    help: 'Water, refuse and your own unit.',
    fallback: knowledge(fromMajor(200), 'water and refuse of the house, energy of one unit'),
  }),
  associationPerMonth: moneyRow('Running costs', 'Owners’ association', {
    usual: major(0, 600),
    per: 'month',
    help: 'Where there is one.',
    fallback: convention(minor(0), 'none'),
  }),
};

export const houseHackCatalogue: InputCatalogue<HouseHackInputs> = {
  purchasePrice: buyToLetCatalogue.purchasePrice,
  askingPrice: buyToLetCatalogue.askingPrice,
  refurbishment: buyToLetCatalogue.refurbishment,
  ...loanRows,
  ...homeRows,
  ...costRows,
  rentGrowth: { ...buyToLetCatalogue.rentGrowth, fallback: convention(percent(2.5), 'about with prices') },
  priceGrowth: { ...buyToLetCatalogue.priceGrowth, fallback: convention(percent(2.5), 'about with prices') },
  costGrowth: { ...buyToLetCatalogue.costGrowth, fallback: convention(percent(2.5), 'about with prices') },
  holdYears: buyToLetCatalogue.holdYears,
  sellingCosts: { ...buyToLetCatalogue.sellingCosts, fallback: knowledge(percent(6), 'agents and closing costs of a US sale') },
};
