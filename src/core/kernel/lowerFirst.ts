/** Words that began a sentence, in the middle of one. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
