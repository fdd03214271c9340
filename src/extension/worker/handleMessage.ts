import * as v from 'valibot';
import { dayOf } from '../../core/kernel/calendar.ts';
import { snapshotSchema } from '../../core/protocol/extensionMessages.ts';
import type { MessageSender } from '../browserApi.ts';
import type { AppState, PopupState, QuestionName, Questions } from '../messages.ts';
import { storePage } from './storePage.ts';
import { createKnownListings } from './knownListings.ts';
import { measureListing } from './listingView.ts';
import { readPortalPage, seenListing } from './readPage.ts';
import type { HandlerContext } from './handlerContext.ts';

type AnswersOf<Prefix extends string> = {
  readonly [Name in Extract<QuestionName, `${Prefix}/${string}`>]: (
    ask: Questions[Name]['ask'],
    origin: string,
  ) => Promise<Questions[Name]['answer']>;
};

/** The part of the extension a request comes from. The browser, not the message, identifies a content script. */
export type MessageOrigin =
  | { readonly kind: 'portal' | 'app'; readonly origin: string }
  | { readonly kind: 'popup'; readonly origin: string };

interface Own {
  readonly id: string;
  /** Base URL of the extension's own pages: "chrome-extension://…/". */
  readonly base: string;
  readonly appUrl: string;
}

/** The sender of a message; null for another extension or an unidentified sender. */
export function senderOf({ id, url, tab }: MessageSender, own: Own): MessageOrigin | null {
  if (id !== own.id || url === undefined) return null;
  if (url.startsWith(own.base)) return { kind: 'popup', origin: own.base };
  const { origin, protocol, hostname } = new URL(url);
  const app = new URL(own.appUrl);
  if (tab === undefined) return null;
  return { kind: protocol === app.protocol && hostname === app.hostname ? 'app' : 'portal', origin };
}

/** Creates the function that answers requests. It returns null for a request that the sender may not make. */
export function createMessageHandler(context: HandlerContext): (message: unknown, asker: MessageOrigin | null) => Promise<unknown> {
  const answers = { ...portalAnswers(context), ...appAnswers(context), ...popupAnswers(context) };
  return async (message, asker) => {
    if (asker === null || typeof message !== 'object' || message === null || !('name' in message)) return null;
    const { name, question } = message as { readonly name: unknown; readonly question?: unknown };
    if (typeof name !== 'string' || !Object.hasOwn(answers, name) || !name.startsWith(`${asker.kind}/`)) return null;
    const answer = answers[name as QuestionName] as (ask: unknown, origin: string) => Promise<unknown>;
    return answer(question, asker.origin);
  };
}

function portalAnswers(context: HandlerContext): AnswersOf<'portal'> {
  const { store, now, tellPages } = context;
  return {
    'portal/read': (ask) => readPortalPage(context, ask),
    'portal/measure': async ({ deal, typed }) => {
      const [{ profile, isStandard }, known] = await Promise.all([store.profile(), createKnownListings(store)]);
      return measureListing({ deal, profile, isStandard, today: dayOf(now()), known: known(seenListing(deal)) }, typed);
    },
    'portal/keep': async (ask) => {
      const kept = await storePage(context, ask);
      if (kept.ok) await tellPages();
      return kept;
    },
    'portal/open-app': async ({ path }) => {
      const origin = (await store.connection())?.origin ?? context.appUrl;
      const url = new URL(path, origin);
      await context.openTab(url.origin === origin ? url.href : origin);
      return null;
    },
  };
}

function appAnswers({ store, now, tellPages }: HandlerContext): AnswersOf<'app'> {
  /** The state visible to an app's origin. Other apps' connections are left out. */
  const stateOf = async (origin: string): Promise<AppState> => {
    const connected = (await store.connection())?.origin === origin;
    return { connected, waiting: connected ? (await store.waiting()).map(({ id }) => id) : [] };
  };
  const ifConnected = async (origin: string, work: () => Promise<void>): Promise<AppState> => {
    if ((await store.connection())?.origin === origin) {
      await work();
      await tellPages();
    }
    return stateOf(origin);
  };
  return {
    'app/state': (_, origin) => stateOf(origin),
    'app/page': async ({ id }, origin) => ((await store.connection())?.origin === origin ? store.page(id) : null),
    'app/received': ({ id }, origin) => ifConnected(origin, () => store.forget([id])),
    'app/connect': async (_, origin) => {
      if ((await store.connection())?.origin !== origin) await store.setAsked({ origin, at: now() });
      return stateOf(origin);
    },
    'app/snapshot': async ({ snapshot }, origin) => {
      const read = v.safeParse(snapshotSchema, snapshot);
      if (!read.success || (await store.connection())?.origin !== origin) return stateOf(origin);
      const isFirst = (await store.snapshot()) === null;
      await store.setSnapshot(read.output);
      // Pages that are already open were scored with the default rules.
      if (isFirst) await tellPages();
      return stateOf(origin);
    },
    'app/disconnect': (_, origin) => ifConnected(origin, () => store.disconnect()),
  };
}

function popupAnswers(context: HandlerContext): AnswersOf<'popup'> {
  const { store, now, tellPages } = context;
  const change = async (work: Promise<void>): Promise<PopupState> => {
    await work;
    await tellPages();
    return popupState(context);
  };
  return {
    'popup/state': () => popupState(context),
    'popup/answer': async ({ connect }) => {
      const asked = await store.asked();
      return change(asked !== null && connect ? store.connect({ origin: asked.origin, at: now() }) : store.setAsked(null));
    },
    'popup/disconnect': () => change(store.disconnect()),
    'popup/discard': ({ id }) => change(store.forget([id])),
  };
}

async function popupState({ store, appUrl }: HandlerContext): Promise<PopupState> {
  const [asked, connection, snapshot, waiting] = await Promise.all([store.asked(), store.connection(), store.snapshot(), store.waiting()]);
  return {
    asked: asked?.origin ?? null,
    connected:
      connection === null ? null : { origin: connection.origin, snapshotAt: snapshot?.at ?? null, deals: snapshot?.deals.length ?? 0 },
    waiting: waiting.map(({ id, title, at }) => ({ id, title, at })),
    appUrl: connection?.origin ?? appUrl,
  };
}
