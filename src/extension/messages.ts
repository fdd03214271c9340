import type { Deal } from '../core/deal/deal.ts';
import type { KeptPage } from '../core/protocol/extensionMessages.ts';
import type { TapeBand } from '../core/chart/tapeGeometry.ts';
import type { ReportFigure } from '../core/report/report.ts';
import type { Tone } from '../core/chart/tone.ts';

/** What a home's page shows in the panel, ready to draw. */
export interface ListingView {
  readonly title: string;
  readonly subtitle: string;
  /** What the figures rest on: "England, buy-to-let, before tax". */
  readonly basis: string;
  /** Whether nobody is connected, so that the usual targets and defaults are used. */
  readonly isStandard: boolean;
  readonly result: MeasuredView | { readonly kind: 'gap'; readonly words: string };
  readonly inputs: readonly PanelInput[];
  /** What the page leaves open and a buyer should check. */
  readonly missing: readonly string[];
  readonly known: KnownView | null;
}

export interface MeasuredView {
  readonly kind: 'measured';
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly zones: readonly TapeBand[];
  readonly tone: Tone;
  /** "Misses 2 of 6 rules" */
  readonly standing: string;
  readonly verdict: string;
  readonly figures: readonly ReportFigure[];
  /** The offer that would meet the targets, and what else would. */
  readonly solves: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

/** One input that can be typed over. */
export interface PanelInput {
  readonly key: string;
  readonly label: string;
  /** "a month", "of the price"; empty where there is none. */
  readonly unit: string;
  /** The value as it is typed; empty where none is known. */
  readonly text: string;
  /** Whether the person typed it. */
  readonly isOwn: boolean;
  /** What is wrong with what was typed; null where nothing is. */
  readonly trouble: string | null;
}

/** What the app, or the extension itself, has of a listing already. */
export interface KnownView {
  /** "In your deals: Viewing", "Kept; waits for the app" */
  readonly words: string;
  /** "Asks £5,000 less than when it was last read (£185,000)"; null where the price is the same or not known. */
  readonly change: string | null;
  /** The deal's page in the app; null where it waits. */
  readonly dealUrl: string | null;
}

/** One home of a page of search results. */
export interface CardView {
  readonly listingId: string;
  readonly url: string | null;
  readonly title: string;
  /** As it is shown; `asked` is the same in minor units of `currency`. */
  readonly price: string;
  readonly asked: number | null;
  readonly currency: string;
  readonly score: number | null;
  readonly tone: Tone;
  /** "Misses 2 of 6 rules", or why there is no score. */
  readonly standing: string;
  readonly meetsRules: boolean;
  readonly netYield: number | null;
  readonly netYieldText: string;
  readonly cashFlow: number | null;
  readonly cashFlowText: string;
  readonly known: KnownView | null;
}

export type PageView =
  /** `deal` goes back with every question about it: the worker keeps nothing between two. */
  | { readonly kind: 'listing'; readonly deal: Deal; readonly view: ListingView }
  | { readonly kind: 'search'; readonly cards: readonly CardView[]; readonly basis: string; readonly isStandard: boolean }
  /** The page loaded another home's data and then went on without loading anew. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'unreadable'; readonly words: string }
  /** No page of homes: nothing is shown. */
  | { readonly kind: 'none' };

/** What was typed, by input; empty text takes the value of the listing again. */
export type Typed = Readonly<Record<string, string>>;

export interface KeepQuestion {
  readonly address: string;
  readonly title: string;
  readonly html: string;
  /** Listing ids of the cards chosen; null for the whole page. */
  readonly only: readonly string[] | null;
  readonly own: KeptPage['own'];
  /** The homes it is about, to be recognised until the app has them. */
  readonly homes: readonly { readonly url: string; readonly asked: number | null; readonly currency: string }[];
}

export type Kept = { readonly ok: true; readonly words: string } | { readonly ok: false; readonly words: string };

/** What the app's page is told of the extension, and the ids of the pages that wait for it. */
export interface AppState {
  readonly connected: boolean;
  readonly waiting: readonly string[];
}

/** What the popup shows. */
export interface PopupState {
  readonly asked: string | null;
  readonly connected: { readonly origin: string; readonly snapshotAt: number | null; readonly deals: number } | null;
  readonly waiting: readonly { readonly id: string; readonly title: string; readonly at: number }[];
  readonly appUrl: string;
}

/** The questions to the worker and their answers, by name. */
export interface Questions {
  'portal/read': { readonly ask: { readonly address: string; readonly html: string }; readonly answer: PageView };
  'portal/measure': { readonly ask: { readonly deal: Deal; readonly typed: Typed }; readonly answer: MeasureAnswer };
  'portal/keep': { readonly ask: KeepQuestion; readonly answer: Kept };
  'portal/open-app': { readonly ask: { readonly path: string }; readonly answer: null };
  'app/state': { readonly ask: null; readonly answer: AppState };
  'app/page': { readonly ask: { readonly id: string }; readonly answer: KeptPage | null };
  'app/received': { readonly ask: { readonly id: string }; readonly answer: AppState };
  'app/connect': { readonly ask: null; readonly answer: AppState };
  'app/snapshot': { readonly ask: { readonly snapshot: unknown }; readonly answer: AppState };
  'app/disconnect': { readonly ask: null; readonly answer: AppState };
  'popup/state': { readonly ask: null; readonly answer: PopupState };
  'popup/answer': { readonly ask: { readonly connect: boolean }; readonly answer: PopupState };
  'popup/disconnect': { readonly ask: null; readonly answer: PopupState };
  'popup/discard': { readonly ask: { readonly id: string }; readonly answer: PopupState };
}

export interface MeasureAnswer {
  readonly view: ListingView;
  /** The typed values that count, to be kept with the page. */
  readonly own: KeptPage['own'];
}

export type QuestionName = keyof Questions;

/** Told to the scripts in pages when connection, deals or waiting pages changed. */
export const changedMessage = { kind: 'changed' } as const;
