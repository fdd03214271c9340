import type { InvokeFailure } from '../account/account.ts';
import { teamRefusals, type TeamRefusal } from '../core/contracts/teamsContract.ts';

/**
 * Why an action on a team did not happen. `message` says what to do. `refused`: the server refused it, with its reason. `storage`: this
 * device could not store or read the data.
 */
export type TeamFailure =
  | { readonly kind: 'offline' | 'signed-out' | 'server' | 'storage'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: TeamRefusal; readonly message: string };

/** A failed call to the function `teams`, as a failure with a message for people. */
export function teamFailure({ kind, body, status }: InvokeFailure): TeamFailure {
  const refusal = refusalIn(body);
  if (refusal !== null) return { kind: 'refused', refusal, message: refusals[refusal] };
  if (kind === 'offline') return { kind: 'offline', message: 'You’re offline. Connect to the internet, then try again.' };
  if (kind === 'unauthorized') return { kind: 'signed-out', message: 'Your session has ended. Sign in again, then try again.' };
  if (status === 429) return { kind: 'refused', refusal: 'too_many', message: refusals.too_many };
  return unreadable;
}

/** An answer that is not what was agreed. */
export const unreadable: TeamFailure = { kind: 'server', message: 'The server couldn’t do this. Try again in a few minutes.' };

function refusalIn(body: unknown): TeamRefusal | null {
  const error: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null;
  return teamRefusals.find((refusal) => refusal === error) ?? null;
}

const refusals: Readonly<Record<TeamRefusal, string>> = {
  forbidden: 'Your role doesn’t allow this. Ask an owner of the workspace.',
  gone: 'This no longer exists. Ask an owner for a new invitation.',
  invalid: 'The server rejected this. Check what you entered, then try again.',
  plan_needed: 'This needs the Investor plan. Upgrade on the billing page, then try again.',
  no_seat: 'The workspace is full. Remove a member or an open invitation, then try again.',
  too_many: 'You’ve done this too often. Try again later.',
  last_owner: 'A workspace needs an owner. Make someone else an owner first.',
  wrong_address: 'This invitation is for another email address. Sign in with that address to accept it.',
  unconfirmed: 'Confirm your email address first, so that we know this invitation is yours. Then open it again.',
  closed: 'This workspace is closed. An owner can reopen it.',
};
