import type { Step } from '../edits/undoableSteps.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';

export interface PlannedChange {
  readonly line: number;
  readonly title: string;
  /** The changes as text: "Monthly rent £1,250 → £1,300". */
  readonly words: readonly string[];
  readonly steps: readonly Step[];
}

/** A cell that cannot be read. Its whole row is skipped. */
export interface ImportError {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** A row of the file, addressed by column name. */
export interface FileLine {
  readonly line: number;
  readonly cell: (name: string) => SheetCell;
  readonly has: (name: string) => boolean;
  /** The currency in the header of amount columns; null if none is named. */
  readonly currency: string | null;
}
