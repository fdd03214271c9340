/**
 * Lazily loads the rest of the landing page. Kept in a separate file, because the bundler adds a list of chunks to the import. The list
 * must stay out of the entry script.
 */
export const lazyLandingSections = () => import('./landingBelow.ts');
