import type { Instant } from '../kernel/calendar.ts';
import type { AlertTest } from './alertRule.ts';
import type { AlertFigure } from './alertFigure.ts';

/** What an event is about, and with it where it leads. */
export type AlertAbout =
  | { readonly kind: 'deal'; readonly id: string; readonly title: string }
  | { readonly kind: 'area'; readonly id: string; readonly title: string }
  | { readonly kind: 'holding'; readonly id: string; readonly title: string };

/**
 * Something a rule asked for happened. It keeps what was asked, so that its words stay true when the rule changes. `read` and `dismissed`
 * are marks and no times, so that two devices that set them agree.
 */
export interface AlertEvent {
  readonly version: number;
  readonly ruleId: string;
  readonly test: AlertTest;
  readonly about: AlertAbout;
  /** Null where there was nothing before: a new deal, a date. */
  readonly from: AlertFigure | null;
  readonly to: AlertFigure;
  /** When a device found it; the one member two devices may differ in. */
  readonly firedAt: Instant;
  readonly read?: true;
  readonly dismissed?: true;
}

/** An event and its id, which the same change makes on every device. */
export interface FiredAlert {
  readonly id: string;
  readonly event: AlertEvent;
}

/** Days after which an event is deleted, read or not. */
export const keptDays = 90;

/** Whether an event is older than `keptDays` days and can be deleted. */
export const isOutdated = ({ firedAt }: AlertEvent, now: Instant): boolean => now - firedAt > keptDays * 86_400_000;
