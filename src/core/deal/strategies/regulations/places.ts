/** Where a rule of the whole United Kingdom holds. */
export const fourNations = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
