/** The places where a UK-wide rule applies. */
export const fourNations = ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'] as const;
