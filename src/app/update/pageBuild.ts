/** The build of this page. */
export const pageBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';
