/** Where drivers put a statement's values, and PostgreSQL the row it refused. */
const telling = ['params', 'parameters', 'queryOptions', 'detail', 'where'] as const;

/** The same error without what people's rows hold: it reaches the log. Code, message, statement and constraint stay. */
export function withoutValues(error: unknown): unknown {
  if (error instanceof Error) for (const field of telling) Reflect.deleteProperty(error, field);
  return error;
}
