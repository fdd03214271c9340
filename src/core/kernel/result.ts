/** Expected failure as tagged data: `{ok: true, value}` or `{ok: false, error}`. Throw only for bugs. */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

/** A success with its value. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** An expected failure with its reason. */
export const err = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });

/** Ends an exhaustive switch: an unhandled case fails to compile. Throws if data from outside gets here. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
