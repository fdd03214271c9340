import { formatDay, formatMoney, formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type {
  Certificate,
  Holding,
  HoldingCost,
  HoldingPart,
  Loan,
  PartOf,
  Tenancy,
  Valuation,
} from '../../../../core/deal/holding/holding.ts';
import { certificateLabels, costLabels, loanLabels, valuationLabels } from '../../../../core/deal/holding/holdingLabels.ts';
import { localizeFor } from '../state/localFormat.ts';
import type { AssessedHolding } from '../../../../core/portfolio/assessPortfolio.ts';

/** One part as a list row: heading, detail and amount. */
export interface PartLine {
  readonly id: string;
  readonly record: PartOf<HoldingPart>;
  readonly head: string;
  readonly detail: string;
  readonly amount: string;
  /** True for a repaid loan. */
  readonly isOver: boolean;
}

type LineText = Omit<PartLine, 'id' | 'record'>;

/** The parts of one kind as list rows, newest first. */
export function partLines(part: HoldingPart, holding: Holding, assessed: AssessedHolding | null): readonly PartLine[] {
  const lines = linesOf(part, holding, assessed);
  const written = localizeFor(holding);
  return lines
    .toSorted((one, other) => (one.sortedBy < other.sortedBy ? 1 : one.sortedBy > other.sortedBy ? -1 : 0))
    .map(({ sortedBy: _by, ...line }) => ({
      ...line,
      head: written(line.head),
      detail: written(line.detail),
      amount: written(line.amount),
    }));
}

type SortedLine = PartLine & { readonly sortedBy: string };

function linesOf(part: HoldingPart, holding: Holding, assessed: AssessedHolding | null): readonly SortedLine[] {
  const { currency } = holding;
  const line = <Part extends PartOf<HoldingPart>>(
    parts: Readonly<Record<string, Part>>,
    by: (part: Part) => string,
    words: (part: Part, id: string) => LineText,
  ) => Object.entries(parts).map(([id, record]): SortedLine => ({ id, record, sortedBy: by(record), ...words(record, id) }));
  switch (part) {
    case 'valuations':
      return line(
        holding.valuations,
        ({ date }) => date,
        (valuation) => valuationLine(valuation, currency),
      );
    case 'loans':
      return line(
        holding.loans,
        ({ drawnOn }) => drawnOn,
        (loan, id) => loanLine(loan, currency, assessed?.loans[id]),
      );
    case 'tenancies':
      return line(
        holding.tenancies,
        ({ start }) => start,
        (tenancy) => tenancyLine(tenancy, currency),
      );
    case 'costs':
      return line(
        holding.costs,
        ({ from, name }) => `${from} ${name}`,
        (cost) => costLine(cost, currency),
      );
    default:
      return line(holding.certificates, ({ expiresOn }) => expiresOn, certificateLine);
  }
}

type Money = Holding['currency'];

const valuationLine = ({ date, value, kind }: Valuation, currency: Money): LineText => ({
  head: formatDay(date),
  detail: valuationLabels[kind],
  amount: formatMoney(value, currency),
  isOver: false,
});

function loanLine(loan: Loan, currency: Money, now: AssessedHolding['loans'][string] | undefined): LineText {
  const { lender, kind, rate, fixedUntil, laterRate, repaidOn } = loan;
  const deal = fixedUntil === null ? '' : `, until ${formatDay(fixedUntil)}${laterRate === null ? '' : `, then ${formatRate(laterRate)}`}`;
  const paid = now === undefined || now.payment === 0 ? '' : ` · ${formatMoney(now.payment, currency)} a month`;
  const terms = `${loanLabels[kind]} at ${formatRate(rate)}${deal}${paid}`;
  return {
    head: lender === '' ? 'Loan' : lender,
    detail: repaidOn === null ? terms : `${terms} · repaid on ${formatDay(repaidOn)}`,
    amount: formatMoney(now?.balance ?? loan.amount, currency),
    isOver: now !== undefined && now.balance === 0,
  };
}

const tenancyLine = ({ name, start, end, rent, per, reviewOn }: Tenancy, currency: Money): LineText => ({
  head: name === '' ? 'Tenancy' : name,
  detail: [
    end === null ? `Since ${formatDay(start)}` : `${formatDay(start)} to ${formatDay(end)}`,
    ...(reviewOn === null ? [] : [`review on ${formatDay(reviewOn)}`]),
  ].join(' · '),
  amount: `${formatMoney(rent, currency)} a ${per}`,
  isOver: false,
});

function costLine({ kind, name, amount, per, share, from, until }: HoldingCost, currency: Money): LineText {
  const when =
    per === 'once' ? `on ${formatDay(from)}` : until === null ? `since ${formatDay(from)}` : `${formatDay(from)} to ${formatDay(until)}`;
  const paid = formatMoney(amount, currency);
  return {
    head: name,
    detail: name === costLabels[kind] ? when.charAt(0).toUpperCase() + when.slice(1) : `${costLabels[kind]} · ${when}`,
    amount: per === 'rent-share' ? `${formatRate(share)} of rent` : per === 'once' ? paid : `${paid} a ${per}`,
    isOver: false,
  };
}

const certificateLine = ({ kind, name, expiresOn }: Certificate): LineText => ({
  head: certificateLabels[kind],
  detail: name === '' ? 'Expires' : `${name} · expires`,
  amount: formatDay(expiresOn),
  isOver: false,
});
