import type { Query, Row, Text } from './database.ts';
import { redactError } from './redactError.ts';

type DriverQuery = (sql: string, parameters: Text[]) => Promise<readonly unknown[]>;

/**
 * A query function that accepts and returns only text and null. PGlite serialises parameters into a buffer shared by the whole process. A
 * value of another type throws half-way and leaves bytes that corrupt every later message, so one bad call would stop the server for good.
 * Throws TypeError, because a value of another type is a bug. Values are also removed from database errors.
 */
export function textOnly(driver: DriverQuery): Query {
  return async (sql, parameters = []) => {
    for (const [at, value] of parameters.entries()) {
      if (value !== null && typeof value !== 'string') throw new TypeError(`Parameter ${at + 1} is neither text nor null`);
    }
    const rows = await driver(sql, [...parameters]).catch((error: unknown) => {
      throw redactError(error);
    });
    return rows.map(asRow);
  };
}

function asRow(value: unknown): Row {
  const row = value as Record<string, unknown>;
  for (const [column, cell] of Object.entries(row)) {
    if (cell !== null && typeof cell !== 'string') throw new TypeError(`Column ${column} is not text. Cast it to text in the SQL`);
  }
  return row as Row;
}
