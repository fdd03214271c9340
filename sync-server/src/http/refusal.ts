/** A refused call: its message, its status, and when to retry if known. */
export interface Refusal<Code extends string = string> {
  readonly status: number;
  readonly code: Code;
  /** The message for the person. */
  readonly message: string;
  readonly retryAfterSeconds?: number;
}

/** Prevents caching, because every response here belongs to one person. */
export const noStore = { 'cache-control': 'no-store' } as const;

export const refusalResponse = ({ status, code, message, retryAfterSeconds }: Refusal): Response =>
  Response.json({ code, message }, { status, headers: { ...noStore, ...retryAfter(retryAfterSeconds) } });

/** The Retry-After header. Empty if the time is unknown. */
export const retryAfter = (seconds: number | undefined) => (seconds === undefined ? {} : { 'retry-after': String(seconds) });

/** The failure for a call over one person's rate limit. `seconds` is the time until the next is accepted. */
export const rateLimitedRefusal = <Code extends string>(code: Code, seconds: number): Refusal<Code> => ({
  status: 429,
  code,
  message: 'Too many requests. Wait a moment and try again.',
  retryAfterSeconds: seconds,
});
