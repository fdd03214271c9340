/** Lazily loads the rest of the landing page. A separate file, because the import lists every chunk it needs and the first script omits them. */
export const lazyLandingSections = () => import('./landingBelow.ts');
