import { taxInputsOf } from '../../deal/tax/resolveTaxInputs.ts';
import type { Owner } from '../../deal/ownership.ts';
import { answerOf } from '../../engine/finance/flows/rateAnswer.ts';
import { monthlyShare } from '../../engine/monthlyShare.ts';
import { figureText, irrFigure, money, numberOr, rateOr } from '../../engine/strategies/figures.ts';
import { equityMultipleOf } from '../../engine/strategies/held/heldReturn.ts';
import { paybackValue } from '../../engine/strategies/rentToRent/rentToRentFigures.ts';
import type { FigureValue, StrategyFigure, StrategyOutcome } from '../../engine/strategies/strategyAnalysis.ts';
import { minor, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { landlordRulesOf } from '../../market/landlord/landlordRegistry.ts';
import { holidayLettingsRule, preLettingRule } from '../../market/landlord/lettingRules.ts';
import type { OwnershipOutcome } from '../../market/landlordRules.ts';
import type { RuleRef } from '../../market/rules.ts';
import type { NamedExplanation } from '../../report/report.ts';
import { companySettings, ownersOf, taxInputsOfJob } from '../afterTax.ts';
import type { EvaluationJob } from '../outcome.ts';
import { explainTaxed } from './explainTaxed.ts';
import { ownershipForms } from './ownedJob.ts';
import { ownersFlows, strategyHold, type StrategyHold } from './strategyHold.ts';

/** A strategy after the taxes of its owner: the figures that tax changes, and how they came about. */
export interface TaxedStrategy {
  /** All figures of the strategy, those after tax in the place of those before. */
  readonly figures: readonly StrategyFigure[];
  readonly explanations: readonly NamedExplanation[];
  readonly laws: readonly RuleRef[];
  readonly taxed: OwnershipOutcome;
  readonly hold: StrategyHold;
}

interface Asked {
  readonly job: EvaluationJob;
  readonly owner: Owner;
  readonly values: Readonly<Record<string, unknown>>;
  /** On the terms of this owner. */
  readonly analysis: StrategyOutcome;
}

/**
 * Years and sale taxed as a property business by the law of where the owner is resident. Null for joint ownership where no partner is
 * compared.
 */
export function taxStrategy({ job, owner, values, analysis }: Asked): TaxedStrategy | null {
  const hold = strategyHold({ values, analysis, today: job.today });
  const taxed = outcomeOf(job, hold, { owner, values });
  if (taxed === null) return null;
  const { currency } = analysis;
  const flows = ownersFlows(
    hold,
    taxed.years.map(({ netCash }) => netCash),
    taxed.saleCash,
  );
  const annualCashFlow = taxed.years[0]?.netCash ?? minor(0);
  const first = {
    annualCashFlow,
    monthlyCashFlow: monthlyShare(annualCashFlow),
    cashOnCash: hold.cashIn <= 0 ? null : ratio(annualCashFlow, hold.cashIn),
    irr: answerOf(flows),
  };
  const ofLease = afterTaxValues({ taxed, hold, values, annualCashFlow }, analysis);
  const after: Readonly<Record<string, FigureValue | undefined>> = {
    ...ofLease,
    annualCashFlow: money(annualCashFlow),
    monthlyCashFlow: money(first.monthlyCashFlow),
    cashOnCash: rateOr(first.cashOnCash, wordsOf(analysis, 'cashOnCash') ?? 'No cash left in'),
    irr: irrFigure(first.irr),
    equityMultiple: numberOr(equityMultipleOf(flows), 'times', 'No cash goes in'),
  };
  const changed = analysis.figures.flatMap((figure) => {
    const value = after[figure.id];
    return value === undefined ? [] : [{ ...figure, label: afterTaxLabel(figure.label), value, text: figureText(value, currency) }];
  });
  return {
    figures: analysis.figures.map((figure) => changed.find(({ id }) => id === figure.id) ?? figure),
    explanations: explainTaxed({ figures: changed, first, taxed, cashIn: hold.cashIn, flows, currency }),
    laws: [...taxed.rules, ...rulesOfStrategy(analysis)],
    taxed,
    hold,
  };
}

/** "Cash flow a month after tax", "Paid back, after tax" */
const afterTaxLabel = (label: string): string => `${label.replace(/ after$/, ',')} after tax`;

function outcomeOf(job: EvaluationJob, hold: StrategyHold, { owner, values }: Pick<Asked, 'owner' | 'values'>): OwnershipOutcome | null {
  const mortgageRate = (typeof values['mortgageRate'] === 'number' ? values['mortgageRate'] : 0) as Rate;
  const inputs = taxInputsOf(taxInputsOfJob(job, { mortgageRate }));
  const price = values['purchasePrice'];
  return landlordRulesOf(inputs.residence).ownershipOutcome(ownershipForms[owner], {
    years: hold.years,
    disposal: hold.disposal,
    owners: ownersOf(inputs),
    ownersLoan: minor(Math.max(0, hold.cashIn)),
    company: companySettings(inputs, typeof price === 'number' ? minor(price) : null),
  });
}

interface Taxed extends Pick<TaxedStrategy, 'taxed' | 'hold'> {
  readonly values: Asked['values'];
  readonly annualCashFlow: Minor;
}

/** Of a lease how soon it is paid back and what it leaves in all. */
function afterTaxValues(
  { taxed, hold, values, annualCashFlow }: Taxed,
  { strategy }: StrategyOutcome,
): Readonly<Record<string, FigureValue>> {
  if (strategy !== 'rent-to-rent') return {};
  const months = annualCashFlow <= 0 ? null : Math.ceil((hold.cashIn * 12) / annualCashFlow);
  return {
    payback: paybackValue(months, Number(values['leaseYears'] ?? 0)),
    leaseProfit: money(sumMoney([taxed.totalCash, minor(0 - hold.cashIn)])),
  };
}

function wordsOf({ figures }: StrategyOutcome, id: string): string | null {
  const value = figures.find((figure) => figure.id === id)?.value;
  return value?.kind === 'words' ? value.words : null;
}

function rulesOfStrategy({ strategy }: StrategyOutcome): readonly RuleRef[] {
  if (strategy === 'brrrr') return [preLettingRule];
  return strategy === 'serviced-accommodation' ? [holidayLettingsRule] : [];
}
