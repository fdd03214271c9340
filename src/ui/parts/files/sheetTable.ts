/** One cell of a file. Text is as the person sees it, without what guards it against being run. */
export type SheetCell = string | number | null;

/** A table as files hold it: a head and rows. `kinds` says how numbers of a column are shown. */
export interface SheetTable {
  readonly head: readonly string[];
  readonly kinds: readonly ('text' | 'amount' | 'number')[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** What a file to read may hold at most. */
export const sheetLimits = { rows: 50_000, columns: 300, cells: 1_000_000, unpackedBytes: 100_000_000 };

/** Gives the page a breath while thousands of rows are written. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const rowsAtOnce = 400;
