import { buyToLetCatalogue } from './buyToLetCatalogue.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { BuyToLetInputs } from './buyToLetInputs.ts';
import { choiceRow, convention, knowledge, inputRow, major, moneyRow, published } from '../inputRow.ts';
import type { InputCatalogue, MarketCatalogue } from '../strategyInput.ts';
import type { Room } from './rooms.ts';
import { buyingRows, growthRows, purchaseLoanRows, upkeepRows } from './sharedInputs.ts';
import type { BuyingInputs, GrowthInputs, PurchaseLoanInputs, UpkeepInputs } from './sharedInputs.ts';

/** The rooms and costs of a household made up of the owner and lodgers. */
interface HouseholdInputs {
  /** The monthly cost of living elsewhere: rent, bills and council tax. Zero if unknown. */
  readonly housingCostNow: Minor;
  /** The rooms let to lodgers. */
  readonly rooms: readonly Room[];
  /** Gas, electricity, water and broadband for the whole household. */
  readonly billsPerMonth: Minor;
  /** Council tax before any single-person discount. */
  readonly councilTaxPerYear: Minor;
  /** Buildings and contents insurance. */
  readonly homeInsurancePerYear: Minor;
}

/** Buying a home with a residential repayment mortgage, living in it and letting rooms to lodgers, then selling it. */
export interface HouseHackInputs
  extends
    Omit<BuyingInputs, 'buyer'>,
    PurchaseLoanInputs,
    Pick<BuyToLetInputs, 'mortgageRate' | 'mortgageYears'>,
    HouseholdInputs,
    Pick<
      UpkeepInputs,
      | 'askingPrice'
      | 'maintenance'
      | 'certificatesPerYear'
      | 'serviceChargePerYear'
      | 'groundRentPerYear'
      | 'otherCostsPerYear'
      | 'propertyTax'
      | 'propertyTaxGrowth'
      | 'propertyTaxPerYear'
    >,
    GrowthInputs {
  /** An owner-occupier: never a company, and never charged the additional-dwelling surcharge. */
  readonly buyer: 'main-home' | 'first-time';
  readonly furnishing: Minor;
  /** Mortgage insurance: a yearly share of the loan, and a one-off share added to it. */
  readonly mortgageInsurance: Rate;
  readonly upfrontInsurance: Rate;
}

const householdRows: InputCatalogue<HouseholdInputs> = {
  housingCostNow: moneyRow('Home', 'Housing cost elsewhere', {
    usual: major(400, 3000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Rent, bills and council tax you’d pay if you didn’t buy. Needed to show your saving.',
    fallback: convention(minor(0), 'not known until you enter it'),
  }),
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms let to lodgers', {
    unit: 'rooms',
    usual: [1, 2],
    bounds: [1, 10],
    help: 'Monthly rent including bills, void weeks a year and occupants for each room.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Bills', {
    usual: major(100, 600),
    per: 'month',
    help: 'Gas, electricity, water, broadband and TV licence for the whole household. Lodgers’ rent usually includes them.',
    fallback: knowledge(fromMajor(180), '£90 per person for two people'),
  }),
  councilTaxPerYear: moneyRow('Running costs', 'Council tax or rates', {
    usual: major(800, 4000),
    per: 'year',
    help: 'The full bill, because a lodger ends the single-person discount. Find the band in the listing and the amount on the council’s website.',
    fallback: knowledge(fromMajor(1900), 'council tax for an average house; look up the band'),
  }),
  homeInsurancePerYear: moneyRow('Running costs', 'Home insurance', {
    usual: major(150, 900),
    per: 'year',
    help: 'Buildings and contents insurance, from an insurer who knows about the lodgers.',
    fallback: knowledge(fromMajor(400), 'buildings and contents for an average house'),
  }),
};

export const houseHackCatalogue = {
  ...buyingRows,
  buyer: choiceRow<HouseHackInputs['buyer']>('Purchase', 'Buyer', {
    choices: { 'main-home': 'Moving home, or buying your only home', 'first-time': 'First-time buyer' },
    help: 'Sets the transfer tax. Calculated without the surcharge, as you own no other home or are replacing yours.',
    fallback: convention('main-home', 'a buyer who has owned a home before'),
  }),
  refurbishment: { ...buyingRows.refurbishment, help: 'Work done before you and the lodgers move in.' },
  furnishing: moneyRow('Purchase', 'Furniture for the lodgers’ rooms', {
    usual: major(200, 3000),
    help: 'A bed, desk and wardrobe per room. Rent a Room relief requires furnished rooms.',
    fallback: knowledge(fromMajor(600), 'one room'),
  }),
  ...purchaseLoanRows,
  deposit: { ...purchaseLoanRows.deposit, usual: [0.05, 0.4], fallback: knowledge(percent(10), 'a usual deposit for your own home') },
  arrangementFee: { ...purchaseLoanRows.arrangementFee, fallback: knowledge(fromMajor(999), 'a residential lender’s product fee') },
  mortgageRate: {
    ...buyToLetCatalogue.mortgageRate,
    help: 'Nominal annual rate for a residential mortgage.',
    fallback: published(
      percent(5.19),
      'Bank of England, quoted household interest rates: two-year fix, 90% LTV, June 2026',
      'https://www.bankofengland.co.uk/boeapps/database/',
    ),
  },
  mortgageYears: {
    ...buyToLetCatalogue.mortgageYears,
    help: 'Repaid in level payments.',
    fallback: knowledge(30, 'a usual term for a first home'),
  },
  ...householdRows,
  askingPrice: upkeepRows.askingPrice,
  maintenance: upkeepRows.maintenance,
  certificatesPerYear: {
    ...upkeepRows.certificatesPerYear,
    usual: major(0, 200),
    help: 'The yearly gas safety check.',
    fallback: knowledge(fromMajor(80), 'a gas safety check, 2025'),
  },
  serviceChargePerYear: upkeepRows.serviceChargePerYear,
  groundRentPerYear: upkeepRows.groundRentPerYear,
  otherCostsPerYear: upkeepRows.otherCostsPerYear,
  ...growthRows,
  rentGrowth: { ...growthRows.rentGrowth, help: 'Applies to lodgers’ rent and to what you would pay to live elsewhere.' },
  holdYears: { ...growthRows.holdYears, label: 'Years you live there', help: 'You live there throughout, then sell.' },
} satisfies MarketCatalogue<HouseHackInputs>;
