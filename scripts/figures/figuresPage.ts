import { formatDay, formatMoney } from '../../src/core/kernel/formatMoneyAndRates.ts';
import { ownInputs } from '../../src/core/deal/strategies/ownInputs.ts';
import { sampleDeals } from '../../src/core/deal/samples/sampleDeals.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { formatInput } from '../../src/core/deal/strategies/inputValue.ts';
import { strategyInputs } from '../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds, strategyNames, type StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import type { ShownSource } from '../../src/core/deal/provenance.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { ukCurrency } from '../../src/core/kernel/countries.ts';
import { minor } from '../../src/core/kernel/money.ts';
import { evaluateLetting } from '../../src/core/pipeline/evaluateLetting.ts';
import { evaluateStrategy } from '../../src/core/pipeline/evaluateStrategy.ts';
import type { FigureId } from '../../src/core/engine/analysis.ts';
import { figureIds } from '../../src/core/report/figureLabels.ts';
import { glossary } from '../../src/ui/parts/glossary/glossary.ts';
import { criteria } from '../../src/core/score/criteria.ts';
import { strategyCriteria } from '../../src/core/score/strategies/judgeStrategy.ts';

/** The day whose rules the example uses. */
const on = isoDate('2026-11-27');

const otherStrategies = strategyIds.filter((id) => id !== 'buy-to-let');

/**
 * Returns `docs/figures.md` as Markdown: every figure, criterion, default assumption and term, read from the code. Throws if the sample
 * deal cannot be evaluated, which is a bug.
 */
export function figuresPage(): string {
  const [sample] = sampleDeals;
  if (sample === undefined) throw new Error('There is no sample deal');
  const job = { deal: sample.deal, profile: standardProfile, today: on };
  return [
    ...introduction(job),
    ...buyToLet(job),
    ...otherStrategies.flatMap((strategy) => strategySection(job, strategy)),
    ...score(),
    ...assumptions(),
    ...terms(),
    '',
  ].join('\n');
}

type Job = Parameters<typeof evaluateLetting>[0];

function introduction({ deal }: Job): readonly string[] {
  const price = formatMoney(deal.facts.askingPrice?.amount ?? minor(0), ukCurrency);
  const rent = formatMoney(ownInputs(deal, 'buy-to-let').monthlyRent ?? minor(0), ukCurrency);
  return [
    '# The figures explained',
    '',
    'Generated from the code by `npm run figures`. Do not edit.',
    '',
    `The values are those of a sample property at ${price}, let at ${rent} a month, with the default profile and the rules of ${formatDay(on)}. In the app, select any figure to see the same for your deal. Figures in other countries use local names and law.`,
    '',
    'Contents: [Buy-to-let](#buy-to-let) · [Other strategies](#other-strategies) · [The score](#the-score) · [Default assumptions](#default-assumptions) · [Terms](#terms)',
    '',
  ];
}

function buyToLet(job: Job): readonly string[] {
  const result = evaluateLetting(job);
  if (!result.ok) throw new Error(`The sample deal has no figures: ${result.gap.message}`);
  const { explanations } = result.outcome;
  return [
    '## Buy-to-let',
    '',
    ...figureIds.flatMap((id) => {
      const { label, value, formula, terms: parts, sources } = explanations[id];
      return [
        `### ${label}`,
        '',
        meaningOf(id),
        '',
        `- Formula: ${cell(formula)}`,
        `- Example: ${value}, from ${parts.map((part) => `${part.label.toLowerCase()} ${part.value}`).join(', ')}`,
        ...(sources.length === 0 ? [] : [`- Sources: ${sources.map(link).join('; ')}`]),
        '',
      ];
    }),
  ];
}

function strategySection(job: Job, strategy: StrategyId): readonly string[] {
  const result = evaluateStrategy({ job, strategy, yours: {} });
  if (!result.ok) throw new Error(`The sample deal has no figures under ${strategy}: ${result.error.message}`);
  return [
    ...(strategy === otherStrategies[0] ? ['## Other strategies', ''] : []),
    `### ${strategyNames[strategy]}`,
    '',
    '| figure | formula | example |',
    '| --- | --- | --- |',
    ...result.value.explanations.map(({ label, formula, value }) => row([label, formula, value])),
    '',
  ];
}

