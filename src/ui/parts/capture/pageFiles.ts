import { largestFile } from '../../../core/kernel/files/fileLimits.ts';

/** Why a file is not read: said next to its name. */
export type FileRefusal = 'not-a-page' | 'archive' | 'too-large' | 'empty' | 'too-many';

/** What a file is taken for, by its name or type, before anything of it is read. */
export type FileKind = 'page' | 'deal' | 'links';

interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** What files may be chosen, for a file input. */
export const acceptedFiles = '.html,.htm,.xhtml,.txt,.csv,.deal,text/html,text/plain,text/csv';

/** A deal of our own, a list of links, or a page: what a file is when nothing says otherwise. */
export function fileKind({ name, type }: Pick<NamedFile, 'name' | 'type'>): FileKind {
  if (/\.deal$/i.test(name) || type === 'application/vnd.yardstick.deal+json') return 'deal';
  return /\.csv$/i.test(name) || type === 'text/csv' ? 'links' : 'page';
}

/** Null when a file may be read: HTML, plain text, CSV or a deal by name or type, within bounds. */
export function refusePageFile(file: NamedFile): FileRefusal | null {
  const named = /\.(?:html?|xhtml|txt|csv|deal)$/i.test(file.name);
  const typed = /^(?:text\/(?:html|plain|csv)|application\/(?:xhtml\+xml|vnd\.yardstick\.deal\+json))$/i.test(file.type);
  if (/\.mht(?:ml)?$/i.test(file.name) || file.type === 'multipart/related') return 'archive';
  if (!named && !typed) return 'not-a-page';
  if (file.size === 0) return 'empty';
  return file.size > largestFile.page ? 'too-large' : null;
}

/** The refusal in words, for the person who chose the file. */
export const refusalWords: Readonly<Record<FileRefusal, string>> = {
  'not-a-page': 'Not a saved page. Save the listing as “Web page, HTML only” and choose that .html file.',
  // Browsers leave scripts out of these, and the listing's data are in the page's scripts.
  archive: 'A page saved as “single file” has lost the listing’s data. Save it as “Web page, HTML only” and choose that .html file.',
  'too-large': 'Larger than 20 MB. Save the page as “HTML only”, without its pictures.',
  empty: 'The file is empty.',
  'too-many': 'Too many things were waiting already. Read those, then bring this one again.',
};
