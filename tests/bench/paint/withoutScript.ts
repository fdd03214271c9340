const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const scriptLink = /<link\b(?=[^>]*\brel="(?:modulepreload|preload)")(?=[^>]*(?:modulepreload|as="script"))[^>]*>/g;

/** The same page, byte for byte as long, that runs no script and asks for none: comments stand in their place. */
export const withoutScript = (page: string): string => page.replaceAll(script, asComment).replaceAll(scriptLink, asComment);

/** As hard to compress as what it stands for; two hyphens would end it. */
const asComment = (tag: string): string => `<!--${tag.slice('<!--'.length, -'-->'.length).replaceAll('-', '_')}-->`;
