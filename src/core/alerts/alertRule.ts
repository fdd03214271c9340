import type { DealStage } from '../deal/deal.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { Instant } from '../kernel/calendar.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import { currencyAsked, isLevelTest, type LevelTest } from './levelTest.ts';

/** Raised when an older app could no longer read a rule or an event; it then sets them aside instead of cutting them down. */
export const alertSchemaVersion = 2;

/** The record version a test needs: version 1 knows only amounts in pounds and would misread others. */
export const versionOf = (test: AlertTest): number => (isLevelTest(test) && (currencyAsked(test) ?? 'GBP') !== 'GBP' ? 2 : 1);

/** Something that happens to a listing. */
export type StepTest =
  /** By this much or more since the last time it was told, or since the highest price before it. */
  | { readonly kind: 'price-drop'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'price-drop-share'; readonly share: Rate }
  | { readonly kind: 'price-at-most'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'back-on-market' };

export type DealTest = LevelTest | StepTest;

/** A figure of the area packs, whichever way it moves. `measure` is the pack's own name of it; `label` and `name` are for words. */
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
 * What the person owns: a date that comes near, or what a lender asks that would no longer hold. `atLeast` is rent over interest, as 1.25.
 */
export type PortfolioTest =
  | { readonly kind: 'date-near'; readonly what: ObligationKind; readonly days: number }
  | { readonly kind: 'cover-at-rate'; readonly rate: Rate; readonly atLeast: number }
  | { readonly kind: 'loan-to-value'; readonly atMost: Rate };

export type AlertTest = DealTest | AreaTest | PortfolioTest;
export type AlertKind = AlertTest['kind'];

/** Which deals a rule is about. `area` is a district ("M6"), the letters of one ("M"), or a ZIP code or how some begin ("45402", "454"). */
export type AlertScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'stage'; readonly stage: DealStage }
  | { readonly kind: 'strategy'; readonly strategy: StrategyId }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'deal'; readonly dealId: string; readonly title: string }
  | { readonly kind: 'area'; readonly area: string };

/** One rule of the person, in words: `ruleSentence.ts`. */
export interface AlertRule {
  readonly version: number;
  readonly test: AlertTest;
  /** Everything the person has where the rule is not about deals. */
  readonly scope: AlertScope;
  readonly on: boolean;
  /** The person's own edits on the same device count too. */
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
