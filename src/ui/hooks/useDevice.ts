import type { Result } from '../../core/kernel/result.ts';
import { useService } from './services.ts';

/** What this device holds of the person, past every screen; loads when asked for. */
export interface Device {
  /** What only this device has of the person, counted in every one of their stores now; null where it cannot be counted. */
  countOnlyHere(userId: string): Promise<OnlyHere | null>;
  /** The same as files that can be brought back; everything as it is stored where it cannot be told apart. */
  exportOnlyHere(userId: string): Promise<readonly File[]>;
  /** Everything of one person as plain data: databases, stores, records. */
  readEverything(userId: string | null): Promise<unknown>;
  /**
   * Removes everything of one person, then starts the page anew. Counts what was never sent first, and removes nothing where that is more
   * than the person `agreed` to lose (all things together), or cannot be counted. Only for the person's own word, or a deleted account.
   */
  wipe(userId: string, agreed: number | 'everything'): Promise<Result<null, WipeFailure>>;
  /** Has the browser extension forget whoever connected it; a wipe does that too. */
  readonly forgetInExtension: () => Promise<void>;
}

/** What would be lost with this device. */
export interface OnlyHere {
  /** Changes, links and words for the community that were never sent. */
  readonly changes: number;
  /** Photos and voice notes, which are never sent. */
  readonly media: number;
}

/** `only-here`: nothing was removed, because this would be lost (null: it cannot be counted). `held`: a window keeps a part of it open. */
export type WipeFailure =
  | { readonly kind: 'only-here'; readonly onlyHere: OnlyHere | null }
  | { readonly kind: 'held'; readonly message: string };

/** What this device holds; loads when called. */
export const useDevice = (): (() => Promise<Device>) => useService('device');
