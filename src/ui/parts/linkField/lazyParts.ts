/**
 * Modules that the link field loads on demand. Kept in a separate file so that the lists of chunks the bundler adds to each import
 * stay out of the entry script.
 */
export const linkExtras = () => import('./linkExtras.ts');
export const analysis = () => import('./analyseLink.ts');
export const carryOutIntents = () => import('./resumeIntents.ts');
