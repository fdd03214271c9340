import { grossYield } from '../../../src/core/engine/finance/property/yields.ts';
import { monthlyPayment } from '../../../src/core/engine/mortgage.ts';
import { fromMajor, shareOf, subtractMoney, sumMoney, timesMoney, toMajor, zeroMoney } from '../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../src/core/kernel/rate.ts';
import type { Rate } from '../../../src/core/kernel/rate.ts';
import { buildingDepreciation, buildingRate, leastDepreciation } from '../../../src/core/market/eu/spain/tax/depreciation.ts';
import type { HomeCost } from '../../../src/core/market/eu/spain/tax/depreciation.ts';
import { housingReduction } from '../../../src/core/market/eu/spain/tax/housingReduction.ts';
import type { LeaseFacts } from '../../../src/core/market/eu/spain/tax/housingReduction.ts';
import { lettingIncome, reducedIncome } from '../../../src/core/market/eu/spain/tax/lettingIncome.ts';
import { acquisitionValue, saleGain } from '../../../src/core/market/eu/spain/tax/sale.ts';
import { numberOf } from '../caseRunner.ts';
import type { CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const spain: CountryAnswers = {
  amortizacionMinima: (inputs) => {
    if (rateOf(inputs, 'rate') !== buildingRate) throw new RangeError('Another rate of depreciation is not supported');
    const building = moneyOf(inputs, 'building');
    const amort = leastDepreciation({ ...wholeBuilding, price: building }, numberOf(inputs, 'years'));
    const baseCost = moneyOf(inputs, 'purchase');
    const gain = saleGain({ proceeds: moneyOf(inputs, 'sale'), sellingCosts: zeroMoney, baseCost }, amort);
    return { amort: toMajor(amort), adquisicion: toMajor(acquisitionValue(baseCost, amort)), gain: toMajor(gain) };
  },
  gastosYNeto: (inputs) => {
    const rent = moneyOf(inputs, 'rentYear');
    const buildingShare = rate(1 - numberOf(inputs, 'landShare'));
    const depreciation = buildingDepreciation({ ...wholeBuilding, price: moneyOf(inputs, 'value'), buildingShare }, 1);
    const { net } = lettingIncome({ ...plainYear, rent, costs: moneyOf(inputs, 'comunidad'), depreciation });
    return { amortizacion: toMajor(depreciation), gastos: toMajor(subtractMoney(rent, net)), neto: toMajor(net) };
  },
  rendimientoCapitalInmobiliario: (inputs) => {
    const income = timesMoney(moneyOf(inputs, 'rentMonth'), 12);
    const cost = { ...wholeBuilding, price: moneyOf(inputs, 'price'), buildingShare: rateOf(inputs, 'buildingShare') };
    const depreciation = buildingDepreciation(cost, 1);
    const costs = sumMoney(['ibi', 'comunidad', 'seguro'].map((field) => moneyOf(inputs, field, 0)));
    const { net } = lettingIncome({ ...plainYear, rent: income, costs, interest: moneyOf(inputs, 'interest', 0), depreciation });
    const reduced = reducedIncome(net, leaseReduction(rateOf(inputs, 'reduction')));
    const tax = shareOf(reduced, rateOf(inputs, 'marginal'));
    const withheld = shareOf(income, rateOf(inputs, 'withholding', 0));
    return {
      income: toMajor(income),
      amortizacion: toMajor(depreciation),
      neto: toMajor(net),
      reduccion: toMajor(subtractMoney(net, reduced)),
      netoReducido: toMajor(reduced),
      tax: toMajor(tax),
      retencion: toMajor(withheld),
      refund: toMajor(subtractMoney(withheld, tax)),
    };
  },
  reduccionVivienda: (inputs) => {
    const { share } = housingReduction('whole', leaseOf(inputs));
    return { reduction: share, taxableNet: toMajor(reducedIncome(moneyOf(inputs, 'netIncome'), share)) };
  },
  rentabilidadBruta: (inputs) => {
    const found = grossYield(numberOf(inputs, 'rentMonth') * 12, numberOf(inputs, 'investment'));
    return { percent: found === null ? null : Number((found * 100).toPrecision(15)) };
  },
  inversionTotal: (inputs) => ({
    investment: toMajor(sumMoney(['price', 'tax', 'notary', 'works'].map((field) => moneyOf(inputs, field)))),
    rentYear: toMajor(timesMoney(moneyOf(inputs, 'rentMonth'), 12)),
  }),
  monthlyPayment: (inputs) => {
    const loan = fromMajor(numberOf(inputs, 'loan'));
    const terms = { loan, rate: rateOf(inputs, 'annualRate'), months: numberOf(inputs, 'months'), kind: 'repayment' } as const;
    return { payment: toMajor(monthlyPayment(terms)) };
  },
};

const wholeBuilding: HomeCost = { price: zeroMoney, buyingCosts: zeroMoney, works: zeroMoney, buildingShare: rate(1) };
const plainYear = { year: 2026, costs: zeroMoney, interest: zeroMoney, carried: [] };

const plainLease: LeaseFacts = {
  use: 'permanent',
  leaseBefore26May2023: false,
  tenseZone: false,
  rentCut: percent(0),
  firstLetting: false,
  publicTenant: false,
  tenantAge: null,
  yearsSinceRehabilitation: null,
};

function leaseOf(inputs: CaseInputs): LeaseFacts {
  const given = (field: string): number | null => (inputs[field] === null ? null : numberOf(inputs, field));
  return {
    ...plainLease,
    leaseBefore26May2023: inputs['contractBefore26May2023'] === true,
    tenseZone: inputs['tenseZone'] === true,
    rentCut: rateOf(inputs, 'rentCutVsLastLease'),
    firstLetting: inputs['firstLetting'] === true,
    publicTenant: inputs['publicTenant'] === true,
    tenantAge: given('tenantAge'),
    yearsSinceRehabilitation: given('yearsSinceRehab'),
  };
}

/** The reduction named in the case. Throws if no lease has that reduction. */
function leaseReduction(named: Rate): Rate {
  const leases: readonly LeaseFacts[] = [
    plainLease,
    { ...plainLease, leaseBefore26May2023: true },
    { ...plainLease, publicTenant: true },
    { ...plainLease, tenseZone: true, rentCut: rate(1) },
    { ...plainLease, use: 'season' },
  ];
  const found = leases.map((lease) => housingReduction('whole', lease).share).find((share) => share === named);
  if (found === undefined) throw new RangeError(`No lease has a reduction of ${named}`);
  return found;
}
