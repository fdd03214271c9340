/** Lazily loads the rest of the landing page. Kept in a separate file so that the list of chunks the bundler adds to the import stays out of the entry script. */
export const lazyLandingSections = () => import('./landingBelow.ts');
