/** What the landing page loads later, in a file of its own: the way to it carries the names of all the files it needs, and the first script does without them. */
export const landingBelow = () => import('./landingBelow.ts');
