import { fromMajor, subtractMoney, toMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import type { Minor } from '../../src/core/kernel/money.ts';
import { toPercent } from '../../src/core/kernel/rate.ts';
import type { Filing } from '../../src/core/market/us/tax/filing.ts';
import { gainsTax } from '../../src/core/market/us/tax/gainsTax.ts';
import { qualifiedBusinessIncomeRate } from '../../src/core/market/us/tax/investorReliefs.ts';
import { netInvestmentIncomeTax } from '../../src/core/market/us/tax/netInvestmentIncomeTax.ts';
import { allowedRentalLoss, rentalAllowance } from '../../src/core/market/us/tax/passiveLoss.ts';
import { numberOf, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

/** US federal taxes: on investment income, on long-term gains with recaptured depreciation, and the allowance for rental losses. */
export const usTax: CaseAdapter = {
  kind: 'us-tax',
  fns: ['niit', 'longTermGains', 'capitalGains', 'ltcg', 'passiveLoss'],
  accepts: (inputs) => inputs['country'] === 'US' && typeof inputs['item'] === 'string',
  run: ({ inputs }) => {
    switch (inputs['fn']) {
      case 'niit':
        return niitAnswer(inputs);
      case 'passiveLoss':
        return lossAnswer(inputs);
      case undefined:
        return itemAnswer(inputs);
      default:
        return gainsAnswer(inputs);
    }
  },
};

function niitAnswer(inputs: CaseInputs): CaseAnswer {
  const tax = netInvestmentIncomeTax({
    year: numberOf(inputs, 'year'),
    filing: filingOf(inputs),
    netInvestmentIncome: moneyOf(inputs, ['netInvestmentIncome', 'investmentIncome']),
    income: moneyOf(inputs, ['agi', 'magi', 'income']),
  });
  return { tax: toMajor(tax) };
}

function gainsAnswer(inputs: CaseInputs): CaseAnswer {
  const found = gainsTax({
    year: numberOf(inputs, 'year'),
    filing: filingOf(inputs),
    ordinaryIncome: moneyOf(inputs, ['ordinaryIncome', 'ordinaryTaxableIncome', 'taxableIncome'], zeroMoney),
    longTermGain: moneyOf(inputs, ['longTermGain', 'gain', 'capitalGain'], zeroMoney),
    recapturedGain: moneyOf(inputs, ['recapturedGain', 'unrecaptured1250', 'unrecapturedSection1250Gain'], zeroMoney),
  });
  if (!found.ok) return { tax: null, reason: found.error.kind };
  const { total, onLongTermGain, onRecapture } = found.value;
  return { tax: toMajor(total), onLongTermGain: toMajor(onLongTermGain), onRecapture: toMajor(onRecapture) };
}

function lossAnswer(inputs: CaseInputs): CaseAnswer {
  const given = {
    filing: filingOf(inputs),
    loss: moneyOf(inputs, ['loss']),
    modifiedIncome: moneyOf(inputs, ['magi', 'agi', 'income', 'otherIncome']),
    activeParticipation: inputs['activeParticipation'] !== false,
    livedApart: inputs['livedApart'] === true,
    passiveIncome: moneyOf(inputs, ['passiveIncome'], zeroMoney),
  };
  const { allowed, suspended } = allowedRentalLoss(given);
  const againstPassive = allowedRentalLoss({ ...given, activeParticipation: false }).allowed;
  return {
    allowed: toMajor(allowed),
    suspended: toMajor(suspended),
    agi: toMajor(subtractMoney(given.modifiedIncome, allowed)),
    tax: `${grouped(againstPassive)} against passive income; allowance ${grouped(rentalAllowance(given))}`,
  };
}

/** "15,000", or "nil". */
const grouped = (amount: Minor): string => (amount === 0 ? 'nil' : toMajor(amount).toLocaleString('en-US'));

function itemAnswer(inputs: CaseInputs): CaseAnswer {
  const item = textOf(inputs, 'item');
  if (!/\bqbi\b/i.test(item)) throw new RangeError(`Unknown US figure: ${item}`);
  return { tax: `${toPercent(qualifiedBusinessIncomeRate)}%` };
}

export function filingOf(inputs: CaseInputs): Filing {
  const words = textOf(inputs, 'filing', textOf(inputs, 'filingStatus', 'single')).toLowerCase();
  if (/sep/.test(words)) return 'separate';
  if (/joint|surviving|widow/.test(words)) return 'joint';
  if (/head|hoh/.test(words)) return 'head';
  if (words === 'single') return 'single';
  throw new TypeError(`filing must be single, joint, separate or head, got ${words}`);
}

/** The first of the fields that is present, in cents. */
function moneyOf(inputs: CaseInputs, fields: readonly [string, ...string[]], otherwise?: Minor): Minor {
  const field = fields.find((name) => inputs[name] !== undefined);
  if (field === undefined && otherwise !== undefined) return otherwise;
  return fromMajor(numberOf(inputs, field ?? fields[0]));
}
