import { unreachable } from '../../core/kernel/result.ts';
import type { IngestErrorCode } from '../../core/contracts/ingestContract.ts';
import type { InputProblems } from './actors/inputSchema.ts';
import type { ApiFailure, ApifyErrorDetails } from './api/apifyApi.ts';
import type { ApifyFailure, EndedBadly, RecordRefusal } from './apifyFailure.ts';
import type { ApifyListings } from './runActor.ts';

const siteNames = { rightmove: 'Rightmove', zoopla: 'Zoopla' } as const;

const capture = 'Or open the page in your browser, then paste its source or drop the saved page here.';

/** The message shown when Apify gave no listings: what happened, in Apify's own words if it sent any, then what to do. */
export function apifyFailureMessage(failure: ApifyFailure): string {
  switch (failure.kind) {
    case 'no-token':
      return `Reading through Apify is not set up: there is no Apify token. ${capture}`;
    case 'no-actor':
      return `No Apify actor is set up for ${siteNames[failure.site]} ${failure.asked === 'search' ? 'searches' : 'listings'}. ${capture}`;
    case 'bad-address':
      return `This is not a listing or search link that the actor can read. It reads ${failure.sites.map((site) => siteNames[site]).join(' and ')}. No run was started.`;
    case 'unknown-actor':
      return `Apify has no actor named “${failure.actor}”. It may have been renamed or withdrawn. Choose another in the settings.`;
    case 'no-schema':
      return `The actor “${failure.actor}” does not publish an input schema, so its limits cannot be checked. No run was started. Choose another actor in the settings.`;
    case 'bad-input':
      return `${inputWords(failure.actor, failure.problems)} No run was started. The actor accepts: ${listed(failure.known, 12)}.`;
    case 'refused':
      return `${refusedWords(failure.why)} No run was started.`;
    case 'start-unknown':
      return `Apify did not answer when the actor “${failure.actor}” was started. It may be running. Check its runs in the Apify console before you try again.`;
    case 'lost-run':
      return `The run ${failure.runId} started, but its state could not be read: ${lowerFirst(refusedWords(failure.why))} Its items may be in the Apify console.`;
    case 'cancelled':
      return failure.runId === null ? 'Cancelled before the run started.' : `Cancelled. We asked Apify to stop run ${failure.runId}.`;
    case 'empty':
      return `The actor's run succeeded but returned no listings${inBrackets(failure.statusMessage)}. The portal may have blocked it, or the page may have no listings. Open it in your browser to check. ${capture}`;
    case 'unreadable-items':
      return `The run returned ${count(failure.refused.length, 'record')}, but not the requested listings (${refusedCounts(failure.refused)}). The actor’s output may have changed. Check its raw items, and check its field map in the settings.`;
    case 'run-failed':
    case 'run-timed-out':
    case 'run-aborted':
    case 'waited-too-long':
      return `${endWords[failure.kind]}${causeOf(failure)}. It returned no listings. Try again, or use another actor. ${capture}`;
    default:
      return unreachable(failure);
  }
}

