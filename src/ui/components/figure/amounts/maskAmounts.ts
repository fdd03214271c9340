/** An amount with its currency sign, plus or minus, and magnitude suffix. */
const amount = /(?:(?<![\w)])[+−-])?([£€$])\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|m|bn|thousand|million|billion)\b)?/g;

/** The text with every amount and its plus or minus sign hidden. Rates, scores and days are unchanged. */
export const maskAmounts = (text: string): string => (/[£€$]/.test(text) ? text.replace(amount, '$1•••') : text);
