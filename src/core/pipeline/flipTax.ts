import { ownershipOf } from '../deal/ownership.ts';
import { formatTaxInput, resolveTaxInputs, taxInputsOf } from '../deal/tax/resolveTaxInputs.ts';
import { taxInputCatalogue } from '../deal/tax/taxInputCatalogue.ts';
import type { TaxInputKey } from '../deal/tax/taxInputs.ts';
import type { FlipInputs } from '../deal/strategies/inputs/flipInputs.ts';
import { textFigure } from '../engine/strategies/figures.ts';
import type { ProfitTax, TaxedProfit } from '../engine/strategies/strategyAnalysis.ts';
import { addMonths } from '../kernel/calendar.ts';
import { allocateMoney, sumMoney, zeroMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ated } from '../market/uk/landlord/company/ated.ts';
import { companyTradingTax, personalTradingTax } from '../market/uk/landlord/trade/tradingProfit.ts';
import { provenanceText } from '../report/reportInputs.ts';
import type { EvaluationJob } from './outcome.ts';
import { ownersOf } from './afterTax.ts';
import { countryOfMarket, isEuCountry, stateOfMarket } from '../market/markets.ts';
import { americanFlipTax } from './ownership/americanFlipTax.ts';
import { knownMarket, nationOfJob } from './marketOfJob.ts';

/**
 * The tax on a flip's profit in the tax year of the sale. A person pays income tax and Class 4 National Insurance at the rates of their
 * place of residence, each partner on their share. A company pays corporation tax. Null if the tax is unknown; the profit shown is then
 * before tax.
 */
export function flipTax(job: EvaluationJob, { buyer, projectMonths, purchasePrice }: FlipInputs): ProfitTax | null {
  const { market } = knownMarket(job);
  if (isEuCountry(countryOfMarket(market))) return null;
  const state = stateOfMarket(market);
  if (state !== null) return americanFlipTax(job, state, projectMonths);
  const resolved = resolveTaxInputs(job.profile.tax ?? {}, nationOfJob(job));
  const inputs = taxInputsOf(resolved);
  const on = addMonths(job.today, projectMonths);
  const termsOf = (...keys: readonly TaxInputKey[]): ProfitTax['terms'] =>
    keys.map((key) => [
      taxInputCatalogue[key].label,
      textFigure(formatTaxInput(key, inputs[key])),
      provenanceText(resolved[key].provenance),
    ]);
  if (buyer !== 'company') {
    const people = ownershipOf(job).owner === 'joint' ? ownersOf(inputs) : ownersOf({ ...inputs, withPartner: false });
    const taxOn = (profit: Minor): TaxedProfit => {
      const shares = allocateMoney(
        profit,
        people.map(({ share }) => share),
      );
      const taxes = people.map((owner, at) => personalTradingTax(inputs.residence, { on, profit: shares[at] ?? zeroMoney }, owner));
      return {
        tax: sumMoney(taxes.map(({ tax }) => tax)),
        rules: taxes[0]?.rules ?? [],
        notes: taxes[0]?.notes ?? [],
      };
    };
    return {
      name: 'Income tax and Class 4 national insurance',
      formula,
      taxOn,
      terms: termsOf('residence', 'otherIncome', 'otherDividends'),
    };
  }
  const envelope = ated(on, { value: purchasePrice, relief: 'property-trade' });
  const taxOn = (profit: Minor): TaxedProfit => {
    const { tax, rules, notes } = companyTradingTax({ on, profit }, inputs);
    return { tax, rules: [...rules, ...envelope.rules], notes: [...notes, ...envelope.notes] };
  };
  return { name: 'Corporation tax', formula, taxOn, terms: termsOf('associatedCompanies') };
}

const formula =
  'For a person: income tax with the profit − income tax without it + Class 4 national insurance on the profit. For a company: corporation tax on the profit. The tax is for the tax year of the sale, and zero for a loss.';
