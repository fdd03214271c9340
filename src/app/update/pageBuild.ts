/** The build this page was made from. */
export const pageBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';
