import type { IsoDate } from '../kernel/calendar.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { ListingStatus } from '../listing/facts.ts';

/** A value before or after a change. `text` is a figure as its publisher writes it. */
export type AlertFigure =
  | { readonly unit: 'money'; readonly amount: Minor; readonly currency: Currency }
  | { readonly unit: 'rate'; readonly value: Rate }
  | { readonly unit: 'score'; readonly value: number }
  /** A cover multiple, such as 1.25. */
  | { readonly unit: 'cover'; readonly value: number }
  | { readonly unit: 'status'; readonly status: ListingStatus }
  | { readonly unit: 'day'; readonly day: IsoDate }
  | { readonly unit: 'text'; readonly text: string };
