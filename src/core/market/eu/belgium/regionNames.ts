/** The three regions, each with its own registration duty. */
export const regionNames = { flanders: 'Flanders', wallonia: 'Wallonia', brussels: 'Brussels' } as const;

export type BelgianRegion = keyof typeof regionNames;
