import { grossYield, netYield } from '../../../src/core/engine/finance/property/yields.ts';
import { balanceAfter, monthlyPayment } from '../../../src/core/engine/mortgage.ts';
import { operatingYear } from '../../../src/core/engine/runningCosts.ts';
import { addMonths, isoDate } from '../../../src/core/kernel/calendar.ts';
import { addMoney, fromMajor, subtractMoney, sumMoney, timesMoney, toMajor, zeroMoney } from '../../../src/core/kernel/money.ts';
import type { Minor } from '../../../src/core/kernel/money.ts';
import { percent, rate, ratio, toPercent, zeroRate } from '../../../src/core/kernel/rate.ts';
import type { Rate } from '../../../src/core/kernel/rate.ts';
import { effortRate, netCharge, prepaymentFee, weightedRent } from '../../../src/core/market/eu/france/lending.ts';
import { companySale, dividendTax } from '../../../src/core/market/eu/france/tax/companySale.ts';
import { furnishedYear, nothingAmortised, straightLine } from '../../../src/core/market/eu/france/tax/furnishedIncome.ts';
import { gainSurtax } from '../../../src/core/market/eu/france/tax/gainSurtax.ts';
import { fullYears, holdingRelief } from '../../../src/core/market/eu/france/tax/holdingRelief.ts';
import { incomeTaxAdded, scaleOf2025 } from '../../../src/core/market/eu/france/tax/incomeScale.ts';
import { landIncome } from '../../../src/core/market/eu/france/tax/landIncome.ts';
import { socialChargesOn } from '../../../src/core/market/eu/france/tax/lettingYear.ts';
import { isWithinLimit, microBase, microBicTerms, microFoncier } from '../../../src/core/market/eu/france/tax/microRegimes.ts';
import { gainTax, grossGain, privateGain } from '../../../src/core/market/eu/france/tax/privateGain.ts';
import type { GainTax } from '../../../src/core/market/eu/france/tax/privateGain.ts';
import { socialRate } from '../../../src/core/market/eu/france/tax/socialCharges.ts';
import type { SociallyCharged } from '../../../src/core/market/eu/france/tax/socialCharges.ts';
import type { FrenchRegime } from '../../../src/core/market/eu/france/tax/settings.ts';
import { numberOf, numbersOf, requireConvention, textOf } from '../caseRunner.ts';
import type { CaseAnswer, CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';
import { perYear } from '../../../src/core/kernel/period.ts';

/** Worked cases of France, by their `fn`. */
export const france: CountryAnswers = {
  abattementDuree: (inputs) => {
    const relief = holdingRelief(numberOf(inputs, 'years'));
    return { ir: relief.incomeTax, ps: relief.social };
  },
  surtaxePlusValue: (inputs) => ({ surtaxe: toMajor(gainSurtax(moneyOf(inputs, 'taxableGainIR'))) }),
  plusValueTaxOnGain: (inputs) => gainAnswer(gainTax(moneyOf(inputs, 'gain'), numberOf(inputs, 'years'), soldIn)),
  plusValueParticulier: (inputs) => saleAnswer(inputs, `${soldIn}-06-30`),
  plusValueLmnp: (inputs) => saleAnswer(inputs, `${numberOf(inputs, 'saleYear')}-06-30`),
  plusValueBruteLmnp: (inputs) => {
    requireConvention(inputs, 'rule', /^2025$/);
    const home = { proceeds: moneyOf(inputs, 'sell'), price: moneyOf(inputs, 'buy'), amortised: moneyOf(inputs, 'amortDeducted') };
    const on = (day: string): number => toMajor(grossGain({ ...home, soldOn: isoDate(day) }));
    return { before2025: on('2024-12-31'), from2025: on('2025-12-31') };
  },
  sciIsExit: (inputs) => {
    const sale = companySale(moneyOf(inputs, 'sell'), moneyOf(inputs, 'bookValue'));
    const tax = dividendTax(sale.afterTax, numberOf(inputs, 'saleYear'));
    requireRate(inputs, 'pfu', ratio(tax, sale.afterTax) ?? zeroRate);
    return {
      gainIS: toMajor(sale.gain),
      is: toMajor(sale.tax),
      netAfterIS: toMajor(sale.afterTax),
      netDividends: toMajor(subtractMoney(sale.afterTax, tax)),
    };
  },
  pfuDividends: (inputs) => ({ tax: toMajor(dividendTax(moneyOf(inputs, 'dividend'), numberOf(inputs, 'year'))) }),
  prelevementsSociauxRatePercent: (inputs) => {
    const category = categories[textOf(inputs, 'category')];
    if (category === undefined) throw new TypeError('Unknown category of social charges');
    return { rate: toPercent(socialRate(category, numberOf(inputs, 'incomeYear'))) };
  },
  microFoncier: (inputs) => microAnswer(inputs, { regime: 'micro-foncier', allowance: microFoncier.allowance }),
  microFoncierEligible: (inputs) => ({ eligible: isWithinLimit(numbersOf(inputs, 'rents').map(fromMajor), microFoncier) }),
  lmnpMicroBic: (inputs) => microAnswer(inputs, { regime: 'micro-bic', allowance: rateOf(inputs, 'abatement') }),
  lmnpCompareRegimes: (inputs) => {
    const rent = moneyOf(inputs, 'rent');
    const building = straightLine(moneyOf(inputs, 'building'), numberOf(inputs, 'buildingYears'), 1);
    const furniture = straightLine(moneyOf(inputs, 'furniture'), numberOf(inputs, 'furnitureYears'), 1);
    const costs = addMoney(moneyOf(inputs, 'propertyTax'), moneyOf(inputs, 'works'));
    const year = { rent, costs, interest: moneyOf(inputs, 'interest'), building, furniture };
    return {
      amortBuilding: toMajor(building),
      amortFurniture: toMajor(furniture),
      microBase: toMajor(microBase(rent, microBicTerms('whole', { classified: false }))),
      reelBase: toMajor(furnishedYear(year, nothingAmortised, soldIn).taxable),
    };
  },
  revenuFoncierCategoriel: (inputs) => {
    const result = { profit: zeroMoney, carriedDeficit: moneyOf(inputs, 'f4bb', 0), incomeDeficit: moneyOf(inputs, 'f4bc', 0) };
    return { revenu: toMajor(landIncome(result, moneyOf(inputs, 'f4bd', 0))) };
  },
  rendementBrut: (inputs) => {
    const rent = 'annualRent' in inputs ? moneyOf(inputs, 'annualRent') : timesMoney(moneyOf(inputs, 'monthlyRentHc'), 12);
    return { grossYieldPercent: percentShown(grossYield(rent, costOf(inputs))) };
  },
  rendementNet: (inputs) => {
    const rent = timesMoney(moneyOf(inputs, 'monthlyRent'), 12);
    return { netYieldPercent: percentShown(netYield(rent, moneyOf(inputs, 'annualCosts'), costOf(inputs))) };
  },
  dealYearOne,
  monthlyPayment: (inputs) => ({
    payment: toMajor(
      monthlyPayment({
        loan: moneyOf(inputs, 'loan'),
        rate: rateOf(inputs, 'annualRate'),
        months: numberOf(inputs, 'months'),
        kind: 'repayment',
      }),
    ),
  }),
  balanceZeroRate: (inputs) => ({
    balance:
      balanceAfter({ loan: moneyOf(inputs, 'loan'), rate: zeroRate, months: numberOf(inputs, 'months') }, numberOf(inputs, 'paid')) / 100,
  }),
  iraPrepayment: (inputs) => {
    const { fee, method } = prepaymentFee(moneyOf(inputs, 'balance'), rateOf(inputs, 'annualRate'));
    return { ira: toMajor(fee), method };
  },
  tauxEffort: (inputs) => {
    const asked = { payments: moneyOf(inputs, 'loanPayments'), income: moneyOf(inputs, 'income'), rent: zeroMoney, weight: zeroRate };
    return { ratioPercent: percentShown(effortRate(asked)) };
  },
  tauxEffortHcsf: (inputs) => {
    const payments = sumMoney(numbersOf(inputs, 'loanPayments').map(fromMajor));
    const [income, rent, weight] = [moneyOf(inputs, 'income'), moneyOf(inputs, 'newRent'), rateOf(inputs, 'rentWeight')];
    return {
      ratioPercent: percentShown(effortRate({ payments, income, rent, weight })),
      differentialPercent: percentShown(ratio(netCharge(payments, rent, weight), income)),
    };
  },
  differentialCharge: (inputs) => {
    const [rent, weight] = [moneyOf(inputs, 'rent'), rateOf(inputs, 'rentWeight')];
    return {
      weightedRent: toMajor(weightedRent(rent, weight)),
      netCharge: toMajor(netCharge(moneyOf(inputs, 'payment'), rent, weight)),
    };
  },
};

/** The default year for sales and incomes. */
const soldIn = 2026;

const categories: Readonly<Record<string, SociallyCharged>> = {
  foncier_nu: 'bare',
  bic_meuble_non_pro: 'furnished',
  dividendes: 'dividends',
};

/** A percentage with two decimals, as sources print yields. */
const percentShown = (value: number | null): number | null => (value === null ? null : Number((value * 100).toFixed(2)));

const costOf = (inputs: CaseInputs): Minor =>
  sumMoney([moneyOf(inputs, 'price'), moneyOf(inputs, 'notary', 0), moneyOf(inputs, 'works', 0)]);

const gainAnswer = ({ relief, taxed, incomeTax, social, surtax, total }: GainTax): CaseAnswer => ({
  abIR: relief.incomeTax,
  abPS: relief.social,
  baseIR: toMajor(taxed.incomeTax),
  basePS: toMajor(taxed.social),
  ir: toMajor(incomeTax),
  ps: toMajor(social),
  surtaxe: toMajor(surtax),
  total: toMajor(total),
});

/** A private sale after a number of full years. Fees and building work are flat-rate unless an amount is given. */
function saleAnswer(inputs: CaseInputs, day: string): CaseAnswer {
  const soldOn = isoDate(day);
  const boughtOn = addMonths(soldOn, -12 * numberOf(inputs, 'years'));
  const { fees, works, gain } = privateGain({
    boughtOn,
    soldOn,
    proceeds: moneyOf(inputs, 'sell'),
    price: moneyOf(inputs, 'buy'),
    buyingCosts: flatOr(inputs, 'fees'),
    works: flatOr(inputs, 'works'),
    amortised: moneyOf(inputs, 'amortDeducted', 0),
  });
  const tax = gainTax(gain, fullYears(boughtOn, soldOn), Number(day.slice(0, 4)));
  return { fees: toMajor(fees), works: toMajor(works), gain: toMajor(gain), ...gainAnswer(tax) };
}

const flatOr = (inputs: CaseInputs, field: string): Minor => (inputs[field] === 'forfait' ? zeroMoney : moneyOf(inputs, field, 0));

/**
 * The taxable income after a flat allowance. With a marginal rate, also the tax for a household whose other income ends where that rate's
 * band begins.
 */
function microAnswer(inputs: CaseInputs, { regime, allowance }: { readonly regime: FrenchRegime; readonly allowance: Rate }): CaseAnswer {
  const base = microBase(moneyOf(inputs, 'rent'), { allowance });
  if (!('tmi' in inputs)) return { base: toMajor(base) };
  const band = scaleOf2025.find(([, ratePercent]) => percent(ratePercent) === numberOf(inputs, 'tmi'));
  if (band === undefined) throw new RangeError('No tax band has this rate');
  const social = socialChargesOn(base, { regime }, numberOf(inputs, 'incomeYear', soldIn));
  const added = incomeTaxAdded({ otherIncome: fromMajor(band[0]), parts: 1 }, base);
  return { base: toMajor(base), tax: toMajor(addMoney(added, social)) };
}

function dealYearOne(inputs: CaseInputs): CaseAnswer {
  const rent = perYear(timesMoney(moneyOf(inputs, 'monthlyRent'), 12));
  const amounts = ['copro', 'taxeFonciere', 'pno'].map((id) => ({ id, label: id, amount: moneyOf(inputs, id) }));
  const management = { id: 'management', label: 'management', ofRent: rateOf(inputs, 'managementRate') };
  const year = operatingYear({ rent, voids: perYear(0), costs: [management, ...amounts] });
  return {
    grossYieldPercent: percentShown(grossYield(rent, moneyOf(inputs, 'price'))),
    management: toMajor(year.lines[0]?.amount ?? zeroMoney),
    costs: toMajor(year.costs),
    netBeforeTax: toMajor(year.netOperatingIncome),
  };
}

function requireRate(inputs: CaseInputs, field: string, followed: Rate): void {
  if (Math.abs(rate(numberOf(inputs, field)) - followed) > 1e-9) throw new RangeError(`${field} differs from the year's rate`);
}
