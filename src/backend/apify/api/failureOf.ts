import { memberAt } from '../../../core/listing/values/member.ts';
import { lineOf } from '../../../core/listing/values/plainText.ts';
import type { ApiFailure, ApifySaid } from './apifyApi.ts';

/** What was thrown out of the client as a failure by name. Only the status and what Apify itself wrote are kept of it. */
export function failureOf(thrown: unknown): ApiFailure {
  const code = memberAt(thrown, 'code');
  // The client's HTTP library names no code for it but in words.
  if (code === 'ERR_BAD_RESPONSE' && /maxContentLength/.test(String(memberAt(thrown, 'message')))) return { kind: 'too-large' };
  const status = memberAt(thrown, 'statusCode');
  if (typeof status === 'number') return ofStatus(status, saidIn(thrown));
  // A code is the network's; without one the client could not make sense of what came.
  return typeof code === 'string' && code !== 'invalid-response-body' ? { kind: 'unreachable' } : { kind: 'bad-answer' };
}

function ofStatus(status: number, said: ApifySaid): ApiFailure {
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

const saidIn = (thrown: unknown): ApifySaid => ({ type: lineOf(memberAt(thrown, 'type')), message: lineOf(memberAt(thrown, 'message')) });
