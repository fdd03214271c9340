import { formatMoney, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { TargetPrice } from '../engine/analysis.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import { percent, rate, ratio } from '../kernel/rate.ts';
import { targetText, targetRules, type RulesInput } from '../score/checkRules.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportDocument } from './report.ts';
import type { ReportFact } from './reportTable.ts';

/** The changes that would meet the targets, ready for display. */
export function reportSolves({
  analysis,
  assumptions,
  profile,
  inputs,
  rules,
}: Pick<ReportContext, 'analysis' | 'assumptions' | 'profile' | 'inputs' | 'rules'>): ReportDocument['solves'] {
  const { solves, purchase } = analysis;
  const asked: RulesInput = { targets: profile.targets, currency: rules.currency };
  const cashTargets = `${targetText('monthlyCashFlow', asked)} a month and ${targetText('cashOnCash', asked)} cash-on-cash`;
  const { provenance } = inputs.monthlyRent;
  const range = provenance.kind === 'estimate' ? provenance : null;
  const rentNote = (rent: Minor): string =>
    range !== null && rent >= range.low && rent <= range.high
      ? 'Within the local range'
      : againstNow(rent, assumptions.monthlyRent, 'the rent used');
  return [
    {
      ...offerSolve(solves.offerPrice, purchase.price, asked.currency),
      behind: solves.targetPrices.map((each) => targetFact(each, asked)),
    },
    {
      label: `Rent needed for ${cashTargets}`,
      value: solves.rentNeeded === null ? 'Not possible' : `${formatMoney(solves.rentNeeded, asked.currency)} a month`,
      note: solves.rentNeeded === null ? 'Not reached even at four times the rent used' : rentNote(solves.rentNeeded),
    },
    rateSolve(analysis),
  ];
}

type Solve = Omit<ReportDocument['solves'][number], 'behind'>;

/** The price that meets every rule, and its distance from the price used. */
export function offerSolve(offer: Minor | null, price: Minor, currency: Currency): Solve {
  const label = 'Maximum price that meets every rule';
  if (offer === null) return { label, value: 'Not possible', note: 'At least one rule fails at any price' };
  return { label, value: formatMoney(offer, currency), note: againstNow(offer, price, 'the price used') };
}

/** A target and the price that meets it: "Cash-on-cash of 6%", "£144,500 or less". */
function targetFact({ target, price }: TargetPrice, asked: RulesInput): ReportFact {
  const label = `${targetRules.find(({ id }) => id === target)?.label ?? target} of ${targetText(target, asked)}`;
  return { label, value: price === null ? 'Not met at any price' : `${formatMoney(price, asked.currency)} or less` };
}

function rateSolve({ solves, purchase, figures }: ReportContext['analysis']): Solve {
  const label = 'Break-even mortgage rate';
  if (solves.rateSurvived !== null)
    return { label, value: formatRate(solves.rateSurvived, 2), note: 'Above this you lose money each month' };
  if (purchase.loan === 0) return { label, value: 'No loan', note: 'Cash purchase, so no mortgage rate applies' };
  return figures.annualCashFlow >= 0
    ? { label, value: formatRate(percent(25)), note: 'Cash flow stays positive at this rate and above' }
    : { label, value: 'Not possible', note: 'Cash flow is negative even at 0%' };
}

function againstNow(found: Minor, now: Minor, what: string): string {
  const share = ratio(found - now, now);
  if (share === null || found === now) return `The same as ${what}`;
  const size = formatRate(rate(Math.abs(share)), 1);
  return found < now ? `${size} below ${what}` : `${size} above ${what}`;
}
