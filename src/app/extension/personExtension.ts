import { personIn, type Account } from '../../account/account.ts';
import type { ExtensionLink } from './extensionLink.ts';
import type { ExtensionContext } from './openExtension.ts';
import type { Extension } from '../../ui/hooks/workspaceParts.ts';

interface PersonExtension {
  readonly extension: Extension;
  readonly close: () => void;
}

interface ExtensionOwner extends ExtensionContext {
  readonly account: Pick<Account, 'state'>;
}

/** The link to one person's browser extension. Opens after their records, or as soon as a screen needs it. */
export function createPersonExtension({ account, ...context }: ExtensionOwner): PersonExtension {
  const { userId, opened } = context.person;
  let link: Promise<ExtensionLink> | null = null;
  let isClosed = false;
  const open = (): Promise<ExtensionLink> => (link ??= import('./openExtension.ts').then(({ openExtension }) => openExtension(context)));
  void opened.then(() => (isClosed ? null : open())).catch(() => undefined);
  return {
    extension: {
      follow: async (changed) => (await open()).follow(changed),
      connect: async () => (await open()).connect(),
      disconnect: async () => (await open()).disconnect(),
    },
    close: () => {
      isClosed = true;
      const hasLeft = userId !== null && personIn(account.state())?.id !== userId;
      // If no page is open now, the next one detects that the person connected to the extension has left.
      link?.then((found) => found.close(hasLeft ? 'forget' : 'leave')).catch(() => undefined);
    },
  };
}
