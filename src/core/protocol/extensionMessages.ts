import * as v from 'valibot';
import type { Profile } from '../deal/profile.ts';

/**
 * Messages between the app's page and the browser extension's script on it, by `postMessage` within one window. Each side accepts messages
 * from its own window and origin only, which pages of other sites do not share.
 */
const channel = 'yardstick-extension';

/** A page that the person saved on a portal; it waits in the extension until the app confirms receipt. */
const keptPage = v.object({
  /** A UUID; a page sent twice under the same id is delivered once. */
  id: v.pipe(v.string(), v.uuid()),
  /** The page's address. */
  address: v.pipe(v.string(), v.url(), v.maxLength(2_000)),
  title: v.pipe(v.string(), v.maxLength(200)),
  /** The page's data islands as HTML. */
  html: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10 * 1024 * 1024)),
  /** Listing ids of the wanted search cards; null for everything on the page. */
  only: v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(1_000), v.readonly())),
  /** Values the person typed in place of the listing's, by input of their strategy; null if none. */
  own: v.nullable(v.object({ strategy: v.pipe(v.string(), v.maxLength(40)), values: v.record(v.string(), v.unknown()) })),
  /** Epoch milliseconds. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type KeptPage = v.InferOutput<typeof keptPage>;

/** The data the extension has about a deal, with which it marks the deal's listing. */
const knownDeal = v.object({
  id: v.string(),
  /** The listing's canonical address. */
  url: v.string(),
  /** The stage as displayed in the app. */
  stage: v.string(),
  /** The asking price when last read, in minor units of `currency`; null if unknown. */
  asked: v.nullable(v.number()),
  currency: v.string(),
  score: v.nullable(v.number()),
});

export type KnownDeal = v.InferOutput<typeof knownDeal>;

/** Everything the connected app gives the extension to score and recognise listings. */
export const snapshotSchema = v.object({
  /** The account's id; null without an account. */
  userId: v.nullable(v.string()),
  profile: v.custom<Profile>((value) => typeof value === 'object' && value !== null && 'targets' in value),
  deals: v.array(knownDeal),
  /** Epoch milliseconds. */
  at: v.number(),
});

export type ExtensionSnapshot = v.InferOutput<typeof snapshotSchema>;

const toApp = v.variant('kind', [
  /**
   * Sent when the script starts, when it receives the app's greeting, and whenever the connection changes. `waiting`: pages not yet
   * delivered.
   */
  v.object({ channel: v.literal(channel), to: v.literal('app'), kind: v.literal('here'), connected: v.boolean(), waiting: v.number() }),
  v.object({ channel: v.literal(channel), to: v.literal('app'), kind: v.literal('page'), page: keptPage }),
]);

const toExtension = v.variant('kind', [
  v.object({ channel: v.literal(channel), to: v.literal('extension'), kind: v.literal('hello') }),
  /** The person pressed "Connect" in the app; the extension asks for confirmation too. */
  v.object({ channel: v.literal(channel), to: v.literal('extension'), kind: v.literal('connect') }),
  v.object({ channel: v.literal(channel), to: v.literal('extension'), kind: v.literal('snapshot'), snapshot: snapshotSchema }),
  /** The page is in the app's inbox; the extension forgets it. */
  v.object({ channel: v.literal(channel), to: v.literal('extension'), kind: v.literal('received'), id: v.string() }),
  /** The person signed out or disconnected the extension, which then forgets profile, deals and this app. */
  v.object({ channel: v.literal(channel), to: v.literal('extension'), kind: v.literal('disconnect') }),
]);

type Sent<Message> = Message extends unknown ? Omit<Message, 'channel' | 'to'> : never;
export type ToApp = v.InferOutput<typeof toApp>;
export type ToExtension = v.InferOutput<typeof toExtension>;

/** A message for the app, addressed for posting to its own window. */
export const toAppMessage = (message: Sent<ToApp>): ToApp => ({ ...message, channel, to: 'app' });
/** A message for the extension, addressed for posting to its own window. */
export const toExtensionMessage = (message: Sent<ToExtension>): ToExtension => ({ ...message, channel, to: 'extension' });

/** A message event of a window, and the window it must be from. */
export interface Received {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

interface OwnWindow {
  readonly location: { readonly origin: string };
}

/** The message for the app in an event of its window; null for anything else. */
export const readToApp = (event: Received, own: OwnWindow): ToApp | null => (isOwn(event, own) ? parsed(toApp, event.data) : null);

/** The message for the extension in an event of the app's window; null for anything else. */
export const readToExtension = (event: Received, own: OwnWindow): ToExtension | null =>
  isOwn(event, own) ? parsed(toExtension, event.data) : null;

const isOwn = ({ source, origin }: Received, own: OwnWindow): boolean => source === own && origin === own.location.origin;

function parsed<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : null;
}
