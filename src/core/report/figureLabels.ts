import { formatMoney, formatNumber, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { Targets } from '../deal/profile.ts';
import type { FigureId, Figures } from '../engine/analysis.ts';
import type { FigureValue, StrategyFigure } from '../engine/strategies/strategyAnalysis.ts';
import { minor, type Currency } from '../kernel/money.ts';
import { rate, type Rate } from '../kernel/rate.ts';
import { targetText, type RulesInput } from '../score/checkRules.ts';
import type { RuleCheck } from '../score/score.ts';
import { figureNote } from './figureNote.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportFigure } from './report.ts';
import type { Tone } from '../chart/tone.ts';

/** Every figure, in printing order: those with a rule come first, in the order of the rules. */
export const figureLabels: Readonly<Record<FigureId, string>> = {
  monthlyCashFlow: 'Monthly cash flow',
  cashOnCash: 'Cash-on-cash',
  interestCover: 'Interest cover',
  debtServiceCover: 'Debt service cover',
  netYield: 'Net yield',
  grossYield: 'Gross yield',
  cashNeeded: 'Cash needed',
  roi: 'Return on investment, year one',
  annualCashFlow: 'Annual cash flow',
  annualRent: 'Annual rent',
  grossOperatingIncome: 'Annual rent received',
  operatingCosts: 'Annual running costs',
  netOperatingIncome: 'Net operating income',
  monthlyPayment: 'Monthly mortgage payment',
  annualDebtService: 'Annual mortgage payments',
  loanToValue: 'Loan to value',
  irr: 'Internal rate of return',
  equityMultiple: 'Equity multiple',
  breakEvenRent: 'Break-even rent',
};

export const figureIds = Object.keys(figureLabels) as readonly FigureId[];

const keyFigureIds: readonly FigureId[] = ['monthlyCashFlow', 'cashOnCash', 'cashNeeded', 'interestCover'];

/** The headline figures of a letting, as displayed in the report. */
export const keyFigures = (context: ReportContext): readonly ReportFigure[] => keyFigureIds.map((id) => reportFigure(id, context));
/** Every figure of a letting, as displayed. */
export const allFigures = (context: ReportContext): readonly ReportFigure[] => figureIds.map((id) => reportFigure(id, context));

/** A figure as displayed, amounts in whole pounds. */
export function figureValue(id: FigureId, figures: Figures, currency: Currency): string {
  switch (id) {
    case 'grossYield':
    case 'netYield':
    case 'loanToValue':
    case 'cashOnCash':
    case 'roi':
      return rateOr(figures[id], 1, 'No cash invested');
    case 'interestCover':
      return rateOr(figures[id], 0, 'No loan');
    case 'debtServiceCover':
      return figures[id] === null ? 'No loan' : formatNumber(figures[id], 2);
    case 'irr':
      return irrValue(figures);
    case 'equityMultiple':
      return figures[id] === null ? 'No cash invested' : `${formatNumber(figures[id], 2)} times`;
    default:
      return formatMoney(figures[id], currency);
  }
}

/** A letting's figures in the form used for other strategies: each as its own kind of value, or as text if its divisor is zero. */
export const lettingFigures = (figures: Figures, currency: Currency): readonly StrategyFigure[] =>
  figureIds.map((id) => {
    const text = figureValue(id, figures, currency);
    return { id, label: figureLabels[id], value: valueOf(id, figures) ?? { kind: 'words', words: text }, text };
  });

/** The figures that the owner's tax changes. */
export const taxedFigures: ReadonlySet<string> = new Set(['monthlyCashFlow', 'annualCashFlow', 'cashOnCash', 'irr', 'equityMultiple']);
/** The label of a figure after tax. */
export const taxedFigureLabel = (label: string): string => `${label} after tax`;

const kinds: Readonly<Partial<Record<FigureId, 'rate' | 'number'>>> = {
  grossYield: 'rate',
  netYield: 'rate',
  cashOnCash: 'rate',
  roi: 'rate',
  interestCover: 'rate',
  loanToValue: 'rate',
  debtServiceCover: 'number',
  equityMultiple: 'number',
};

function valueOf(id: FigureId, figures: Figures): FigureValue | null {
  const value = figures[id];
  if (value === null) return null;
  if (typeof value === 'object') return { kind: 'irr', answer: value };
  if (kinds[id] === 'rate') return { kind: 'rate', rate: rate(value) };
  if (kinds[id] === 'number') return { kind: 'number', number: value, unit: id === 'equityMultiple' ? 'times' : null };
  return { kind: 'money', amount: minor(value) };
}

function irrValue({ irr }: Figures): string {
  if (irr.kind === 'one') return formatRate(irr.rate, 1);
  return irr.kind === 'none' ? 'None' : `One of ${irr.rates.map((each) => formatRate(each, 1)).join(', ')}`;
}

const rateOr = (value: Rate | null, decimals: number, otherwise: string): string =>
  value === null ? otherwise : formatRate(value, decimals);

function reportFigure(id: FigureId, context: ReportContext): ReportFigure {
  const { analysis, assumptions, ruleChecks, profile, rules } = context;
  const { currency } = rules;
  const check = ruleChecks.find((rule) => rule.id === id);
  return {
    id,
    label: figureLabels[id],
    note: figureNote({ id, label: figureLabels[id] }, assumptions),
    value: figureValue(id, analysis.figures, currency),
    tone: toneOf(id, context),
    delta: check === undefined ? plainDelta(id, context) : targetDelta(check, analysis.figures, { targets: profile.targets, currency }),
  };
}

/**
 * The tone of a figure with a rule: good if met, fair if missed by less than a quarter, otherwise poor. Figures without a rule are neutral.
 */
function toneOf(id: FigureId, { ruleChecks, analysis, profile }: ReportContext): Tone {
  const check = ruleChecks.find((rule) => rule.id === id);
  if (check === undefined || check.met === null) return 'neutral';
  if (check.met) return 'good';
  const key = check.id as keyof Targets;
  return (analysis.figures[key] ?? 0) >= profile.targets[key] * 0.75 ? 'fair' : 'poor';
}

function targetDelta(check: RuleCheck, figures: Figures, asked: RulesInput): string | null {
  const key = check.id as keyof Targets;
  const value = figures[key];
  if (value === null) return check.words;
  const difference = value - asked.targets[key];
  const target = `your ${targetText(key, asked)} target`;
  if (difference === 0) return `Meets ${target}`;
  const size = Math.abs(difference);
  const against = `${difference < 0 ? 'below' : 'above'} ${target}`;
  if (key === 'monthlyCashFlow') return `${formatMoney(minor(size), asked.currency)} ${against}`;
  if (key === 'debtServiceCover') return `${formatNumber(size, 2)} ${against}`;
  return `${formatNumber(size * 100, key === 'interestCover' ? 0 : 1)} pts ${against}`;
}

function plainDelta(id: FigureId, { analysis, assumptions, rules: { currency } }: ReportContext): string | null {
  const { transferTax } = analysis.purchase;
  if (id === 'cashNeeded') return `including ${formatMoney(transferTax.total, currency)} ${transferTax.name.toLowerCase()}`;
  if (id === 'breakEvenRent') {
    const margin = minor(assumptions.monthlyRent - analysis.figures.breakEvenRent);
    return margin < 0
      ? `The rent is ${formatMoney(minor(0 - margin), currency)} below it`
      : `The rent is ${formatMoney(margin, currency)} above it`;
  }
  return null;
}
