import { isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../src/core/kernel/money.ts';
import { corporationTax, withMarginalRelief } from '../../src/core/market/uk/landlord/company/corporationTax.ts';
import { numberOf, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

/** Corporation tax and marginal relief, at the rates and limits given in the case. */
export const ukCorporationTax: CaseAdapter = {
  kind: 'uk-corporation-tax',
  fns: ['corporationTax', 'marginalRelief'],
  accepts: (inputs) => typeof inputs['profitAfterInterest'] === 'number',
  run: ({ inputs }) => (inputs['fn'] === 'marginalRelief' ? relieved(inputs) : charged(inputs)),
};

function charged(inputs: CaseInputs): CaseAnswer {
  const { tax, marginalRelief } = corporationTax({
    on: isoDate(textOf(inputs, 'effectiveDate', '2026-04-01')),
    profits: fromMajor(numberOf(inputs, 'profits', numberOf(inputs, 'profitAfterInterest', 0))),
    associatedCompanies: numberOf(inputs, 'associatedCompanies', 0),
    closeInvestmentHolding: inputs['closeInvestmentHolding'] === true,
  });
  return { tax: toMajor(tax), marginalRelief: toMajor(marginalRelief) };
}

function relieved(inputs: CaseInputs): CaseAnswer {
  const percent = Number((numberOf(inputs, 'mainRate') * 100).toPrecision(15));
  const rates = { percent, upper: numberOf(inputs, 'upper'), fraction: numberOf(inputs, 'fraction') };
  const { tax, marginalRelief } = withMarginalRelief(fromMajor(numberOf(inputs, 'profits')), rates);
  return { tax: toMajor(tax), marginalRelief: toMajor(marginalRelief) };
}
