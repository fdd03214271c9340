import {
  isDealTest,
  type AlertKind,
  type AlertRule,
  type AlertScope,
  type AlertTest,
  type AreaTest,
  type ObligationKind,
  type PortfolioTest,
  versionOf,
} from '../../../../core/alerts/alertRule.ts';
import { isLevelKind, isLevelTest, levels } from '../../../../core/alerts/levelTest.ts';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import type { Instant } from '../../../../core/kernel/calendar.ts';
import { currencySigns, fromMajor, toMajor, type Currency } from '../../../../core/kernel/money.ts';
import { percent, rate as asRate, toPercent } from '../../../../core/kernel/rate.ts';
import { err, ok, unreachable, type Result } from '../../../../core/kernel/result.ts';
import { isPercent, levelKinds, levelText, percentExpected, readLevel, type DraftKind } from './levelDraft.ts';

/** A rule being edited, as field texts. */
export interface RuleDraft {
  readonly kind: AlertKind;
  readonly value: string;
  /** Currency of an amount. */
  readonly currency: Currency;
  readonly scope: AlertScope['kind'];
  readonly stage: DealStage;
  readonly strategy: StrategyId;
  readonly tag: string;
  readonly area: string;
  /** The one deal that a rule was created for; null for a rule about several deals. */
  readonly deal: Extract<AlertScope, { readonly kind: 'deal' }> | null;
  readonly ownChanges: boolean;
  /** The area figure to watch; null until one is chosen. */
  readonly figure: Pick<AreaTest, 'place' | 'measure' | 'label'> | null;
  readonly what: ObligationKind;
  /** Interest rate for a cover test, in percent. */
  readonly rate: string;
}

/** Threshold texts by rule kind. */
export const draftKinds: Readonly<Record<AlertKind, DraftKind>> = {
  ...levelKinds,
  'price-drop-share': { label: 'the asking price falls by a percentage', ask: 'Fall, %', first: '5' },
  'price-drop': { label: 'the asking price falls by an amount', ask: 'Fall, £', first: '5,000' },
  'price-at-most': { label: 'the asking price is at or below a limit', ask: 'Maximum price, £', first: '150,000' },
  'back-on-market': { label: 'a property is back on the market', ask: null, first: '' },
  'area-figure': { label: 'an area figure changes', ask: 'Rise or fall, %', first: '3' },
  'date-near': { label: 'a key date for a property I own is coming up', ask: 'Days before', first: '90' },
  'cover-at-rate': { label: 'interest cover at a given rate is too low', ask: 'Interest cover (ICR), %', first: '125' },
  'loan-to-value': { label: 'loan to value rises above a limit', ask: 'Loan to value, %', first: '75' },
};

export const firstDraft: RuleDraft = {
  kind: 'gross-yield',
  value: draftKinds['gross-yield'].first,
  currency: 'GBP',
  scope: 'all',
  stage: 'shortlisted',
  strategy: 'buy-to-let',
  tag: '',
  area: '',
  deal: null,
  ownChanges: false,
  figure: null,
  what: 'mortgage-ends',
  rate: '8',
};

/** A stored rule as a draft. */
export function draftOf({ test, scope, ownChanges }: AlertRule): RuleDraft {
  return {
    ...firstDraft,
    kind: test.kind,
    value: valueText(test),
    currency: currencyOf(test),
    scope: scope.kind,
    ...(scope.kind === 'stage' ? { stage: scope.stage } : {}),
    ...(scope.kind === 'strategy' ? { strategy: scope.strategy } : {}),
    ...(scope.kind === 'tag' ? { tag: scope.tag } : {}),
    ...(scope.kind === 'area' ? { area: scope.area } : {}),
    ...(scope.kind === 'deal' ? { deal: scope } : {}),
    ...(test.kind === 'area-figure' ? { figure: { place: test.place, measure: test.measure, label: test.label } } : {}),
    ...(test.kind === 'date-near' ? { what: test.what } : {}),
    ...(test.kind === 'cover-at-rate' ? { rate: String(toPercent(test.rate)) } : {}),
    ownChanges: ownChanges === true,
  };
}

/** A stored rule's currency; pounds when it has no amount. */
const currencyOf = (test: AlertTest): Currency => ('currency' in test ? test.currency : undefined) ?? 'GBP';

function valueText(test: AlertTest): string {
  if (isLevelTest(test)) return levelText(test);
  switch (test.kind) {
    case 'price-drop-share':
    case 'area-figure':
      return String(toPercent(test.share));
    case 'date-near':
      return String(test.days);
    case 'cover-at-rate':
      return String(toPercent(asRate(test.atLeast)));
    case 'loan-to-value':
      return String(toPercent(test.atMost));
    case 'price-drop':
    case 'price-at-most':
      return toMajor(test.amount).toLocaleString('en-GB');
    case 'back-on-market':
      return '';
    default:
      return unreachable(test);
  }
}

