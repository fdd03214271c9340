import type { DealRow } from '../rows.ts';

/** Best score first; equal ones by id. */
export const byRank = (left: DealRow, right: DealRow): number => left.rank - right.rank || (left.id < right.id ? -1 : 1);
