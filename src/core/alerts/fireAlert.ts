import type { Instant } from '../kernel/calendar.ts';
import { hash53 } from '../kernel/hash53.ts';
import type { AlertAbout, AlertEvent, FiredAlert } from './alertEvent.ts';
import { versionOf, type AlertRule } from './alertRule.ts';
import { unreachable } from '../kernel/result.ts';
import type { AlertFigure } from './alertFigure.ts';

/** A rule with the id of its record. */
export interface NamedRule {
  readonly id: string;
  readonly rule: AlertRule;
}

interface Firing {
  readonly about: AlertAbout;
  readonly from: AlertFigure | null;
  readonly to: AlertFigure;
  /** Distinguishes this change from another one with the same figures. */
  readonly which: string;
}

/**
 * An event whose id is derived from the rule, its subject, the figures and `which`. Device and time are not part of it, so that every
 * device fires the same event.
 */
export function fireAlert({ id: ruleId, rule: { test } }: NamedRule, { which, ...change }: Firing, now: Instant): FiredAlert {
  const event: AlertEvent = { version: versionOf(test), ruleId, test, ...change, firedAt: now };
  const { about, from, to } = change;
  const id = hashText(JSON.stringify([ruleId, test.kind, about.kind, about.id, figureKey(from), figureKey(to), which]));
  return { id, event };
}

/** A 106-bit hash of a text as letters and digits; not for secrets. */
export function hashText(text: string): string {
  const parts = [hash53(text, 0x41), hash53(text, 0x9e37)].flat();
  return parts.map((part) => part.toString(36).padStart(7, '0')).join('');
}

/** Values as displayed, so that values that look equal are equal. */
function figureKey(figure: AlertFigure | null): string {
  if (figure === null) return '';
  switch (figure.unit) {
    case 'rate':
      return `rate ${Math.round(figure.value * 10_000)}`;
    case 'score':
      return `score ${Math.round(figure.value)}`;
    case 'cover':
      return `cover ${Math.round(figure.value * 100)}`;
    case 'money':
      return `money ${figure.currency} ${figure.amount}`;
    case 'status':
      return `status ${figure.status}`;
    case 'day':
      return `day ${figure.day}`;
    case 'text':
      return `text ${figure.text}`;
    default:
      return unreachable(figure);
  }
}
