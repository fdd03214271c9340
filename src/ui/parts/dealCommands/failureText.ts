import type { DataFailure } from '../../../data/commands/dealCommand.ts';

/** The message for a failed save. */
export function failureText(failure: DataFailure): string {
  return failure.kind === 'not-found' ? 'This deal is no longer on this device.' : failure.message;
}
