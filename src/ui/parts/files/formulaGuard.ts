/** Leading characters that make a spreadsheet run text as a formula, including full-width forms and after whitespace; and our escaping apostrophe. */
const dangerous = /^(?:['\t\r\n]|[\s\p{Cf}\p{Cc}']*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

/** The text, with an apostrophe before anything a spreadsheet could run as a formula. */
export const escapeFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** Reverses `guarded`; leaves other text unchanged. */
export const unescapeFormula = (text: string): string => (text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text);
