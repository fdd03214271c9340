/**
 * What the link field loads later. A separate file, because each import lists every chunk it needs,
 * and the first script omits them.
 */
export const linkExtras = () => import('./linkExtras.ts');
export const analysis = () => import('./analyseLink.ts');
export const carryOutIntents = () => import('./resumeIntents.ts');
