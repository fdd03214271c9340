import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Store } from './store.ts';

/** What the worker answers with: its store, the moment and chance. */
export interface AnswerContext {
  readonly store: Store;
  readonly now: () => Instant;
  readonly newId: () => Id;
  readonly newUuid: () => string;
  /** The app that is offered where none is connected. */
  readonly appUrl: string;
  readonly openTab: (url: string) => Promise<void>;
  /** Tells every page's script that something changed. */
  readonly tellPages: () => Promise<void>;
}
