import type { Deal } from '../core/deal/deal.ts';
import type { KeptPage } from '../core/protocol/extensionMessages.ts';
import type { TapeBand } from '../core/chart/tapeGeometry.ts';
import type { ReportFigure } from '../core/report/report.ts';
import type { Tone } from '../core/chart/tone.ts';

/** Panel content for a listing page. */
export interface ListingView {
  readonly title: string;
  readonly subtitle: string;
  /** The basis of the figures: "England, buy-to-let, before tax". */
  readonly basis: string;
  /** Whether no app is connected, in which case default targets and assumptions apply. */
  readonly isStandard: boolean;
  readonly result: MeasuredView | { readonly kind: 'gap'; readonly words: string };
  readonly inputs: readonly PanelInput[];
  /** Details that are missing from the page and that a buyer should check. */
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
  /** The offer that would meet the targets, and alternatives. */
  readonly solves: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

/** One editable input. */
export interface PanelInput {
  readonly key: string;
  readonly label: string;
  /** "a month", "of the price"; '' when there is none. */
  readonly unit: string;
  /** The value as field text; '' when unknown. */
  readonly text: string;
  /** Whether the user typed it. */
  readonly isOwn: boolean;
  /** The error in the typed text; null when valid. */
  readonly trouble: string | null;
}

/** A listing that the app or the extension already has. */
export interface KnownView {
  /** "In your deals: Viewing", "Kept. It will be added when you open Yardstick" */
  readonly words: string;
  /** "£5,000 lower than when last read (£185,000)"; null when the price is unchanged or unknown. */
  readonly change: string | null;
  /** The deal's page in the app; null while waiting. */
  readonly dealUrl: string | null;
}

/** One listing on a search results page. */
export interface CardView {
  readonly listingId: string;
  readonly url: string | null;
  readonly title: string;
  /** The formatted price. `asked` is the same in minor units of `currency`. */
  readonly price: string;
  readonly asked: number | null;
  readonly currency: string;
  readonly score: number | null;
  readonly tone: Tone;
  /** "Misses 2 of 6 rules", or the reason there is no score. */
  readonly standing: string;
  readonly meetsRules: boolean;
  readonly netYield: number | null;
  readonly netYieldText: string;
  readonly cashFlow: number | null;
  readonly cashFlowText: string;
  readonly known: KnownView | null;
}

export type PageView =
  /** `deal` is sent back with every request, because the worker is stateless. */
  | { readonly kind: 'listing'; readonly deal: Deal; readonly view: ListingView }
  | { readonly kind: 'search'; readonly cards: readonly CardView[]; readonly basis: string; readonly isStandard: boolean }
  /** The page went to another listing without reloading, so its data is for the previous one. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'unreadable'; readonly words: string }
  /** The page is neither a listing nor search results, so nothing is shown. */
  | { readonly kind: 'none' };

/** Typed texts by input. Empty text restores the listing's value. */
export type Typed = Readonly<Record<string, string>>;

export interface SaveQuestion {
  readonly address: string;
  readonly title: string;
  readonly html: string;
  /** Listing ids of the selected cards; null for the whole page. */
  readonly only: readonly string[] | null;
  readonly own: KeptPage['own'];
  /** The listings on the page, to recognise them until the app has them. */
  readonly homes: readonly { readonly url: string; readonly asked: number | null; readonly currency: string }[];
}

export type Kept = { readonly ok: true; readonly words: string } | { readonly ok: false; readonly words: string };

/** State sent to the app's page, with the ids of waiting pages. */
export interface AppState {
  readonly connected: boolean;
  readonly waiting: readonly string[];
}

/** State of the popup. */
export interface PopupState {
  readonly asked: string | null;
  readonly connected: { readonly origin: string; readonly snapshotAt: number | null; readonly deals: number } | null;
  readonly waiting: readonly { readonly id: string; readonly title: string; readonly at: number }[];
  readonly appUrl: string;
}

/** Requests to the worker and their responses, by name. */
export interface Questions {
  'portal/read': { readonly ask: { readonly address: string; readonly html: string }; readonly answer: PageView };
  'portal/measure': { readonly ask: { readonly deal: Deal; readonly typed: Typed }; readonly answer: MeasureAnswer };
  'portal/keep': { readonly ask: SaveQuestion; readonly answer: Kept };
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
  /** The valid typed values, to keep with the page. */
  readonly own: KeptPage['own'];
}

export type QuestionName = keyof Questions;

/** Sent to content scripts when connection, deals or waiting pages change. */
export const changedMessage = { kind: 'changed' } as const;