/** The invalid field and the message to show. */
export interface DraftProblem {
  readonly field: 'value' | 'rate' | 'figure' | 'tag' | 'area';
  readonly message: string;
}

type Asked = Pick<AlertRule, 'test' | 'scope'>;

/** The draft as a rule's test and scope, or the first problem. */
export function readDraft(draft: RuleDraft): Result<Asked, DraftProblem> {
  const test = readTest(draft);
  if (!test.ok) return test;
  const scope = isDealTest(test.value) ? readScope(draft) : ok<AlertScope>({ kind: 'all' });
  return scope.ok ? ok({ test: test.value, scope: scope.value }) : scope;
}

/** The draft as a rule to store, replacing the rule it was created from. */
export function ruleOf(
  asked: Asked,
  { draft, before, at }: { readonly draft: RuleDraft; readonly before: AlertRule | null; readonly at: Instant },
): AlertRule {
  const { ownChanges: _, ...kept } = before ?? { on: true, createdAt: at };
  return { ...kept, version: versionOf(asked.test), ...asked, ...(draft.ownChanges ? { ownChanges: true } : {}), updatedAt: at };
}

function readTest(draft: RuleDraft): Result<AlertTest, DraftProblem> {
  const { kind, figure, currency } = draft;
  if (kind === 'back-on-market') return ok({ kind });
  const read = parseAmount(draft.value, { kind: isAmount(kind) ? 'money' : 'number', currency });
  if (!read.ok) return wrong('value', read.error);
  const number = read.value.value;
  if (isLevelKind(kind)) {
    const level = readLevel(kind, number, currency);
    return level.ok ? level : wrong('value', level.error);
  }
  switch (kind) {
    case 'price-drop-share':
      return isPercent(number) ? ok({ kind, share: percent(number) }) : wrong('value', percentExpected);
    case 'price-drop':
    case 'price-at-most':
      return number >= 1 && number <= 1e9
        ? ok({ kind, amount: fromMajor(number), currency })
        : wrong('value', `Enter an amount of ${currencySigns[currency]}1 or more`);
    case 'area-figure':
      if (figure === null) return wrong('figure', 'Choose a place and a figure');
      return isPercent(number) ? ok({ kind, ...figure, share: percent(number) }) : wrong('value', percentExpected);
    case 'date-near':
    case 'cover-at-rate':
    case 'loan-to-value':
      return readOwned(kind, number, draft);
    default:
      return unreachable(kind);
  }
}

export const isAmount = (kind: AlertKind): boolean =>
  isLevelKind(kind) ? levels[kind].unit === 'money' : kind === 'price-drop' || kind === 'price-at-most';

function readOwned(kind: PortfolioTest['kind'], number: number, { what, rate }: RuleDraft): Result<AlertTest, DraftProblem> {
  if (kind === 'date-near')
    return number >= 1 && number <= 730 ? ok({ kind, what, days: Math.round(number) }) : wrong('value', 'Enter 1 to 730 days');
  if (kind === 'loan-to-value') return isPercent(number) ? ok({ kind, atMost: percent(number) }) : wrong('value', percentExpected);
  const at = parseAmount(rate, { kind: 'number' });
  if (!at.ok || !isPercent(at.value.value)) return wrong('rate', at.ok ? percentExpected : at.error);
  return number >= 1 && number <= 10_000
    ? ok({ kind, rate: percent(at.value.value), atLeast: percent(number) })
    : wrong('value', 'Enter a percentage such as 125');
}

const wrong = (field: DraftProblem['field'], message: string): Result<never, DraftProblem> => err({ field, message });

function readScope({ scope, stage, strategy, tag, area, deal }: RuleDraft): Result<AlertScope, DraftProblem> {
  switch (scope) {
    case 'stage':
      return ok({ kind: scope, stage });
    case 'strategy':
      return ok({ kind: scope, strategy });
    case 'tag':
      return tag === '' ? err({ field: 'tag', message: 'Choose a tag' }) : ok({ kind: scope, tag });
    case 'area':
      return /^[0-9A-Za-z]{1,8}$/.test(area.trim())
        ? ok({ kind: scope, area: area.trim().toUpperCase() })
        : err({
            field: 'area',
            message:
              'Enter a district such as M6, or its letters, such as M. Outside the UK, enter a postcode or ZIP code, or the start of one',
          });
    case 'deal':
      return ok(deal ?? { kind: 'all' });
    case 'all':
      return ok({ kind: scope });
    default:
      return unreachable(scope);
  }
}
