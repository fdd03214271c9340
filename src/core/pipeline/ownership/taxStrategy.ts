import { monthlyShare, perYear } from '../../kernel/period.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { HouseHackInputs } from '../../deal/strategies/inputs/houseHackInputs.ts';
import { irrAnswer } from '../../engine/finance/flows/irrAnswer.ts';
import { figureText, irrFigure, moneyFigure, numberOr, rateOr } from '../../engine/strategies/figures.ts';
import { housingCostAvoided, isCompared } from '../../engine/strategies/houseHack/houseHack.ts';
import { equityMultipleOf } from '../../engine/strategies/held/heldReturn.ts';
import { paybackValue } from '../../engine/strategies/rentToRent/rentToRentFigures.ts';
import type {
  FigureValue,
  MeasuredFigure,
  StrategyCheck,
  StrategyFigure,
  StrategyMeasures,
  StrategyAnalysis,
} from '../../engine/strategies/strategyAnalysis.ts';
import { minor, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { holidayLettingsRule, preLettingRule } from '../../market/uk/landlord/lettingRules.ts';
import type { OwnedYear, OwnershipOutcome } from '../../market/landlordRules.ts';
import type { EvaluationJob } from '../outcome.ts';
import { explainTaxed } from './explainTaxed.ts';
import { homeChecks } from './homeChecks.ts';
import { houseHackAfterTax } from './houseHackAfterTax.ts';
import { sharedRooms, type SharedRooms } from './lodgersHome.ts';
import { ownersLaw, type OwnersLawOf } from './ownersLaw.ts';
import { ownershipForms } from './ownedJob.ts';
import { ownersFlows, strategyHold, type StrategyHold } from './strategyHold.ts';
import type { RuleRef } from '../../market/ruleRef.ts';
import type { Owner } from '../../deal/owner.ts';
import type { NamedExplanation } from '../../report/reportTable.ts';

/** A strategy after its owner's taxes: the figures that tax changes, and how they are derived. */
export interface TaxedStrategy {
  /** All figures of the strategy, with after-tax figures replacing those before tax. */
  readonly figures: readonly StrategyFigure[];
  readonly explanations: readonly NamedExplanation[];
  /** All checks, reworded where the tax calculation settles them. */
  readonly checks: readonly StrategyCheck[];
  readonly laws: readonly RuleRef[];
  readonly taxed: OwnershipOutcome;
  readonly hold: StrategyHold;
}

interface Asked {
  readonly job: EvaluationJob;
  readonly owner: Owner;
  readonly values: Readonly<Record<string, unknown>>;
  /** The strategy on the terms of this owner. */
  readonly analysis: StrategyAnalysis;
}

/**
 * The years and the sale taxed as a property business under the law of the owner's residence; a home with lodgers is taxed under the law of
 * the place it is in. Null for joint ownership without a partner.
 */
export function taxStrategy({ job, owner, values, analysis }: Asked): TaxedStrategy | null {
  const owners = ownersLaw(job, analysis.strategy);
  const hold = strategyHold({ values, analysis, today: job.today, opening: owners.opening });
  const { law, owned } = owners.of(hold, values);
  const taxed = law.ownershipOutcome(ownershipForms[owner], { ...owned, disposal: hold.disposal });
  if (taxed === null) return null;
  const { currency, strategy } = analysis;
  const living = livingInputs(values, analysis);
  const flows = ownersFlows(
    hold,
    taxed.years.map(({ netCash }, at) => (living === null ? netCash : minor(netCash + housingCostAvoided(living, at + 1)))),
    taxed.saleCash,
  );
  const [year = nothing] = taxed.years;
  const annualCashFlow = perYear(year.netCash);
  const first = {
    annualCashFlow,
    monthlyCashFlow: monthlyShare(annualCashFlow),
    cashOnCash: onCash(annualCashFlow, hold),
    irr: irrAnswer(flows),
  };
  const after: FigureValues = {
    ...firstYearValues({ year, hold, values }, analysis),
    // Without an alternative housing cost there is no return to calculate, so the before-tax text is kept.
    ...(living === null || isCompared(living) ? { irr: irrFigure(first.irr) } : {}),
    equityMultiple: numberOr(equityMultipleOf(flows), 'times', 'No cash invested'),
    ...(strategy === 'rent-to-rent' ? { leaseProfit: moneyFigure(sumMoney([taxed.totalCash, minor(0 - hold.cashIn)])) } : {}),
  };
  const changed = analysis.figures.flatMap((figure) => {
    const value = after[figure.id];
    return value === undefined ? [] : [{ ...figure, label: afterTaxLabel(figure), value, text: figureText(value, currency) }];
  });
  const rooms = living === null ? null : sharedRooms(job, living);
  return {
    figures: analysis.figures.map((figure) => changed.find(({ id }) => id === figure.id) ?? figure),
    explanations: explainTaxed({
      figures: changed,
      first,
      taxed,
      cashIn: hold.cashIn,
      flows,
      currency,
      strategy,
      home: living === null || rooms === null ? null : { inputs: living, rooms },
    }),
    checks: checksAfterTax(analysis, { taxed, rooms, says: owners.says }),
    laws: [...taxed.rules, ...rulesOfStrategy(analysis)],
    taxed,
    hold,
  };
}

interface Told {
  readonly taxed: OwnershipOutcome;
  readonly rooms: SharedRooms | null;
  readonly says: OwnersLawOf['says'];
}

/** The checks reworded for tax, with the law's notes on the years. */
function checksAfterTax(analysis: StrategyAnalysis, { taxed, rooms, says }: Told): readonly StrategyCheck[] {
  const { checks, currency } = analysis;
  const own = rooms === null ? checks : homeChecks(checks, { taxed, rooms, currency });
  return [...own, ...says(taxed, analysis).map((words, at): StrategyCheck => ({ id: `tax-${at + 1}`, level: 'note', words, rule: null }))];
}

/** "Monthly cash flow after tax", "Paid back, after tax" */
const afterTaxLabel = ({ id, label }: StrategyFigure): string =>
  // The taxable rent itself is not an after-tax figure, so its label stays.
  id === 'taxableRent' ? label : `${label.replace(/ after$/, ',')} after tax`;

/** An owner's tax on a strategy, for repeated use with different values. */
export interface FirstYearTax {
  /**
   * The first-year figures that rules are tested against, after tax instead of before tax. Null if the owner's law does not cover these
   * values.
   */
  readonly figures: (tried: Tried) => readonly MeasuredFigure[] | null;
  /** Why the owner's law does not cover these values, as a sentence; null if it does. */
  readonly refusal: (tried: Tried) => string | null;
}

interface Tried extends Pick<Asked, 'values'> {
  readonly measured: StrategyMeasures;
  /** The analysis of all years, used when the law covers the first year but not the later ones. */
  readonly whole: () => StrategyAnalysis;
}

/** A function that taxes the first year of a strategy for one owner, for repeated use. */
export function createFirstYearTax({ job, owner, strategy }: FirstYearAsked): FirstYearTax {
  const owners = ownersLaw(job, strategy);
  const holdOf = (values: Asked['values'], analysis: StrategyMeasures): StrategyHold =>
    strategyHold({ values, analysis, today: job.today, opening: owners.opening });
  const refusedByLaw = ({ values, whole }: Tried): string | null => owners.refusal?.(holdOf(values, whole()), values) ?? null;
  const firstYear = ({ values, measured }: Tried): readonly MeasuredFigure[] | null => {
    const hold = holdOf(values, measured);
    const { law, owned } = owners.of(hold, values);
    const taxed = law.firstYearOf(ownershipForms[owner], owned);
    if (taxed === null) return null;
    const after = firstYearValues({ year: taxed, hold, values }, measured);
    return measured.figures.map(({ id, value }) => ({ id, value: after[id] ?? value }));
  };
  return {
    figures: (tried) => (refusedByLaw(tried) === null ? firstYear(tried) : null),
    refusal: (tried) => refusedByLaw(tried) ?? (firstYear(tried) === null ? notWorkedOut[owner] : null),
  };
}

const noAnswer = 'Income tax isn’t available for this owner with these values. Choose before-tax figures or another owner.';
const notWorkedOut: Readonly<Record<Owner, string>> = {
  me: noAnswer,
  joint:
    'To work out tax for joint owners, we need both owners’ details. Turn on “Compare joint ownership” in your tax settings, or choose one owner.',
  company: noAnswer,
};

interface FirstYearAsked extends Pick<Asked, 'job' | 'owner'> {
  readonly strategy: StrategyId;
}

type FigureValues = Readonly<Record<string, FigureValue | undefined>>;

/** The inputs of a home with lodgers; null for a property let as a whole. */
const livingInputs = (values: Asked['values'], { strategy }: Pick<StrategyMeasures, 'strategy'>): HouseHackInputs | null =>
  // The values belong to the analysed strategy, which TypeScript cannot infer.
  strategy === 'house-hack' ? (values as unknown as HouseHackInputs) : null;

const nothing: OwnedYear = { tax: minor(0), netCash: minor(0) };

interface FirstYear {
  readonly year: OwnedYear;
  readonly hold: StrategyHold;
  readonly values: Asked['values'];
}

const onCash = (annualCashFlow: Minor, { cashIn }: StrategyHold): Rate | null => (cashIn <= 0 ? null : ratio(annualCashFlow, cashIn));

/** The first year's cash flow, its share of the cash put in, and for a lease the payback. */
function firstYearValues({ year, hold, values }: FirstYear, analysis: StrategyMeasures): FigureValues {
  const annualCashFlow = perYear(year.netCash);
  const cashFlow = { annualCashFlow: moneyFigure(annualCashFlow), monthlyCashFlow: moneyFigure(monthlyShare(annualCashFlow)) };
  const living = livingInputs(values, analysis);
  if (living !== null) return { ...cashFlow, ...houseHackAfterTax({ taxed: year, cashIn: hold.cashIn, inputs: living }) };
  const months = annualCashFlow <= 0 ? null : Math.ceil((hold.cashIn * 12) / annualCashFlow);
  return {
    ...cashFlow,
    cashOnCash: rateOr(onCash(annualCashFlow, hold), wordsOf(analysis, 'cashOnCash') ?? 'No cash left in'),
    ...(analysis.strategy === 'rent-to-rent' ? { payback: paybackValue(months, Number(values['leaseYears'] ?? 0)) } : {}),
  };
}

function wordsOf({ figures }: StrategyMeasures, id: string): string | null {
  const value = figures.find((figure) => figure.id === id)?.value;
  return value?.kind === 'words' ? value.words : null;
}

/** UK rules on a strategy in addition to those on the years and the sale. */
function rulesOfStrategy({ strategy, currency }: StrategyAnalysis): readonly RuleRef[] {
  if (currency !== 'GBP') return [];
  if (strategy === 'brrrr') return [preLettingRule];
  return strategy === 'serviced-accommodation' ? [holidayLettingsRule] : [];
}
