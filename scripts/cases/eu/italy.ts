import { rate } from '../../../src/core/kernel/rate.ts';
import { shareOf, subtractMoney, toMajor } from '../../../src/core/kernel/money.ts';
import { flatTax } from '../../../src/core/market/eu/italy/tax/flatTax.ts';
import { agreedImuPart, yearlyImu } from '../../../src/core/market/eu/italy/tax/imu.ts';
import { numberOf } from '../caseRunner.ts';
import type { CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const italy: CountryAnswers = {
  cedolareSecca: (inputs) => {
    const rent = moneyOf(inputs, 'annualRent');
    const tax = shareOf(rent, flatRate(inputs));
    return { tax: toMajor(tax), net: toMajor(subtractMoney(rent, tax)) };
  },
  imu: (inputs) => {
    const due = yearlyImu({ cadastralIncome: moneyOf(inputs, 'rendita'), imuRate: rateOf(inputs, 'rate'), contract: contractOf(inputs) });
    return { imu: due === null ? null : toMajor(due) };
  },
};

/** The flat-tax rate named in the case. Throws if no letting has that rate. */
function flatRate(inputs: CaseInputs): ReturnType<typeof flatTax>['rate'] {
  const named = rate(numberOf(inputs, 'rate'));
  const found = [
    flatTax('whole', { contract: 'free', stayHome: 'first' }),
    flatTax('whole', { contract: 'agreed', stayHome: 'first' }),
    flatTax('stays', { contract: 'free', stayHome: 'second' }),
  ].find((each) => each.rate === named);
  if (found === undefined) throw new RangeError(`No letting has a flat rate of ${named}`);
  return found.rate;
}

function contractOf(inputs: CaseInputs): 'free' | 'agreed' {
  const factor = numberOf(inputs, 'concordatoFactor', 1);
  if (factor !== 1 && factor !== agreedImuPart) throw new RangeError(`No contract has an IMU factor of ${factor}`);
  return factor === 1 ? 'free' : 'agreed';
}
