import { buyToLetEntry, buyToLetEntries } from '../deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../deal/strategies/inputValue.ts';
import { formatMoney } from '../kernel/formatMoneyAndRates.ts';
import { yearLoanIsDue } from '../engine/returns/holdReturn.ts';
import { listingGaps } from '../score/listingGaps.ts';
import type { ReportContext } from './reportContext.ts';
import { lowerFirst } from '../kernel/lowerFirst.ts';

/** Warnings to check before relying on the report, the most important first. */
export function reportWarnings(context: ReportContext): readonly string[] {
  const { deal, inputs, placeNote, analysis, rules } = context;
  const unusual = buyToLetEntries.flatMap(({ key, label }) => {
    const { value, unusual: why } = inputs[key];
    return why === null ? [] : [`${label} ${bareInputText(buyToLetEntry(key), value, rules.currency)}: ${lowerFirst(why)}.`];
  });
  const estimate =
    inputs.monthlyRent.provenance.kind === 'estimate'
      ? ['The rent is a local average, not an estimate for this property. Check the rents of similar properties.']
      : [];
  const flat = analysis.purchase.transferTax.notes.filter((note) => note.includes('unless it claims relief'));
  const cautions = listingGaps(deal.facts, 'GB').cautions.map((caution) => `${caution.slice(0, 1).toUpperCase()}${caution.slice(1)}.`);
  return [
    ...(rules.id === 'GB-ENG' || rules.id === 'GB-WLS' ? energyWarnings(deal.facts.epcBand) : []),
    ...loanWarnings(context),
    ...estimate,
    ...(placeNote === null ? [] : [placeNote]),
    ...flat,
    ...cautions,
    ...unusual,
    ...deal.warnings.map((warning) => warning.message),
  ].filter((text, at, all) => all.indexOf(text) === at);
}

/** The minimum energy standard for rented homes in England and Wales: E today, C planned by 1 October 2030. */
function energyWarnings(band: string | null): readonly string[] {
  const letter = band?.trim().toUpperCase().slice(0, 1) ?? '';
  if (letter === 'F' || letter === 'G')
    return [`Energy rating ${letter}: below the legal minimum (E) for letting. It needs improving first.`];
  return letter === 'D' || letter === 'E'
    ? [`Energy rating ${letter}: rented homes in England and Wales are due to need C by October 2030.`]
    : [];
}

function loanWarnings({ analysis, assumptions, rules }: ReportContext): readonly string[] {
  const { loan } = analysis.purchase;
  const owed = formatMoney(loan, rules.currency);
  if (loan === 0 || assumptions.mortgageKind === 'repayment') return [];
  const due = yearLoanIsDue(analysis, assumptions);
  const { holdYears } = assumptions;
  if (due === null) return [`Interest-only: the full ${owed} is repaid from the sale in year ${holdYears}.`];
  const when = `Interest-only: the full ${owed} is due in year ${due.year}`;
  return due.year === holdYears ? [`${when}, the year of the sale.`] : [`${when}. The projection assumes you pay it from your own funds.`];
}
