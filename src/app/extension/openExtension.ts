import type { Profile } from '../../core/deal/profile.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import { notify } from '../../ui/components/notice/notify.ts';
import { readingSummary } from '../../ui/parts/capture/readingSummary.ts';
import { now } from '../clock.ts';
import { connectedPerson } from './connectedPerson.ts';
import { createExtensionLink, type ExtensionLink } from './extensionLink.ts';
import { followSnapshot } from './followSnapshot.ts';
import { addPageToInbox } from './addPageToInbox.ts';
import { importInboxPages } from './importInboxPages.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import type { Person } from '../../ui/hooks/workspaceParts.ts';

export interface ExtensionContext {
  readonly person: Person;
  readonly ingest: Ingest;
  /** Why the person cannot change the open workspace. Null if they can. */
  readonly readOnly: () => string | null;
  /** Null if storage did not respond. */
  readonly readProfile: () => Promise<Profile | null>;
}

/** Opens the link to the extension in this window, and retries earlier pages that could not be read. */
export function openExtension({ person, ingest, readOnly, readProfile }: ExtensionContext): ExtensionLink {
  const { userId, view } = person;
  const read = async (): Promise<void> => {
    // On that screen the inbox panel reads the pages itself, and shows each result next to the deals.
    // In a workspace that cannot be changed they wait.
    if (location.pathname === '/deals' || readOnly() !== null) return;
    const pages = await importInboxPages({ ingest, person });
    if (pages.length === 0) return;
    const tone = pages.every(({ result }) => result.kind === 'read') ? 'good' : 'poor';
    notify({ tone, title: 'Pages from the browser extension', detail: readingSummary(pages.toReversed()) });
  };
  const readBehind = (): void => void read().catch(() => undefined);
  const link = createExtensionLink({
    page: window,
    person: connectedPerson(userId, localStorage),
    keepPage: addPageToInbox,
    followSnapshot: (post) => followSnapshot({ view, post, take: () => takeSnapshot({ userId, view, readProfile, now }) }),
    kept: readBehind,
    noRoom: ({ title }) =>
      notify({
        tone: 'poor',
        title: 'There isn’t enough space on this device for the page',
        detail: `Free some space and reload: the extension still has it. ${title}`,
      }),
  });
  readBehind();
  return link;
}
