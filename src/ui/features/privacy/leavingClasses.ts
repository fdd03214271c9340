import type { AnalyticsEvents } from '../../../analytics/events.ts';

/** One kind of data that may leave this device. */
export interface LeavingClass {
  readonly id: string;
  readonly title: string;
  /** What it holds, to the last field. */
  readonly what: string;
  /** Who gets it. */
  readonly to: 'server' | 'portal' | 'analytics';
  /** What makes it leave. */
  readonly when: string;
  /** Paths of our server, or hosts, it goes to. */
  readonly goesTo: readonly string[];
}

/**
 * Every kind of data that leaves the device, in the order in which a person meets them. `tests/unit/ui/features/privacy` holds it against
 * what the page's policy lets through and what the server answers: a new way out must be named here.
 */
export const leavingClasses: readonly LeavingClass[] = [
  {
    id: 'files',
    title: 'Asking for the app and whether the server answers',
    what: 'The names of the app’s files and of the packs of area figures, and a call without content every half a minute while a window is open. With every call, as with any website: your internet address and your browser’s version.',
    to: 'server',
    when: 'While a window of the app is open and there is a connection',
    goesTo: ['/health', '/config.json'],
  },
  {
    id: 'links',
    title: 'Links you analyse',
    what: 'The link as you entered it, the most listings wanted of a search, and the account it counts for. The server reads the portal in your place: the portal sees the server, not you.',
    to: 'server',
    when: 'When you press Analyze, bring a listing up to date, or have a link watched; a link added offline waits for a connection',
    goesTo: ['/functions/v1'],
  },
  {
    id: 'account',
    title: 'Your account',
    what: 'E-mail address, password or code, the second factor’s codes, and tokens that keep you signed in. Where you are signed in: the browser’s name and the time.',
    to: 'server',
    when: 'When you sign up, sign in, change it, or the session is renewed',
    goesTo: ['/auth/v1', '/account/v1'],
  },
  {
    id: 'sync',
    title: 'Deals, notes, scenarios, viewings and your profile',
    what: 'What you typed and what was read from listings, so that your other devices have it: facts, assumptions, stages, tags, written notes, saved scenarios, findings of viewings, plans, and your profile with its weights.',
    to: 'server',
    when: 'Only while you are signed in, a moment after each change',
    goesTo: ['/sync/v1'],
  },
  {
    id: 'community',
    title: 'What you share with the community',
    what: 'The copy of a deal exactly as its preview shows it (figures, score with reasons, price, rent, outcode), comments, reports, the name you chose for each, and which shared deals you hid. Others see copies, comments and names, never your account.',
    to: 'server',
    when: 'When you share, comment, report, hide or withdraw there, and when you read the feed; what you do offline waits for a connection',
    goesTo: ['/functions/v1'],
  },
  {
    id: 'pictures',
    title: 'Photographs of listings',
    what: 'Which photograph is wanted. The portal’s picture host sees your internet address and your browser’s version, but no page you came from and no cookie of ours.',
    to: 'portal',
    when: 'When a deal with photographs of a listing is on screen',
    goesTo: ['media.rightmove.co.uk', 'zoocdn.com'],
  },
  {
    id: 'counting',
    title: 'What is used',
    what: 'Ten kinds of event, listed below, each with an id by chance or your account’s id, the moment, and the numbers named there. No addresses, amounts, links, names or page addresses. Where the server uses PostHog’s surveys or feature flags, also what you answer in a survey, and your id and time zone when it asks what is on for you.',
    to: 'analytics',
    when: 'Only after you said yes; never where the server counts nothing or your browser asks not to be tracked',
    goesTo: ['PostHog'],
  },
];

/** The events that are counted, each with all that goes with it; typed so that none can be left out. */
export const countedEvents: Readonly<Record<keyof AnalyticsEvents, string>> = {
  property_url_pasted: 'A link was pasted: which portal, and how many letters it has',
  ingest_start: 'A link is being read: which portal, and the most listings wanted',
  ingest_success: 'It was read: which portal, how many listings, how long it took',
  ingest_fail: 'It could not be read: which portal, and the kind of failure',
  pdf_export_start: 'A report is being made: the deal’s id',
  pdf_export_success: 'A report was made: the deal’s id, and how long it took',
  pdf_export_fail: 'A report failed: the deal’s id, and the kind of failure',
  deal_viewed: 'A deal was opened: its id and score',
  deal_saved: 'A deal was saved: its id',
  summary_generated: 'A summary was written: the deal’s id, and where from',
};

/** What the browser extension reads, is given and keeps; none of it leaves the browser. */
export const extensionData: readonly string[] = [
  'Reads the listing or search results you have open on a portal it knows, and no other page',
  'Keeps the pages you choose to keep, with what you typed over their figures, until Yardstick has them',
  'Connected, it has a copy of your profile and targets, and of each deal’s listing address, asking price, stage and score',
  'Forgets that copy when you disconnect it, sign out or wipe this device',
  'Sends nothing to any server: it passes pages to Yardstick within this browser',
];

/** What is kept here and goes nowhere, unless you hand it over yourself as a file. */
export const staysHere: readonly string[] = [
  'Pages you paste, drop, share, send with the bookmark or keep with the browser extension: they are read on this device',
  'Calculations, scores, reports and summaries: they are made on this device',
  'Photos you take and notes you speak at a viewing',
  'The history of your edits, backups, and the sample deals',
  'Everything, while you are not signed in, but the links you analyse',
];
