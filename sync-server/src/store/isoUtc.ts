/** SQL for a timestamptz column as ISO text in UTC, under the column's own name: `2026-11-20T09:00:00.000Z`. */
export const isoUtc = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
