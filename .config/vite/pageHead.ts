import type { Plugin } from 'vite';

/** The build id as `<meta name="build">`; in a script it would re-hash every chunk. */
export const pageHead = (options: { readonly buildId: string }): Plugin => ({
  name: 'yardstick:page-head',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: options.buildId }, injectTo: 'head' }],
});
