import type { Step } from '../edits/steps.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';

export interface PlannedChange {
  readonly line: number;
  readonly title: string;
  /** In words: "Monthly rent £1,250 → £1,300". */
  readonly words: readonly string[];
  readonly steps: readonly Step[];
}

/** A cell that cannot be read. Its whole line is left out. */
export interface ImportError {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** A line of the file by the names of its columns. */
export interface FileLine {
  readonly line: number;
  readonly cell: (name: string) => SheetCell;
  readonly has: (name: string) => boolean;
  /** The currency that the head of amounts names. */
  readonly currency: string | null;
}
