/** The gutters of an app screen, identical on all so that navigation causes no layout shift. */
export const pageFrame = 'mx-auto w-full max-w-7xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7';

/** The same frame with its parts stacked. */
export const pageColumn = `${pageFrame} grid grid-cols-[minmax(0,1fr)] gap-6`;
