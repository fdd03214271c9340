import { err, ok, type Result } from '../core/kernel/result.ts';

/** The promise's outcome as data: its value, what it threw, or `overdue` if it took longer than `ms`. The promise is not cancelled. */
export async function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
): Promise<Result<Value, 'overdue' | { readonly thrown: unknown }>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<Result<Value, 'overdue'>>((resolve) => {
    timer = setTimeout(() => resolve(err('overdue')), ms);
  });
  try {
    return await Promise.race([promise.then(ok, (thrown: unknown) => err({ thrown })), overdue]);
  } finally {
    clearTimeout(timer);
  }
}
