/** The gutters of a screen inside the app, the same for all, so that nothing jumps from one to the next. */
export const pageFrame = 'mx-auto w-full max-w-7xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7';

/** The same with its parts one under the other. */
export const pageColumn = `${pageFrame} grid grid-cols-[minmax(0,1fr)] gap-6`;
