/** Signs that make a spreadsheet take a text for a formula, also in full width, also after blanks and invisible signs; and an apostrophe, which is how we mark them. */
const dangerous = /^(?:['\t\r\n]|[\s\p{Cf}\p{Cc}']*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

/** A text that no spreadsheet runs: one that could be a formula gets an apostrophe before it. */
export const guarded = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** The text as it was before `guarded`; every other text stays as it is. */
export const unguarded = (text: string): string => (text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text);
