import type { PackJson } from '../../src/core/area/pack/pack.ts';

/** A pack before it is written. */
export interface PackDraft {
  readonly json: PackJson;
  /** Whether the app stores the pack from the start or downloads it when needed. */
  readonly load: 'precached' | 'on demand';
  /** The row count of the pack's main table. */
  readonly rows: number;
  /** The period of each group of columns: `{"Prices": "January 2025"}`. */
  readonly vintage: Readonly<Record<string, string>>;
  /** The maximum size after gzip, in bytes. */
  readonly budget: number;
  /** The row count when last checked. The build fails if it differs by more than 2%. */
  readonly expectedRows: number;
}

/** The faults a builder found in the publishers' files. Each line names file, place and value. */
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