/** A note to show with listings that were read. Null if the run was complete and every record was read. */
export function apifyListingsNote({ end, items, refused, run, total }: ApifyListings): string | null {
  const parts = [
    ...(end === 'SUCCEEDED'
      ? []
      : [
          `${endWords[endKind[end]]}${causeOf({ ...run, runId: run.id })}; the ${count(items.length, 'listing')} read so far ${items.length === 1 ? 'is' : 'are'} kept.`,
        ]),
    ...(refused.length === 0 ? [] : [`${refused.length} of ${count(total, 'record')} could not be used (${refusedCounts(refused)}).`]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

const endKind = { FAILED: 'run-failed', 'TIMED-OUT': 'run-timed-out', ABORTED: 'run-aborted', 'too-long': 'waited-too-long' } as const;

const endWords = {
  'run-failed': 'The actor’s run failed',
  'run-timed-out': 'The actor’s run was ended by Apify because it took too long',
  'run-aborted': 'The actor’s run was stopped on Apify',
  'waited-too-long': 'The Apify actor took too long, so we stopped it',
} as const;

const causeOf = ({ statusMessage, exitCode }: Pick<EndedBadly, 'statusMessage' | 'exitCode' | 'runId'>): string =>
  `${inBrackets(statusMessage)}${exitCode === null || exitCode === 0 ? '' : `, exit code ${exitCode}`}`;

const inBrackets = (text: string | null): string => (text === null ? '' : ` (“${text}”)`);

function inputWords(actor: string, { ignored, missing, wrong }: InputProblems): string {
  return [
    ...(ignored.length === 0 ? [] : [`The actor “${actor}” would ignore ${quoted(ignored)} and could run without a limit.`]),
    ...(missing.length === 0 ? [] : [`The actor “${actor}” requires ${quoted(missing)}.`]),
    ...wrong.map(({ field, wanted }) => `“${field}” must be ${wanted}.`),
  ].join(' ');
}

function refusedWords(why: ApiFailure): string {
  switch (why.kind) {
    case 'invalid-token':
      return `Apify does not accept the token${saidWords(why.said)}. Make a new one in the Apify console, under Settings, API & Integrations.`;
    case 'payment-required':
      return `Apify requires payment first${saidWords(why.said)}. Add credit in the Apify console, under Billing.`;
    case 'forbidden':
      return `Apify does not let this account do that${saidWords(why.said)}. The actor may have to be rented first, or a plan limit has been reached.`;
    case 'not-found':
      return `Apify answered “not found”${saidWords(why.said)}.`;
    case 'rate-limited':
      return `Apify’s rate limit was reached${saidWords(why.said)}. Wait a minute, then try again.`;
    case 'refused':
      return `Apify refused the request with status ${why.status}${saidWords(why.said)}.`;
    case 'unreachable':
      return 'Our server could not reach Apify. Try again later.';
    case 'too-large':
      return 'Apify’s response was too large.';
    case 'bad-answer':
      return 'Apify sent an unexpected response. Try again later.';
    default:
      return unreachable(why);
  }
}

const saidWords = ({ message, type }: ApifyErrorDetails): string => {
  const words = message ?? type;
  return words === null ? '' : `: “${words}”`;
};

const refusalNames: Readonly<Record<RecordRefusal, string>> = {
  'not-a-listing': 'no listing',
  unreadable: 'unreadable',
  'too-large': 'too large',
  'other-listing': 'another listing',
  'other-site': 'another site',
  'upstream-error': 'error report',
};

const refusedCounts = (refused: readonly RecordRefusal[]): string =>
  [...new Set(refused)].map((why) => `${refused.filter((each) => each === why).length} × ${refusalNames[why]}`).join(', ');

const quoted = (names: readonly string[]): string =>
  names
    .slice(0, 12)
    .map((name) => `“${name}”`)
    .join(', ');
const listed = (names: readonly string[], most: number): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const lowerFirst = (text: string): string => (text.startsWith('Apify') ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** The code the device uses for this failure. The message above is sent with it. */
export function ingestCodeOf(failure: ApifyFailure): IngestErrorCode {
  switch (failure.kind) {
    case 'refused':
    case 'lost-run':
      return failure.why.kind === 'rate-limited' ? 'rate_limited' : 'portal_unreachable';
    case 'run-timed-out':
    case 'waited-too-long':
      return 'portal_timeout';
    case 'empty':
      return 'portal_blocked';
    case 'unreadable-items':
      return 'unreadable_page';
    case 'no-token':
    case 'no-actor':
    case 'bad-address':
    case 'unknown-actor':
    case 'no-schema':
    case 'bad-input':
    case 'start-unknown':
    case 'run-failed':
    case 'run-aborted':
    case 'cancelled':
      return 'portal_unreachable';
    default:
      return unreachable(failure);
  }
}
