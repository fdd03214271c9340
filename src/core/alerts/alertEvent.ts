import type { Instant } from '../kernel/calendar.ts';
import type { AlertTest } from './alertRule.ts';
import type { AlertFigure } from './alertFigure.ts';

/** The subject of an event, and the screen it links to. */
export type AlertAbout =
  | { readonly kind: 'deal'; readonly id: string; readonly title: string }
  | { readonly kind: 'area'; readonly id: string; readonly title: string }
  | { readonly kind: 'holding'; readonly id: string; readonly title: string };

/**
 * A rule's condition occurred. It stores the rule's test, so that its text stays correct if the rule changes. `read` and `dismissed` are
 * flags, not times, so that two devices that set them agree.
 */
export interface AlertEvent {
  readonly version: number;
  readonly ruleId: string;
  readonly test: AlertTest;
  readonly about: AlertAbout;
  /** Null without a previous value: a new deal, a date. */
  readonly from: AlertFigure | null;
  readonly to: AlertFigure;
  /** When a device detected it; the only member on which two devices may differ. */
  readonly firedAt: Instant;
  readonly read?: true;
  readonly dismissed?: true;
}

/** An event and its id, which is the same on every device for the same change. */
export interface FiredAlert {
  readonly id: string;
  readonly event: AlertEvent;
}

/** Days after which an event is deleted, read or not. */
export const eventRetentionDays = 90;

/** Whether an event is older than `eventRetentionDays` days and can be deleted. */
export const isOutdated = ({ firedAt }: AlertEvent, now: Instant): boolean => now - firedAt > eventRetentionDays * 86_400_000;
