import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { offerStep } from '../../engine/offerStep.ts';
import type { MarketId } from '../../market/markets.ts';
import { currencyNames, type Currency } from '../../kernel/money.ts';
import { strategyGoalInputs } from '../risk/strategyGoalInputs.ts';
import { left, right } from '../tables/columns.ts';
import type { Basis } from '../../deal/owner.ts';
import type { ReportTable } from '../reportTable.ts';

/** The two inputs for which a report seeks a value: the price paid and the income earned. */
export const reportLevers: Readonly<Record<StrategyId, readonly [paid: string, earned: string]>> = {
  'buy-to-let': ['purchasePrice', 'monthlyRent'],
  flip: ['purchasePrice', 'afterRepairValue'],
  brrrr: ['purchasePrice', 'monthlyRent'],
  hmo: ['purchasePrice', 'rooms'],
  'serviced-accommodation': ['purchasePrice', 'nightlyRate'],
  'rent-to-rent': ['leaseRentPerMonth', 'rooms'],
  'house-hack': ['purchasePrice', 'rooms'],
};

type Answer =
  | { readonly kind: 'reached'; readonly value: number; readonly edge: 'highest' | 'lowest'; readonly limit: 'target' | 'range' }
  | { readonly kind: 'cannot' };

/** A rule and the single changes that would meet it, in the order of `reportLevers`. */
export interface StrategyGoalRow {
  /** The rule as text: "Profit on cost: the usual 20.0%". */
  readonly rule: string;
  readonly answers: readonly Answer[];
}

interface Asked {
  readonly strategy: StrategyId;
  readonly market: MarketId;
  readonly rows: readonly StrategyGoalRow[];
  readonly basis: Basis;
  readonly currency: Currency;
}

/**
 * A table of the rules on a strategy's figures with the price, or the income, that would meet each, everything else unchanged. Null without
 * rules.
 */
export function strategyGoalTable({ strategy, market, rows, basis, currency }: Asked): ReportTable | null {
  if (rows.length === 0) return null;
  const entries = reportLevers[strategy].flatMap((key) => strategyGoalInputs(strategy, market).find((entry) => entry.key === key) ?? []);
  const text = (answer: Answer | undefined, at: number): string => {
    const entry = entries[at];
    if (answer === undefined || answer.kind === 'cannot' || entry === undefined) return 'Not reached';
    if (answer.limit === 'range') return 'Always met';
    return `${answer.edge === 'highest' ? 'up to' : 'from'} ${formatInput({ ...entry, per: null }, answer.value, currency)}`;
  };
  return {
    id: 'goals',
    title: 'Changing one input at a time',
    columns: [left('Rule'), ...entries.map(({ label, per }) => right(`${label}${perWords(label, per)}`))],
    rows: rows.map(({ rule, answers }) => [rule, ...entries.map((_, at) => text(answers[at], at))]),
    total: null,
    note: `${taxWords(strategy, basis)}, everything else unchanged${strategy === 'rent-to-rent' ? '' : `. Prices are in steps of ${formatMoney(offerStep, currency)}, and the other input in ${currencyNames[currency]}`}.`,
  };
}

const perWords = (label: string, per: string | null): string =>
  per === null || per === 'once' || label.startsWith('Monthly') || label.startsWith('Nightly') ? '' : `, a ${per}`;

const taxWords = (strategy: StrategyId, basis: Basis): string =>
  strategy === 'flip'
    ? 'With tax on the profit deducted for after-tax rules'
    : basis === 'after-tax'
      ? 'After the owner’s tax'
      : 'Before income tax';
