import type { DealStage } from '../deal/deal.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { Instant } from '../kernel/calendar.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import { limitCurrency, isLevelTest, type LevelTest } from './levelTest.ts';

/** Increased when an older app can no longer read a rule or an event, which it then sets aside instead of truncating. */
export const alertSchemaVersion = 2;

/** The record version a test needs: version 1 knows only amounts in pounds and would misread others. */
export const versionOf = (test: AlertTest): number => (isLevelTest(test) && (limitCurrency(test) ?? 'GBP') !== 'GBP' ? 2 : 1);

/** A change of a listing. */
export type StepTest =
  /** At least this much since the last alert, or since the highest price before it. */
  | { readonly kind: 'price-drop'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'price-drop-share'; readonly share: Rate }
  | { readonly kind: 'price-at-most'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'back-on-market' };

export type DealTest = LevelTest | StepTest;

/** Any change of a figure in the area packs. `measure` is the pack's name for it; `label` and `name` are for display. */
export interface AreaTest {
  readonly kind: 'area-figure';
  readonly place: { readonly kind: string; readonly code: string; readonly name: string };
  readonly measure: string;
  readonly label: string;
  readonly share: Rate;
}

export const obligationKinds = ['mortgage-ends', 'rent-review', 'certificate-expires'] as const;
export type ObligationKind = (typeof obligationKinds)[number];

/** An approaching date for a holding, or a lender's covenant at risk of being breached. `atLeast` is rent over interest, such as 1.25. */
export type PortfolioTest =
  | { readonly kind: 'date-near'; readonly what: ObligationKind; readonly days: number }
  | { readonly kind: 'cover-at-rate'; readonly rate: Rate; readonly atLeast: number }
  | { readonly kind: 'loan-to-value'; readonly atMost: Rate };

export type AlertTest = DealTest | AreaTest | PortfolioTest;
export type AlertKind = AlertTest['kind'];

/** The deals a rule applies to. `area` is a district ("M6"), its letters ("M"), a ZIP code or its leading digits ("45402", "454"). */
export type AlertScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'stage'; readonly stage: DealStage }
  | { readonly kind: 'strategy'; readonly strategy: StrategyId }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'deal'; readonly dealId: string; readonly title: string }
  | { readonly kind: 'area'; readonly area: string };

/** One of the person's rules; `describeRule.ts` describes it as text. */
export interface AlertRule {
  readonly version: number;
  readonly test: AlertTest;
  /** For a rule that is not about deals: everything the person has. */
  readonly scope: AlertScope;
  readonly on: boolean;
  /** Whether the person's own edits on the same device count too. */
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
