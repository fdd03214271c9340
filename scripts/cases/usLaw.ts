import { isoDate } from '../../src/core/kernel/calendar.ts';
import { isUsState } from '../../src/core/market/markets.ts';
import type { UsState } from '../../src/core/market/markets.ts';
import { fromMajor, sumMoney, toMajor } from '../../src/core/kernel/money.ts';
import type { Minor } from '../../src/core/kernel/money.ts';
import { percent, rate, toPercent } from '../../src/core/kernel/rate.ts';
import type { Result } from '../../src/core/kernel/result.ts';
import { loanLimit } from '../../src/core/market/us/lending/loanLimits.ts';
import type { LimitKind, Units } from '../../src/core/market/us/lending/loanLimits.ts';
import { cityTransferTax } from '../../src/core/market/us/cityTransferTax.ts';
import type { TaxedCity } from '../../src/core/market/us/cityTransferTax.ts';
import { michiganTax } from '../../src/core/market/us/millageTax.ts';
import { annualPropertyTax } from '../../src/core/market/us/propertyTax.ts';
import { publishedRentCap } from '../../src/core/market/us/publishedRentCap.ts';
import type { PublishedPlace } from '../../src/core/market/us/publishedRentCap.ts';
import { isRentCapped, rentCap, rentCapLaws } from '../../src/core/market/us/rentCap.ts';
import type { CappedState } from '../../src/core/market/us/rentCap.ts';
import { californiaMoveIn } from '../../src/core/market/us/securityDeposit.ts';
import { sellersTransferTax } from '../../src/core/market/us/sellersTransferTax.ts';
import type { DeedTaxPart } from '../../src/core/market/us/sellersTransferTax.ts';
import { assessedIncrease, supplementalAssessment } from '../../src/core/market/us/supplementalAssessment.ts';
import { numberOf, requireConvention, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';
import { headline, withHeadline } from './headline.ts';

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  transferTax: (inputs) => ('city' in inputs ? cityTax(inputs) : stateTax(inputs)),
  propertyTax: (inputs) => {
    if (stateOf(inputs) !== 'MI') return { tax: toMajor(annualPropertyTax(stateOf(inputs), moneyOf(inputs, 'value'))) };
    const bill = {
      taxableValue: moneyOf(inputs, 'taxableValue'),
      mills: numberOf(inputs, 'mills'),
      principalResidence: inputs['principalResidence'] === true,
    };
    const { tax, asRental } = michiganTax(bill);
    return { tax: toMajor(tax), asRental: toMajor(asRental) };
  },
  supplementalAssessment: supplemental,
  rentCap: (inputs) => ('city' in inputs ? cityCap(inputs) : stateCap(inputs)),
  rentCapScope: (inputs) => {
    const on = isoDate(textOf(inputs, 'date', '2026-11-24'));
    return { scope: isRentCapped(cappedState(inputs), numberOf(inputs, 'firstOccupied'), on) ? 'capped' : 'exempt' };
  },
  moveInCost: (inputs) => {
    requireConvention(inputs, 'state', /^CA$/);
    const found = known(
      californiaMoveIn({
        monthlyRent: moneyOf(inputs, 'monthlyRent'),
        signedOn: isoDate(textOf(inputs, 'date')),
        smallLandlord: inputs['smallLandlord'] === true,
      }),
    );
    return { maxDeposit: toMajor(found.maxDeposit), firstMonthAndDeposit: toMajor(found.firstMonthAndDeposit) };
  },
  conformingLimit: (inputs) => limitAnswer(inputs, inputs['highCost'] === true ? 'conforming-ceiling' : 'conforming'),
  fhaLimit: (inputs) => limitAnswer(inputs, inputs['highCost'] === true ? 'conforming-ceiling' : 'fha-floor'),
};

/** US law on purchases, property tax, rents and loan limits. */
export const usLaw: CaseAdapter = {
  kind: 'us-law',
  fns: Object.keys(answers),
  run: ({ inputs }) => {
    const run = answers[textOf(inputs, 'fn')];
    if (run === undefined) throw new TypeError('Unknown US law function');
    return withHeadline(run(inputs));
  },
  headline,
  printsRounded: true,
};

function stateTax(inputs: CaseInputs): CaseAnswer {
  requireConvention(inputs, 'part', /^state\b/);
  const { parts, rule } = sellersTransferTax(stateOf(inputs), moneyOf(inputs, 'price'));
  const on = textOf(inputs, 'date', rule.checkedOn);
  if (on < rule.inForceFrom) throw new RangeError(`${rule.title} is not in force on ${on}`);
  const total = toMajor(sumMoney(parts.map(({ tax }) => tax)));
  const named = Object.fromEntries(parts.map(({ name, tax }) => [camelCase(name), toMajor(tax)]));
  return { tax: total, total, units: parts[0]?.units ?? null, payer: payerOf(parts), ...named };
}

function payerOf(parts: readonly DeedTaxPart[]): string {
  if (parts.every(({ tax, sellers }) => tax === sellers)) return 'seller';
  return parts.every(({ sellers }) => sellers === 0) ? 'buyer' : 'both';
}

const cities: Readonly<Record<string, TaxedCity>> = { 'Los Angeles': 'los-angeles', 'New York City': 'new-york-city' };

