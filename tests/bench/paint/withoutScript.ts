const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const scriptLink = /<link\b(?=[^>]*\brel="(?:modulepreload|preload)")(?=[^>]*(?:modulepreload|as="script"))[^>]*>/g;

/** The same page with the same number of bytes, but without scripts: comments of equal length replace them. */
export const withoutScript = (page: string): string => page.replaceAll(script, asComment).replaceAll(scriptLink, asComment);

/** A comment as hard to compress as the script it replaces, and without double hyphens, which would end it. */
const asComment = (tag: string): string => `<!--${tag.slice('<!--'.length, -'-->'.length).replaceAll('-', '_')}-->`;
