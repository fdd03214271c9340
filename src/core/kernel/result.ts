/** A value or an expected failure, as tagged data: `{ok: true, value}` or `{ok: false, error}`. Exceptions are thrown only for bugs. */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

/** A success with its value. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** An expected failure, with its reason. */
export const err = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });

/** Ends an exhaustive switch, so that an unhandled case does not compile. Throws if unvalidated data gets here. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
