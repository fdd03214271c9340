/** A strategy's name as written within a sentence: "long-term rental", "BRRRR (buy, rehab, rent, refinance)". */
export const strategyNameInSentence = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.toLowerCase());
