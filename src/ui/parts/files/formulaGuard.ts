/**
 * Matches text that a spreadsheet would run as a formula, including full-width forms and leading whitespace. Also matches our escaping
 * apostrophe.
 */
const dangerous = /^(?:['\t\r\n]|[\s\p{Cf}\p{Cc}']*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

/** The text, with an apostrophe before anything a spreadsheet could run as a formula. */
export const escapeFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** Reverses `escapeFormula`; leaves other text unchanged. */
export const unescapeFormula = (text: string): string => (text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text);
