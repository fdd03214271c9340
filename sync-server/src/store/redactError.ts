/** The fields in which drivers put a statement's values, and PostgreSQL puts the rejected row. */
const telling = ['params', 'parameters', 'queryOptions', 'detail', 'where'] as const;

/** The error without values from people's rows, because it is logged. It keeps its code, message, statement and constraint. */
export function redactError(error: unknown): unknown {
  if (error instanceof Error) for (const field of telling) Reflect.deleteProperty(error, field);
  return error;
}
