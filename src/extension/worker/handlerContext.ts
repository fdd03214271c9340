import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Store } from './store.ts';

/** The worker's dependencies: store, clock and random ids. */
export interface HandlerContext {
  readonly store: Store;
  readonly now: () => Instant;
  readonly newId: () => Id;
  readonly newUuid: () => string;
  /** The app to suggest when none is connected. */
  readonly appUrl: string;
  readonly openTab: (url: string) => Promise<void>;
  /** Notifies every content script of a change. */
  readonly tellPages: () => Promise<void>;
}
