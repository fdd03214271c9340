/** The places of a UK-wide rule. */
export const fourNations = ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'] as const;
