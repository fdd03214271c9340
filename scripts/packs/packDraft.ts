import type { PackJson } from '../../src/core/area/pack/pack.ts';

/** A pack before it is written. */
export interface PackDraft {
  readonly json: PackJson;
  /** What the app needs at once and keeps with itself, or what it fetches when asked for. */
  readonly load: 'precached' | 'on demand';
  /** Rows of the table people mean when they ask how large it is. */
  readonly rows: number;
  /** The time of each group of columns: `{"Prices": "January 2025"}`. */
  readonly vintage: Readonly<Record<string, string>>;
  /** Most bytes after gzip. */
  readonly budget: number;
  /** Rows it had when it was last checked; more than 2 % away fails. */
  readonly expectedRows: number;
}

/** What a builder has found wrong with the publishers' files. Each line names file, place and value. */
export class GateFailure extends Error {
  override readonly name = 'GateFailure';
  readonly pack: string;
  readonly reasons: readonly string[];

  constructor(pack: string, reasons: readonly string[]) {
    super(`${pack}: ${reasons.slice(0, 20).join('; ')}${reasons.length > 20 ? `; and ${reasons.length - 20} more` : ''}`);
    this.pack = pack;
    this.reasons = reasons;
  }
}
