/** A cell of the table; row −1 is the header. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Rows per page. */
  readonly page: number;
}

/** The cell a key moves to, per the grid pattern of the ARIA Authoring Practices Guide; null for other keys. */
export function moveInGrid(from: CellPlace, key: { readonly key: string; readonly mod: boolean }, grid: Grid): CellPlace | null {
  const to = (row: number, column: number): CellPlace => ({
    row: Math.min(grid.rows - 1, Math.max(-1, row)),
    column: Math.min(grid.columns - 1, Math.max(0, column)),
  });
  const { row, column } = from;
  switch (key.key) {
    case 'ArrowDown':
      return to(key.mod ? grid.rows - 1 : row + 1, column);
    case 'ArrowUp':
      return to(key.mod ? 0 : row - 1, column);
    case 'ArrowRight':
      return to(row, key.mod ? grid.columns - 1 : column + 1);
    case 'ArrowLeft':
      return to(row, key.mod ? 0 : column - 1);
    case 'PageDown':
      return to(row + grid.page, column);
    case 'PageUp':
      return to(Math.max(0, row - grid.page), column);
    case 'Home':
      return to(key.mod ? 0 : row, 0);
    case 'End':
      return to(key.mod ? grid.rows - 1 : row, grid.columns - 1);
    default:
      return null;
  }
}
