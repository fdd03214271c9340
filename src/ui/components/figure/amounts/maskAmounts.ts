/** An amount with its currency sign, its own plus or minus, and the letter or word of its size. */
const amount = /(?:(?<![\w)])[+−-])?([£€$])\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|m|bn|thousand|million|billion)\b)?/g;

/** A text with every amount of money hidden, its sign as well; rates, scores and days stay. */
export const maskAmounts = (text: string): string => (/[£€$]/.test(text) ? text.replace(amount, '$1•••') : text);
