/** One cell of a file. Text is unescaped, as the user sees it. */
export type SheetCell = string | number | null;

/** A table for files: header and rows. `kinds` sets the number format per column. */
export interface SheetTable {
  readonly head: readonly string[];
  readonly kinds: readonly ('text' | 'amount' | 'number')[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Limits for files to read. */
export const sheetLimits = { rows: 50_000, columns: 300, cells: 1_000_000, unpackedBytes: 100_000_000 };

/** Yields to the page while thousands of rows are written. */
export const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const rowsAtOnce = 400;
