/**
 * What the link field loads later, in a file of its own: the way to each carries the names of all the files it needs,
 * and the first script does without them.
 */
export const linkExtras = () => import('./linkExtras.ts');
export const analysis = () => import('./analyseLink.ts');
export const carryOutIntents = () => import('./carryOut.ts');
