import { putInInbox, type InboxStamp, type NewInboxItem } from '../../src/data/device/inbox.ts';

/** The address the manifest's share target posts to. */
export const sharePath = '/share';

/**
 * Receives content shared by another app: stores it, then redirects to the deals, where it is read. A lone link goes straight into the link
 * field, as typed text does. Never rejects: the target screen reports anything that could not be stored.
 */
export async function receiveShare(request: Request, arrival: InboxStamp): Promise<Response> {
  try {
    const form = await request.formData();
    // A form without files has one empty part without a name.
    const files = [...form.values()].filter((value) => value instanceof File).filter(({ size, name }) => size > 0 || name !== '');
    const link = sharedLink(form);
    if (link !== null && files.length === 0) return leadTo(`link=${encodeURIComponent(link)}`);
    const items = [...files.map(fileItem), ...wordsItem(form, link)];
    if (items.length === 0) return leadTo('not-received');
    await putInInbox(items, arrival);
    return leadTo('received');
  } catch {
    return leadTo('not-received');
  }
}

const leadTo = (word: string): Response => Response.redirect(`/deals#${word}`, 303);

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The shared link, which may be within the text, because Android puts it there among other words. Null if there is none. */
function sharedLink(form: FormData): string | null {
  const url = textOf(form, 'url');
  return url === '' ? (/https?:\/\/[^\s<>"]+/.exec(textOf(form, 'text'))?.[0] ?? null) : url;
}

const fileItem = (file: File): NewInboxItem => ({
  kind: 'file',
  name: file.name || 'Shared file',
  type: file.type,
  from: 'share',
  address: null,
  body: file,
});

/** The text shared with the files as an inbox item: a link, or other text, which may be a listing's. Empty if there is none. */
function wordsItem(form: FormData, link: string | null): readonly NewInboxItem[] {
  const text = link ?? textOf(form, 'text');
  if (text === '') return [];
  const name = link ?? (textOf(form, 'title') || 'Shared text');
  return [{ kind: link === null ? 'text' : 'link', name, type: 'text/plain', from: 'share', address: null, body: new Blob([text]) }];
}
