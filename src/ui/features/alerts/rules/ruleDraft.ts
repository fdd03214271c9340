import { alertSchemaVersion, type AlertRule, type AlertScope, type AlertTest } from '../../../../core/alerts/alertRule.ts';
import type { DealStage } from '../../../../core/deal/deal.ts';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import type { Instant } from '../../../../core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../core/kernel/money.ts';
import { percent, toPercent } from '../../../../core/kernel/rate.ts';
import { err, ok, unreachable, type Result } from '../../../../core/kernel/result.ts';

/** What a rule over deals is asked in; the others are edited as they are. */
export type DraftKind = Exclude<AlertTest['kind'], 'area-figure' | 'date-near' | 'covenant'>;

/** A rule as it is being typed. */
export interface RuleDraft {
  readonly kind: DraftKind;
  readonly value: string;
  readonly scope: AlertScope['kind'];
  readonly stage: DealStage;
  readonly tag: string;
  readonly area: string;
  /** The one deal a rule was made for; null where there is none. */
  readonly deal: Extract<AlertScope, { readonly kind: 'deal' }> | null;
  readonly ownChanges: boolean;
}

/** How the value of each kind is asked for. */
export const draftKinds: Readonly<Record<DraftKind, { readonly label: string; readonly ask: string | null; readonly first: string }>> = {
  'gross-yield': { label: 'its gross yield reaches', ask: 'Gross yield, % a year', first: '6' },
  'net-yield': { label: 'its net yield reaches', ask: 'Net yield, % a year', first: '4' },
  score: { label: 'its score reaches', ask: 'Score, of 100', first: '70' },
  'price-drop-share': { label: 'the asking price falls by a share', ask: 'Fall, %', first: '5' },
  'price-drop': { label: 'the asking price falls by an amount', ask: 'Fall, £', first: '5,000' },
  'price-at-most': { label: 'the asking price is low enough', ask: 'Price at most, £', first: '150,000' },
  'back-on-market': { label: 'it is back on the market', ask: null, first: '' },
};

export const firstDraft: RuleDraft = {
  kind: 'gross-yield',
  value: draftKinds['gross-yield'].first,
  scope: 'all',
  stage: 'shortlisted',
  tag: '',
  area: '',
  deal: null,
  ownChanges: false,
};

/** A stored rule as a draft; null for one that is not over deals. */
export function draftOf({ test, scope, ownChanges }: AlertRule): RuleDraft | null {
  if (test.kind === 'area-figure' || test.kind === 'date-near' || test.kind === 'covenant') return null;
  return {
    ...firstDraft,
    kind: test.kind,
    value: valueText(test),
    scope: scope.kind,
    ...(scope.kind === 'stage' ? { stage: scope.stage } : {}),
    ...(scope.kind === 'tag' ? { tag: scope.tag } : {}),
    ...(scope.kind === 'area' ? { area: scope.area } : {}),
    ...(scope.kind === 'deal' ? { deal: scope } : {}),
    ownChanges: ownChanges === true,
  };
}

function valueText(test: Extract<AlertTest, { readonly kind: DraftKind }>): string {
  switch (test.kind) {
    case 'score':
      return String(test.atLeast);
    case 'gross-yield':
    case 'net-yield':
      return String(toPercent(test.atLeast));
    case 'price-drop-share':
      return String(toPercent(test.share));
    case 'price-drop':
    case 'price-at-most':
      return toMajor(test.amount).toLocaleString('en-GB');
    case 'back-on-market':
      return '';
    default:
      return unreachable(test);
  }
}

/** Which field is wrong, and why, for the person. */
export interface DraftProblem {
  readonly field: 'value' | 'tag' | 'area';
  readonly message: string;
}

type Asked = Pick<AlertRule, 'test' | 'scope'>;

/** What a draft asks for. */
export function readDraft(draft: RuleDraft): Result<Asked, DraftProblem> {
  const test = readTest(draft);
  if (!test.ok) return err({ field: 'value', message: test.error });
  const scope = readScope(draft);
  return scope.ok ? ok({ test: test.value, scope: scope.value }) : scope;
}

/** A draft as the rule to be stored, in the place of the one it was made from. */
export function ruleOf(
  asked: Asked,
  { draft, before, at }: { readonly draft: RuleDraft; readonly before: AlertRule | null; readonly at: Instant },
): AlertRule {
  const { ownChanges: _, ...kept } = before ?? { on: true, createdAt: at };
  return { ...kept, version: alertSchemaVersion, ...asked, ...(draft.ownChanges ? { ownChanges: true } : {}), updatedAt: at };
}

function readTest({ kind, value }: RuleDraft): Result<AlertTest, string> {
  if (kind === 'back-on-market') return ok({ kind });
  const read = parseAmount(value);
  if (!read.ok) return read;
  const number = read.value.value;
  switch (kind) {
    case 'score':
      return number >= 1 && number <= 100 ? ok({ kind, atLeast: Math.round(number) }) : err('A score is from 1 to 100');
    case 'gross-yield':
    case 'net-yield':
      return isPercent(number) ? ok({ kind, atLeast: percent(number) }) : err('Type a percentage from 0.01 to 100');
    case 'price-drop-share':
      return isPercent(number) ? ok({ kind, share: percent(number) }) : err('Type a percentage from 0.01 to 100');
    case 'price-drop':
    case 'price-at-most':
      return number >= 1 && number <= 1e9 ? ok({ kind, amount: fromMajor(number), currency: 'GBP' }) : err('Type an amount of £1 or more');
    default:
      return unreachable(kind);
  }
}

const isPercent = (number: number): boolean => number >= 0.01 && number <= 100;

function readScope({ scope, stage, tag, area, deal }: RuleDraft): Result<AlertScope, DraftProblem> {
  switch (scope) {
    case 'stage':
      return ok({ kind: scope, stage });
    case 'tag':
      return tag === '' ? err({ field: 'tag', message: 'Choose a tag' }) : ok({ kind: scope, tag });
    case 'area':
      return /^[0-9A-Za-z]{1,8}$/.test(area.trim())
        ? ok({ kind: scope, area: area.trim().toUpperCase() })
        : err({ field: 'area', message: 'Type a district such as M6, or its letters alone, such as M' });
    case 'deal':
      return ok(deal ?? { kind: 'all' });
    case 'all':
      return ok({ kind: scope });
    default:
      return unreachable(scope);
  }
}
