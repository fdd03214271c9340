import { marketIds } from '../../market/marketIds.ts';
import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import { regionalRents } from '../../area/regionalRents.ts';
import { regionNames } from '../../area/regions.ts';
import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { sampleDeals } from '../../deal/samples/sampleDeals.ts';
import type { SampleLesson } from '../../deal/samples/sampleProperty.ts';
import { standardProfile } from '../../deal/standardProfile.ts';
import { strategyNames, type StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { StrategyFigure } from '../../engine/strategies/strategyAnalysis.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { minor, type Minor } from '../../kernel/money.ts';
import { rulesOf } from '../../market/registry.ts';
import type { Place } from '../../market/rules.ts';
import type { ReportFigure } from '../../report/report.ts';
import { criteria } from '../../score/criteria.ts';
import type { Band } from '../../score/score.ts';
import { evaluateLetting } from '../evaluateLetting.ts';
import { simulateStrategies } from '../simulator/simulateStrategies.ts';
import type { Tone } from '../../chart/tone.ts';

/** The landing page's figures: three fictional properties, one of them under six strategies, and coverage counts. */
export interface LandingFigures {
  /** The date whose rules apply. */
  readonly on: IsoDate;
  readonly homes: readonly ExampleHome[];
  readonly strategies: readonly ExampleStrategy[];
  readonly counted: { readonly purchaseTaxes: number; readonly criteria: number };
  /** Mean monthly rent of a two-bedroom home in pounds, by region of Great Britain, highest first. */
  readonly rents: readonly { readonly region: string; readonly amount: number; readonly text: string }[];
}

/** One of the sample deals, evaluated under the standard profile. */
export interface ExampleHome {
  readonly lesson: SampleLesson;
  readonly title: string;
  /** "£118,000, let at £1,050 a month" */
  readonly terms: string;
  readonly score: { readonly total: number; readonly low: number; readonly high: number; readonly band: Band };
  readonly verdict: string;
  readonly tone: Tone;
  readonly figures: readonly Pick<ReportFigure, 'id' | 'label' | 'value' | 'tone'>[];
}

/** The first property under one strategy; null if the strategy lacks the figure. */
export interface ExampleStrategy {
  readonly id: StrategyId;
  readonly name: string;
  readonly cash: string | null;
  /** The monthly rent; a strategy that sells shows its profit instead. */
  readonly income: { readonly text: string; readonly unit: 'a month' | 'once' } | null;
  readonly annualReturn: { readonly text: string; readonly rate: number } | null;
}

const compared = ['buy-to-let', 'brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent'] as const satisfies readonly StrategyId[];
const places: readonly Place[] = ['england', 'northern-ireland', 'scotland', 'wales'];

/** The sample figures of the landing page for a day. Pure. Throws if a sample has no outcome, which is a bug. */
export function landingFigures(on: IsoDate): LandingFigures {
  return {
    on,
    homes: sampleDeals.map((sample) => exampleHome(sample, on)),
    strategies: exampleStrategies(on),
    counted: { purchaseTaxes: new Set(places.map((place) => rulesOf(marketIds[place]).version)).size, criteria: criteria.length },
    rents: rentsByRegion(),
  };
}

function exampleHome({ lesson, deal }: (typeof sampleDeals)[number], on: IsoDate): ExampleHome {
  const result = evaluateLetting({ deal, profile: standardProfile, today: on });
  if (!result.ok) throw new Error(`The sample "${lesson}" has no outcome: ${result.gap.message}`);
  const { report, score } = result.outcome;
  return {
    lesson,
    title: deal.facts.address ?? report.title,
    terms: `${formatMoney(priceOf(deal.facts.askingPrice), ukCurrency)}, let at ${formatMoney(ownInputs(deal, 'buy-to-let').monthlyRent ?? minor(0), ukCurrency)} a month`,
    score: { total: score.total, low: score.low, high: score.high, band: score.band },
    verdict: report.verdict,
    tone: report.tone,
    figures: report.keyFigures.map(({ id, label, value, tone }) => ({ id, label, value, tone })),
  };
}

const priceOf = (asked: { readonly amount: Minor | null } | null): Minor => asked?.amount ?? minor(0);

function exampleStrategies(on: IsoDate): readonly ExampleStrategy[] {
  const [first] = sampleDeals;
  if (first === undefined) throw new Error('The list of sample deals is empty');
  const job = { deal: first.deal, profile: standardProfile, today: on };
  return simulateStrategies({ job, strategies: compared, given: {}, changes: {}, whatIfs: [] }).map(({ strategy, now }) => {
    if (!now.ok) throw new Error(`The sample has no outcome under ${strategy}: ${now.error.message}`);
    const { figures } = now.value.analysis;
    const monthly = figureOf(figures, ['monthlyCashFlow']);
    const income = monthly ?? figureOf(figures, ['profit']);
    const yearly = figureOf(figures, ['cashOnCash', 'annualisedRoi']);
    return {
      id: strategy,
      name: strategyNames[strategy],
      cash: figureOf(figures, ['cashNeeded', 'cashIn'])?.text ?? null,
      income: income === undefined ? null : { text: income.text, unit: monthly === undefined ? 'once' : 'a month' },
      annualReturn: yearly?.value.kind === 'rate' ? { text: yearly.text, rate: yearly.value.rate } : null,
    };
  });
}

const figureOf = (figures: readonly StrategyFigure[], ids: readonly string[]): StrategyFigure | undefined =>
  ids.map((wanted) => figures.find(({ id }) => id === wanted)).find((figure) => figure !== undefined);

/** The index of two bedrooms in a row of the rent table. */
const twoBedrooms = 2;

function rentsByRegion(): LandingFigures['rents'] {
  return (Object.keys(regionalRents) as (keyof typeof regionalRents)[])
    .filter((region) => region !== 'united-kingdom')
    .map((region) => ({ region: regionNames[region], amount: regionalRents[region][twoBedrooms]?.[0] ?? 0 }))
    .toSorted((left, right) => right.amount - left.amount)
    .map(({ region, amount }) => ({ region, amount, text: formatMoney(minor(amount * 100), ukCurrency) }));
}