function score(): readonly string[] {
  return [
    '## The score',
    '',
    'A score is the sum of its criteria’s points, from 0 to 100. Between no points and full points a figure earns in proportion. An unknown criterion counts half and widens the range. Weights and scales are our convention; you can change the weights in your investor profile.',
    '',
    ...criteriaTable('buy-to-let', criteria),
    ...otherStrategies.flatMap((strategy) => criteriaTable(strategy, strategyCriteria(strategy, 'GB'))),
  ];
}

interface ShownCriterion {
  readonly label: string;
  readonly weight: number;
  readonly full: string;
}

const criteriaTable = (strategy: StrategyId, rows: readonly ShownCriterion[]): readonly string[] => [
  `### Score: ${strategyNames[strategy]}`,
  '',
  '| criterion | weight | full points for |',
  '| --- | --- | --- |',
  ...rows.map(({ label, weight, full }) => row([label, String(weight), full])),
  '',
];

function assumptions(): readonly string[] {
  return [
    '## Default assumptions',
    '',
    'Of a buy-to-let in England. Your own value comes first, then the listing, your profile, an area estimate, and last the default.',
    '',
    '| assumption | default | source | meaning |',
    '| --- | --- | --- | --- |',
    ...strategyInputs('buy-to-let', 'GB-ENG').map((entry) => {
      const { label, fallback, help } = entry;
      if (fallback === null) return row([label, 'none', 'asked for', help]);
      const { title, url, checkedOn } = fallback.source;
      return row([label, formatInput(entry, fallback.value, ukCurrency), sourceText(title, url, formatDay(checkedOn)), help]);
    }),
    '',
  ];
}

function terms(): readonly string[] {
  return [
    '## Terms',
    '',
    '| term | meaning | formula |',
    '| --- | --- | --- |',
    ...glossary.map(({ term, also, means, formula }) =>
      row([also.length === 0 ? term : `${term} (${also.join(', ')})`, means, formula ?? '']),
    ),
  ];
}

/** The glossary's term for each figure, or its meaning if the glossary has none. */
const meanings: Readonly<Record<FigureId, { readonly term: string } | { readonly means: string }>> = {
  monthlyCashFlow: { term: 'Cash flow' },
  annualCashFlow: { term: 'Cash flow' },
  cashOnCash: { term: 'Cash-on-cash' },
  interestCover: { term: 'ICR' },
  debtServiceCover: { term: 'DSCR' },
  netYield: { term: 'Net yield' },
  grossYield: { term: 'Gross yield' },
  cashNeeded: { means: 'All the cash you need to complete the purchase: deposit, tax, fees and refurbishment.' },
  roi: { term: 'ROI' },
  annualRent: { means: 'Twelve months’ rent, before voids.' },
  grossOperatingIncome: { means: 'The rent you collect in a year, after voids.' },
  operatingCosts: { means: 'The cost of running the property for a year, without the mortgage and income tax.' },
  netOperatingIncome: { term: 'NOI' },
  monthlyPayment: { means: 'The first monthly payment to the lender.' },
  annualDebtService: { means: 'Interest and principal paid in the first year.' },
  loanToValue: { term: 'LTV' },
  irr: { term: 'IRR' },
  equityMultiple: { term: 'Equity multiple' },
  breakEvenRent: { term: 'Break-even rent' },
};

/** Returns a figure's meaning in a sentence or two. Throws if the glossary lacks its term. */
function meaningOf(id: FigureId): string {
  const meaning = meanings[id];
  if ('means' in meaning) return meaning.means;
  const found = glossary.find(({ term }) => term === meaning.term);
  if (found === undefined) throw new Error(`The glossary has no term "${meaning.term}"`);
  return found.means;
}

const link = ({ title, url, checkedOn, confirmed }: ShownSource): string =>
  `${sourceText(title, url, formatDay(checkedOn))}${confirmed ? '' : ', not confirmed'}`;

const sourceText = (title: string, url: string | null, checkedOn: string): string =>
  url === null ? cell(title) : `[${cell(title)}](${url}), checked ${checkedOn}`;

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** Text escaped for a table: one line, no column separator. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
