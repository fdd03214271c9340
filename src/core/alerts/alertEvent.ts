import type { Instant } from '../kernel/calendar.ts';
import type { AlertTest } from './alertRule.ts';
import type { AlertFigure } from './alertFigure.ts';

/** The subject of an event, and the screen it links to. */
export type AlertAbout =
  | { readonly kind: 'deal'; readonly id: string; readonly title: string }
  | { readonly kind: 'area'; readonly id: string; readonly title: string }
  | { readonly kind: 'holding'; readonly id: string; readonly title: string };

/**
 * An alert that a rule fired. It keeps a copy of the rule's test, so that its text stays correct if the rule changes. `read` and
 * `dismissed` are flags rather than times, so that two devices that set them store the same value.
 */
export interface AlertEvent {
  readonly version: number;
  readonly ruleId: string;
  readonly test: AlertTest;
  readonly about: AlertAbout;
  /** The previous value. Null if there is none, as for a new deal or an approaching date. */
  readonly from: AlertFigure | null;
  readonly to: AlertFigure;
  /** The time at which a device detected the change; the only property that may differ between devices. */
  readonly firedAt: Instant;
  readonly read?: true;
  readonly dismissed?: true;
}

/** An event and its id. The id is the same on every device for the same change. */
export interface FiredAlert {
  readonly id: string;
  readonly event: AlertEvent;
}

/** The number of days after which an event is deleted, read or not. */
export const eventRetentionDays = 90;

/** Whether an event is older than `eventRetentionDays` days and can be deleted. */
export const isOutdated = ({ firedAt }: AlertEvent, now: Instant): boolean => now - firedAt > eventRetentionDays * 86_400_000;
