import { maxFileBytes } from '../../../core/kernel/files/fileLimits.ts';

/** Why a file was refused, shown next to its name. */
export type FileRefusal = 'not-a-page' | 'archive' | 'too-large' | 'empty' | 'too-many';

/** A file's kind, by name or type, before it is read. */
export type FileKind = 'page' | 'deal' | 'links';

interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** The `accept` list of a file input. */
export const acceptedFiles = '.html,.htm,.xhtml,.txt,.csv,.deal,text/html,text/plain,text/csv';

/** The file's kind: a deal, a list of links, or by default a page. */
export function fileKind({ name, type }: Pick<NamedFile, 'name' | 'type'>): FileKind {
  if (/\.deal$/i.test(name) || type === 'application/vnd.yardstick.deal+json') return 'deal';
  return /\.csv$/i.test(name) || type === 'text/csv' ? 'links' : 'page';
}

/** Null when the file is accepted: HTML, plain text, CSV or a deal by name or type, within size limits. */
export function refusePageFile(file: NamedFile): FileRefusal | null {
  const named = /\.(?:html?|xhtml|txt|csv|deal)$/i.test(file.name);
  const typed = /^(?:text\/(?:html|plain|csv)|application\/(?:xhtml\+xml|vnd\.yardstick\.deal\+json))$/i.test(file.type);
  if (/\.mht(?:ml)?$/i.test(file.name) || file.type === 'multipart/related') return 'archive';
  if (!named && !typed) return 'not-a-page';
  if (file.size === 0) return 'empty';
  return file.size > maxFileBytes.page ? 'too-large' : null;
}

/** The message for each reason a file is refused. */
export const refusalText: Readonly<Record<FileRefusal, string>> = {
  'not-a-page': 'Not a saved page. Save the listing as “Web page, HTML only” and choose that .html file.',
  // Browsers omit scripts from these files, and the listing's data is in the scripts.
  archive: 'A “single file” page doesn’t contain the listing’s data. Save it as “Web page, HTML only” and choose that .html file.',
  'too-large': 'Larger than 20 MB. Save the page as “HTML only”, without images.',
  empty: 'The file is empty.',
  'too-many': 'Too many items are waiting. Import those first, then add this one again.',
};
