import type { AnalyticsEvents } from '../../../analytics/events.ts';

/** One kind of data that may leave this device. */
export interface OutgoingData {
  readonly id: string;
  readonly title: string;
  /** Every field it contains. */
  readonly what: string;
  /** Who receives it. */
  readonly to: 'server' | 'portal' | 'analytics';
  /** What triggers it. */
  readonly when: string;
  /** Destination paths on our server, or hosts. */
  readonly goesTo: readonly string[];
}

/**
 * Every kind of data that leaves the device, in the order the user encounters it. `tests/unit/ui/features/privacy` checks the list against
 * the content security policy and the server's routes. A new destination must be added here.
 */
export const outgoingData: readonly OutgoingData[] = [
  {
    id: 'files',
    title: 'App files and connection checks',
    what: 'The names of the app’s files and area data packs, and an empty request every 30 seconds while a window is open. As with any website, every request includes your IP address and browser version.',
    to: 'server',
    when: 'While the app is open and online',
    goesTo: ['/health', '/config.json'],
  },
  {
    id: 'links',
    title: 'Links you analyse',
    what: 'The link as you entered it, the maximum number of listings from a search, and the account it counts against. Our server reads the portal for you, so the portal sees the server, not you.',
    to: 'server',
    when: 'When you press Analyze, refresh a listing or watch a link. A link added offline waits for a connection',
    goesTo: ['/functions/v1'],
  },
  {
    id: 'account',
    title: 'Your account',
    what: 'Email address, password or code, second-factor codes, passkey signatures or phone number, and tokens that keep you signed in. For each session: the browser’s name and the time.',
    to: 'server',
    when: 'When you sign up, sign in or change your account, or your session is renewed',
    goesTo: ['/auth/v1', '/account/v1'],
  },
  {
    id: 'sync',
    title: 'Deals, notes, scenarios, viewings and your profile',
    what: 'What you typed and what was read from listings, so that your other devices have it too: facts, assumptions, stages, tags, written notes, saved scenarios, viewing findings, plans, and your profile with your score weights.',
    to: 'server',
    when: 'Only while you’re signed in, moments after each change',
    goesTo: ['/sync/v1'],
  },
  {
    id: 'teams',
    title: 'What you share with a workspace',
    what: 'The workspace’s deals, as under sync, with your comments, mentions, assignments and decisions, each with your account and name. Its name, the email addresses you invite, and members’ roles. While you have one of its deals open: which deal. Members see all of this, and your name and email address.',
    to: 'server',
    when: 'When you create, join or manage a workspace, and moments after each change in it. While a deal is open, every 45 seconds. Changes to deals made offline wait for a connection',
    goesTo: ['/functions/v1', '/sync/v1'],
  },
  {
    id: 'community',
    title: 'What you share with the community',
    what: 'A copy of the deal exactly as previewed (figures, score with reasons, price, rent, postcode district), comments, reports, the name you chose for each, and which shared deals you hid. Others see the copy, comments and names, never your account.',
    to: 'server',
    when: 'When you share, comment, report, hide or withdraw, and when you read the feed. Changes made offline wait for a connection',
    goesTo: ['/functions/v1'],
  },
  {
    id: 'shared-links',
    title: 'Deals you share by link, and links you open',
    what: 'The parts you chose, encrypted on this device so that our server can’t read them, with the deal’s internal number and the number of days. Opening a link sends its number. The key, which is after the #, never leaves the device except in the link you send.',
    to: 'server',
    when: 'When you create, list or revoke a link. While a shared deal is open, every 30 seconds',
    goesTo: ['/functions/v1'],
  },
  {
    id: 'pictures',
    title: 'Listing photos',
    what: 'Which photo is requested. The portal’s image host sees your IP address and browser version, but not which page you came from. It gets no cookie of ours.',
    to: 'portal',
    when: 'When a deal with listing photos is on screen',
    goesTo: ['media.rightmove.co.uk', 'zoocdn.com'],
  },
  {
    id: 'counting',
    title: 'Usage data',
    what: 'Ten event types, listed below, each with a random id or your account id, the time, and the numbers named there. No addresses, amounts, links, names or page URLs. If the server uses PostHog’s surveys or feature flags, also your survey answers, and your id and time zone when it checks which surveys and flags apply to you.',
    to: 'analytics',
    when: 'Only with your consent. Never if the server doesn’t collect usage data or your browser sends “Do Not Track”',
    goesTo: ['PostHog'],
  },
];

/** The analytics events, each with its fields. The type ensures that every event is listed. */
export const analyticsEvents: Readonly<Record<keyof AnalyticsEvents, string>> = {
  property_url_pasted: 'A link was pasted: portal and link length',
  ingest_start: 'Started reading a link: portal and maximum number of listings',
  ingest_success: 'A link was read: portal, number of listings and duration',
  ingest_fail: 'Failed to read a link: portal and type of failure',
  pdf_export_start: 'Report creation started: deal id',
  pdf_export_success: 'A report was created: deal id and duration',
  pdf_export_fail: 'Report creation failed: deal id and type of failure',
  deal_viewed: 'A deal was opened: deal id and score',
  deal_saved: 'A deal was saved: deal id',
  summary_generated: 'A summary was generated: deal id and source',
};

/** What the browser extension reads, receives and stores. None of it leaves the browser. */
export const extensionData: readonly string[] = [
  'Reads only the listing or search results you have open on a supported portal',
  'Stores the pages you choose to keep, with your changes to their figures, until Yardstick has received them',
  'While connected, stores a copy of your profile and targets, and of each deal’s listing URL, asking price, stage and score',
  'Deletes that copy when you disconnect, sign out or wipe this device',
  'Sends nothing to any server. It passes pages to Yardstick within this browser',
];

/** What stays on this device unless the user exports it as a file. */
export const dataStaysOnDevice: readonly string[] = [
  'Pages you paste, drop, share, send with the bookmarklet or keep with the browser extension – they’re read on this device',
  'Calculations, scores, reports and summaries – they’re created on this device',
  'Viewing photos and voice notes',
  'Your edit history, backups and the sample deals',
  'While you’re signed out, everything except the links you analyse',
];
