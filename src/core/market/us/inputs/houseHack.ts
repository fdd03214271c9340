import { inputRow, major, moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { HouseHackInputs } from '../../../deal/strategies/inputs/houseHackInputs.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import { buyingRows, listPriceRow } from './buyingRows.ts';
import { mortgageRows, purchaseLoanRows, rateSurvey } from './loanRows.ts';
import { duesRow, maintenanceRow, otherCostsRow, propertyTaxRows } from './ownershipRows.ts';
import { sourcePages } from './sourcePages.ts';
import { growthRows } from './rentRows.ts';
import { chosen, known, read, unconfirmed } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** The input rows for an owner-occupier's loan, including mortgage insurance. */
function homeLoanRows(state: StateDefaults) {
  const loan = purchaseLoanRows(state);
  return {
    ...loan,
    deposit: {
      ...loan.deposit,
      usual: [0.03, 0.25] as const,
      bounds: [0, 1] as const,
      help: 'The part of the price you pay in cash. For two to four units, the minimum is 5% with a conventional loan, 3.5% with FHA and 0% with VA. You have to live there for a year.',
      fallback: read(
        percent(5),
        'A guide to house hacking: since November 2023 conventional loans have required only 5% down on two to four units',
        sourcePages.homeLoans,
      ),
    },
    mortgageRate: {
      ...mortgageRows.mortgageRate,
      usual: [0.04, 0.09] as const,
      help: 'Usually fixed for the whole term on a loan for your own home. Ask a lender for a quote.',
      fallback: unconfirmed(
        read(
          percent(6.5),
          `${rateSurvey}, plus 0.25 percentage points for a small down payment, rounded to 6.5%. The survey is a year old: ask a lender`,
          sourcePages.rateSurvey,
        ),
      ),
    },
    mortgageYears: { ...mortgageRows.mortgageYears, help: 'Paid off in level payments.' },
    mortgageInsurance: rateRow('Finance', 'Mortgage insurance', {
      usual: [0, 0.015],
      bounds: [0, 0.05],
      per: 'year',
      of: 'of the loan',
      help: 'FHA’s annual premium, or private mortgage insurance on a conventional loan with less than 20% down: 0.3% to 1.5%, depending on credit score. Enter 0% if you put 20% or more down or use a VA loan.',
      fallback: read(
        percent(0.55),
        'FHA, Mortgagee Letter 2023-05: 0.55% a year for most loans; private insurance often costs about as much',
        sourcePages.fhaPremiums,
      ),
    }),
    upfrontInsurance: rateRow('Finance', 'Upfront mortgage insurance', {
      usual: [0, 0.035],
      bounds: [0, 0.05],
      of: 'of the loan',
      help: 'Added to the loan. FHA charges 1.75% and VA charges a funding fee. A conventional loan has no upfront premium.',
      fallback: chosen(zeroRate, 'a conventional loan has none'),
    }),
  };
}

const householdRows = {
  housingCostNow: moneyRow('Home', 'Housing cost elsewhere', {
    usual: major(500, 6000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Rent and utilities you would pay if you did not buy. We use them to show how much you save.',
    fallback: chosen(minor(0), 'not known until you enter it'),
  }),
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms or units you rent out', {
    unit: 'rooms',
    usual: [1, 4],
    bounds: [1, 10],
    help: 'Monthly rent, vacant weeks a year and number of people, on one line for each room or unit except yours. FHA tests the rent of three- and four-unit properties.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Utilities and internet', {
    usual: major(100, 900),
    per: 'month',
    help: 'Utilities you pay for the whole home: power, gas, water, sewer, trash, internet. Tenants in a separate unit usually pay their own.',
    fallback: known(fromMajor(300), 'utilities and internet for two people'),
  }),
};

/** A state's house hack inputs: the owner lives in one room or unit and rents out the others. */
export function houseHack(state: StateDefaults): MarketCatalogue<HouseHackInputs> {
  const { purchasePrice, ...buying } = buyingRows(state);
  return {
    purchasePrice,
    askingPrice: listPriceRow,
    ...buying,
    refurbishment: { ...buying.refurbishment, label: 'Rehab', help: 'Work before you and the tenants move in.' },
    otherPurchaseCosts: {
      ...buying.otherPurchaseCosts,
      help: 'Other costs: property tax and insurance prepaid at closing, moving, HOA transfer fee.',
    },
    furnishing: moneyRow('Purchase', 'Furniture for the rooms you rent out', {
      usual: major(0, 6000),
      help: 'A bed, a desk and a dresser per room. Not needed for a separate unit.',
      fallback: known(fromMajor(800), 'one room'),
    }),
    ...homeLoanRows(state),
    ...householdRows,
    ...propertyTaxRows(state.homeTax),
    homeInsurancePerYear: moneyRow('Running costs', 'Homeowner’s insurance', {
      usual: major(500, 8000),
      per: 'year',
      help: 'Tell your insurer about the tenants. Flood and wind coverage costs extra.',
      fallback: state.homeInsurance,
    }),
    serviceChargePerYear: duesRow,
    maintenance: { ...maintenanceRow, help: 'Yearly repairs and replacements. Set money aside for the roof and HVAC as well.' },
    otherCostsPerYear: otherCostsRow,
    ...growthRows,
    rentGrowth: { ...growthRows.rentGrowth, help: 'Applies to the rent you receive and to your alternative housing cost.' },
    holdYears: { ...growthRows.holdYears, label: 'Years you live there', help: 'You live there throughout, then sell.' },
  };
}
