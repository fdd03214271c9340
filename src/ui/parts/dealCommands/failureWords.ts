import type { DataFailure } from '../../../data/commands/dealCommand.ts';

/** Why something was not stored, for the person. */
export function failureWords(failure: DataFailure): string {
  return failure.kind === 'not-found' ? 'This deal is not on this device any more.' : failure.message;
}
