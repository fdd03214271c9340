import { formatMoney, formatRate } from '../deal/format.ts';
import type { Minor } from '../kernel/money.ts';
import { percent, rate, ratio } from '../kernel/rate.ts';
import { shownTarget } from '../score/checkRules.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportDocument } from './report.ts';

/** What would make the deal work, ready to show. */
export function reportSolves({ analysis, assumptions, profile, inputs }: ReportContext): ReportDocument['solves'] {
  const { solves, purchase } = analysis;
  const cashTargets = `${shownTarget('monthlyCashFlow', profile.targets)} a month and ${shownTarget('cashOnCash', profile.targets)} cash-on-cash`;
  const { provenance } = inputs.monthlyRent;
  const range = provenance.kind === 'estimate' ? provenance : null;
  const rentNote = (rent: Minor): string =>
    range !== null && rent >= range.low && rent <= range.high
      ? 'Inside the area’s range'
      : againstNow(rent, assumptions.monthlyRent, 'the rent used');
  return [
    priced(`Highest price for ${cashTargets}`, solves.highestPrice, purchase.price),
    priced('Highest price for all your rules', solves.highestPriceForAll, purchase.price),
    {
      label: `Rent needed for ${cashTargets}`,
      value: solves.rentNeeded === null ? 'None' : `${formatMoney(solves.rentNeeded)} a month`,
      note: solves.rentNeeded === null ? 'No rent up to four times this one reaches them' : rentNote(solves.rentNeeded),
    },
    rateSolve(analysis),
  ];
}

function priced(label: string, found: Minor | null, price: Minor): ReportDocument['solves'][number] {
  if (found === null) return { label, value: 'None', note: 'No price from £1,000 upwards reaches them' };
  return { label, value: formatMoney(found), note: againstNow(found, price, 'the price used') };
}

function rateSolve({ solves, purchase, figures }: ReportContext['analysis']): ReportDocument['solves'][number] {
  const label = 'Mortgage rate it survives';
  if (solves.rateSurvived !== null) return { label, value: formatRate(solves.rateSurvived, 2), note: 'Above it cash flow is negative' };
  if (purchase.loan === 0) return { label, value: 'No loan', note: 'There is no rate to survive' };
  return figures.annualCashFlow >= 0
    ? { label, value: formatRate(percent(25)), note: 'Cash flow stays positive up to this rate and beyond' }
    : { label, value: 'None', note: 'Cash flow is negative even without interest' };
}

function againstNow(found: Minor, now: Minor, what: string): string {
  const share = ratio(found - now, now);
  if (share === null || found === now) return `The same as ${what}`;
  const size = formatRate(rate(Math.abs(share)), 1);
  return found < now ? `${size} below ${what}` : `${size} above ${what}`;
}
