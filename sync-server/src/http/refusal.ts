/** A refused call: what the body says, its status, and when to come back where that is known. */
export interface Refusal<Code extends string = string> {
  readonly status: number;
  readonly code: Code;
  /** For the person. */
  readonly message: string;
  readonly retryAfterSeconds?: number;
}

/** What no cache may keep: every answer here is one person's. */
export const noStore = { 'cache-control': 'no-store' } as const;

export const refusalResponse = ({ status, code, message, retryAfterSeconds }: Refusal): Response =>
  Response.json({ code, message }, { status, headers: { ...noStore, ...retryAfter(retryAfterSeconds) } });

/** The header that says when to come back; none where that is not known. */
export const retryAfter = (seconds: number | undefined) => (seconds === undefined ? {} : { 'retry-after': String(seconds) });

/** A call beyond what one person may make; `seconds` until another is taken. */
export const tooManyCalls = <Code extends string>(code: Code, seconds: number): Refusal<Code> => ({
  status: 429,
  code,
  message: 'That was many calls in a short time. Wait a moment.',
  retryAfterSeconds: seconds,
});
