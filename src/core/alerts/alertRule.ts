import type { DealStage } from '../deal/deal.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { Instant } from '../kernel/calendar.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import { limitCurrency, isLevelTest, type LevelTest } from './levelTest.ts';

/** The newest record version. It is increased when older apps would misread a rule or an event; they then set the record aside unread. */
export const alertSchemaVersion = 2;

/** The record version a test needs: version 1 supports only amounts in pounds and would misread others. */
export const versionOf = (test: AlertTest): number => (isLevelTest(test) && (limitCurrency(test) ?? 'GBP') !== 'GBP' ? 2 : 1);

/** A change to a listing. */
export type StepTest =
  /** The asking price fell by at least this much from its highest level since the last reported drop. */
  | { readonly kind: 'price-drop'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'price-drop-share'; readonly share: Rate }
  | { readonly kind: 'price-at-most'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'back-on-market' };

export type DealTest = LevelTest | StepTest;

/** Any change in a figure in the area packs. `measure` is the pack's name for it; `label` and `name` are for display. */
export interface AreaTest {
  readonly kind: 'area-figure';
  readonly place: { readonly kind: string; readonly code: string; readonly name: string };
  readonly measure: string;
  readonly label: string;
  readonly share: Rate;
}

export const obligationKinds = ['mortgage-ends', 'rent-review', 'certificate-expires'] as const;
export type ObligationKind = (typeof obligationKinds)[number];

/**
 * An approaching date for a holding, or a lender's covenant at risk of being breached. `atLeast` is a ratio of rent to interest, such as
 * 1.25.
 */
export type PortfolioTest =
  | { readonly kind: 'date-near'; readonly what: ObligationKind; readonly days: number }
  | { readonly kind: 'cover-at-rate'; readonly rate: Rate; readonly atLeast: number }
  | { readonly kind: 'loan-to-value'; readonly atMost: Rate };

export type AlertTest = DealTest | AreaTest | PortfolioTest;
export type AlertKind = AlertTest['kind'];

/**
 * The deals a rule applies to. `area` is a district ("M6"), the letters it starts with ("M"), a ZIP code or its leading digits ("45402",
 * "454").
 */
export type AlertScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'stage'; readonly stage: DealStage }
  | { readonly kind: 'strategy'; readonly strategy: StrategyId }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'deal'; readonly dealId: string; readonly title: string }
  | { readonly kind: 'area'; readonly area: string };

/** One of the user's rules; `describeRule.ts` describes it as text. */
export interface AlertRule {
  readonly version: number;
  readonly test: AlertTest;
  /** What the rule applies to. `all` for a rule that is not about deals. */
  readonly scope: AlertScope;
  readonly on: boolean;
  /** Whether edits the user makes on the same device also fire the rule. */
  readonly ownChanges?: true;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

const stepKinds: ReadonlySet<AlertKind> = new Set([
  'price-drop',
  'price-drop-share',
  'price-at-most',
  'back-on-market',
] satisfies readonly StepTest['kind'][]);

/** Whether a test is about a deal. */
export const isDealTest = (test: AlertTest): test is DealTest => isLevelTest(test) || stepKinds.has(test.kind);

/** Whether a test is about the portfolio. */
export const isPortfolioTest = (test: AlertTest): test is PortfolioTest =>
  test.kind === 'date-near' || test.kind === 'cover-at-rate' || test.kind === 'loan-to-value';
