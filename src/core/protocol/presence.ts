import * as v from 'valibot';

/**
 * `POST /sync/v1/presence`: which deal a member has open in a workspace, or null when they close it. Nothing is stored. The other members'
 * open streams get it as the event `presence`. The answer is `{}`.
 */
export const presenceCall = v.object({
  workspace: v.pipe(v.string(), v.uuid()),
  deal: v.nullable(v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/))),
  device: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,40}$/)),
});
export type PresenceCall = v.InferOutput<typeof presenceCall>;

/** The event `presence` of a stream. A device that hears nothing of a member for a while should no longer show them. */
export const presence = v.object({
  user: v.string(),
  name: v.string(),
  /** One of the person's devices: each may have another deal open. */
  device: v.string(),
  deal: v.nullable(v.string()),
});
export type Presence = v.InferOutput<typeof presence>;
