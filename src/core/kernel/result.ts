/** Expected failure as tagged data: `{ok: true, value}` or `{ok: false, error}`. Throw only for bugs. */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const err = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });

/** Ends an exhaustive switch: a case that is not handled fails to compile, and throws if data from outside slips through. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
