/** Why a file is not read: said next to its name. */
export type FileRefusal = 'not-a-page' | 'too-large' | 'empty';

/** Largest saved page that is read, in bytes; listing pages are under 3 MB. */
export const largestPage = 20_000_000;

/** Null when a file may be a saved page: HTML or plain text by name or type, within bounds. */
export function refusePageFile(file: { readonly name: string; readonly type: string; readonly size: number }): FileRefusal | null {
  const named = /\.(?:html?|xhtml|txt)$/i.test(file.name);
  const typed = /^(?:text\/html|text\/plain|application\/xhtml\+xml)$/i.test(file.type);
  if (!named && !typed) return 'not-a-page';
  if (file.size === 0) return 'empty';
  return file.size > largestPage ? 'too-large' : null;
}

/** The refusal in words, for the person who chose the file. */
export const refusalWords: Readonly<Record<FileRefusal, string>> = {
  'not-a-page': 'Not a saved page. Save the listing as “Web page, HTML only” and choose that .html file.',
  'too-large': 'Larger than 20 MB. Save the page as “HTML only”, without its pictures.',
  empty: 'The file is empty.',
};
