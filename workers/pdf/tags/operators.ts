import type { jsPDF } from 'jspdf';

/** Internals jsPDF exposes to its plugins but omits from its types. */
interface Raw {
  readonly write: (text: string) => void;
  /** Lists of operators by page, counted from 1. Each list is in the order drawn. */
  readonly pages: readonly (string[] | undefined)[];
}

const rawOf = (doc: jsPDF): Raw => doc.internal as unknown as Raw;

/** Writes a raw operator into the page, or text into the file while it is built. */
export const writeOperator = (doc: jsPDF, operator: string): void => rawOf(doc).write(operator);

/** The page's own list of operators. Changing the list changes the page. */
export const pageOperators = (doc: jsPDF, page: number): string[] => rawOf(doc).pages[page] ?? [];

/** A text as the hex digits of a PDF string in UTF-16, with a byte order mark. */
export const utf16 = (text: string): string =>
  `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()}`;
