/** Where a rule of the whole United Kingdom holds. */
export const fourNations = ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'] as const;
