/** The text with its first letter in lower case, so that the start of a sentence can be used inside another. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
