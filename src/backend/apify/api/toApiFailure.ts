import { memberAt } from '../../../core/listing/values/member.ts';
import { lineOf } from '../../../core/listing/values/plainText.ts';
import type { ApiFailure, ApifyErrorDetails } from './apifyApi.ts';

/** Converts an error thrown by the client to a failure. Keeps only the status and Apify's own message. */
export function toApiFailure(thrown: unknown): ApiFailure {
  const code = memberAt(thrown, 'code');
  // The client's HTTP library reports this only in the message, without a code.
  if (code === 'ERR_BAD_RESPONSE' && /maxContentLength/.test(String(memberAt(thrown, 'message')))) return { kind: 'too-large' };
  const status = memberAt(thrown, 'statusCode');
  if (typeof status === 'number') return ofStatus(status, saidIn(thrown));
  // An error with a code came from the network. Without one, the client could not parse the response.
  return typeof code === 'string' && code !== 'invalid-response-body' ? { kind: 'unreachable' } : { kind: 'bad-answer' };
}

function ofStatus(status: number, said: ApifyErrorDetails): ApiFailure {
  switch (status) {
    case 401:
      return { kind: 'invalid-token', said };
    case 402:
      return { kind: 'payment-required', said };
    case 403:
      return { kind: 'forbidden', said };
    case 404:
      return { kind: 'not-found', said };
    case 429:
      return { kind: 'rate-limited', said };
    default:
      return status >= 500 ? { kind: 'unreachable' } : { kind: 'refused', status, said };
  }
}

const saidIn = (thrown: unknown): ApifyErrorDetails => ({
  type: lineOf(memberAt(thrown, 'type')),
  message: lineOf(memberAt(thrown, 'message')),
});