function cityTax(inputs: CaseInputs): CaseAnswer {
  const city = cities[textOf(inputs, 'city')];
  if (city === undefined) throw new RangeError(`No transfer tax for ${textOf(inputs, 'city')} in the product’s tables`);
  requireConvention(inputs, 'state', city === 'los-angeles' ? /^CA$/ : /^NY$/);
  requireConvention(inputs, 'use', /^1-3 family$/);
  const found = known(cityTransferTax(city, moneyOf(inputs, 'price'), isoDate(textOf(inputs, 'date', '2026-11-24'))));
  const taxOf = (...names: readonly string[]): number =>
    toMajor(sumMoney(found.parts.filter(({ name }) => names.includes(name)).map(({ tax }) => tax)));
  return {
    total: toMajor(found.total),
    cityAndCounty: taxOf('county tax', 'city tax'),
    cityRpt: taxOf('city real property transfer tax'),
    stateTransfer: taxOf('state transfer tax'),
    mansionTaxBuyer: toMajor(found.buyers),
  };
}

function supplemental(inputs: CaseInputs): CaseAnswer {
  requireConvention(inputs, 'state', /^CA$/);
  if (!('taxRate' in inputs)) return { increase: toMajor(assessedIncrease(moneyOf(inputs, 'priorValue'), moneyOf(inputs, 'newValue'))) };
  const bills = supplementalAssessment({
    increase: moneyOf(inputs, 'increase'),
    taxRate: rate(numberOf(inputs, 'taxRate')),
    effective: isoDate(textOf(inputs, 'effective')),
  });
  const factor = numberOf(inputs, 'factor', bills.factor);
  if (factor !== bills.factor) throw new RangeError(`factor ${factor} differs from the month's ${bills.factor}`);
  return {
    supplementalBillCurrentRoll: toMajor(bills.currentRoll),
    supplementalBillNextRoll: bills.nextRoll === null ? null : toMajor(bills.nextRoll),
  };
}

/** The cap by the state's formula. If place and date are given, the published cap must agree. */
function stateCap(inputs: CaseInputs): CaseAnswer {
  const state = cappedState(inputs);
  const prices = percent(numberOf(inputs, 'cpiPercent'));
  const buildingAge = 'buildingAgeYears' in inputs ? numberOf(inputs, 'buildingAgeYears') : null;
  const found = rentCap({ state, prices, buildingAge });
  const day = 'year' in inputs ? `${numberOf(inputs, 'year')}-01-01` : 'from' in inputs ? textOf(inputs, 'from') : null;
  if (found.kind === 'exempt') return { maxPercent: null, reason: found.words };
  const published = day === null ? null : known(publishedRentCap(publishedPlace(state, inputs), isoDate(day))).most;
  return { maxPercent: toPercent(found.most), publishedPercent: published === null ? null : toPercent(published) };
}

function cityCap(inputs: CaseInputs): CaseAnswer {
  requireConvention(inputs, 'city', /^New York City$/);
  const { most, mostOfTwoYears } = known(publishedRentCap('new-york-city', isoDate(textOf(inputs, 'from'))));
  return { maxPercent: toPercent(most), maxPercentTwoYears: mostOfTwoYears === null ? null : toPercent(mostOfTwoYears) };
}

const regions: readonly (readonly [RegExp, PublishedPlace])[] = [
  [/los angeles|orange/i, 'ca-los-angeles'],
  [/san diego/i, 'ca-san-diego'],
  [/riverside|san bernardino|inland/i, 'ca-inland-empire'],
  [/bay area|san francisco|alameda|oakland/i, 'ca-bay-area'],
  [/rest/i, 'ca-rest'],
];

function publishedPlace(state: CappedState, inputs: CaseInputs): PublishedPlace {
  if (state !== 'CA') return state === 'OR' ? 'or' : 'wa';
  const region = textOf(inputs, 'region');
  const place = regions.find(([words]) => words.test(region))?.[1];
  if (place === undefined) throw new RangeError(`Unknown region of California: ${region}`);
  return place;
}

function cappedState(inputs: CaseInputs): CappedState {
  const state = textOf(inputs, 'state');
  if (!Object.hasOwn(rentCapLaws, state)) throw new RangeError(`No rent cap for ${state} in the product’s tables`);
  return state as CappedState;
}

function limitAnswer(inputs: CaseInputs, kind: LimitKind): CaseAnswer {
  const units = numberOf(inputs, 'units', 1);
  if (![1, 2, 3, 4].includes(units)) throw new RangeError(`units must be 1 to 4, got ${units}`);
  return { limit: toMajor(known(loanLimit(kind, units as Units, numberOf(inputs, 'year'))).limit) };
}

/** The value in an answer. Throws if the answer is a refusal, so that the case fails with its reason. */
function known<Value>(found: Result<Value, { readonly message: string }>): Value {
  if (!found.ok) throw new RangeError(found.error.message);
  return found.value;
}

function stateOf(inputs: CaseInputs): UsState {
  const state = textOf(inputs, 'state');
  if (!isUsState(state)) throw new TypeError(`state must be a US state, got ${state}`);
  return state;
}

const moneyOf = (inputs: CaseInputs, field: string): Minor => fromMajor(numberOf(inputs, field));

const camelCase = (name: string): string => name.replaceAll(/[^A-Za-z]+(\w)/g, (_, letter: string) => letter.toUpperCase());
