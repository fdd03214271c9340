import type { Instant } from '../kernel/calendar.ts';
import type { FiredAlert } from './alertEvent.ts';
import { fireAlert, type NamedRule } from './fireAlert.ts';
import type { AlertFigure } from './alertFigure.ts';

/** A place's figure in a pack; `text` is the displayed value with its unit. */
export interface AreaReading {
  readonly value: number;
  readonly text: string;
  /** The period the figure covers: "January 2025". */
  readonly period: string;
}

export interface AreaChange {
  readonly before: AreaReading | null;
  readonly after: AreaReading;
  readonly now: Instant;
}

/** The alerts a rule fires when a newer data pack replaces another; none if the place had no figure in the older pack. */
export function evaluateAreaRule(named: NamedRule, { before, after, now }: AreaChange): readonly FiredAlert[] {
  const { test } = named.rule;
  if (test.kind !== 'area-figure' || before === null || before.value === 0) return [];
  const moved = Math.abs(after.value - before.value) / Math.abs(before.value);
  if (Math.round(moved * 10_000) < Math.round(test.share * 10_000)) return [];
  const { kind, code, name } = test.place;
  const about = { kind: 'area', id: `${kind}:${code}`, title: name } as const;
  return [fireAlert(named, { about, from: figure(before), to: figure(after), which: test.measure }, now)];
}

const figure = ({ text, period }: AreaReading): AlertFigure => ({ unit: 'text', text: `${text} (${period})` });
