/** The three regions, each with a registration duty of its own. */
export const regionNames = { flanders: 'Flanders', wallonia: 'Wallonia', brussels: 'Brussels' } as const;

export type BelgianRegion = keyof typeof regionNames;
