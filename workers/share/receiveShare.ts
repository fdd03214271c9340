import { putInInbox, type Arrival, type NewInboxItem } from '../../src/data/device/inbox.ts';

/** The address the manifest's share target posts to. */
export const sharePath = '/share';

/**
 * Takes what another app shared: keeps it, then leads to the deals, where it is read. A link alone goes straight into the link's field, as
 * typed text does. Never rejects: what could not be kept is said on the screen it leads to.
 */
export async function receiveShare(request: Request, arrival: Arrival): Promise<Response> {
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

/** Android puts a link into the text, with words around it. */
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

/** What was shared beside the files: a link, or else words, which may be a listing's. */
function wordsItem(form: FormData, link: string | null): readonly NewInboxItem[] {
  const text = link ?? textOf(form, 'text');
  if (text === '') return [];
  const name = link ?? (textOf(form, 'title') || 'Shared text');
  return [{ kind: link === null ? 'text' : 'link', name, type: 'text/plain', from: 'share', address: null, body: new Blob([text]) }];
}
