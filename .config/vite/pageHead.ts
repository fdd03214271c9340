import type { Plugin } from 'vite';

/** Adds the build id as `<meta name="build">`. In a script, it would change the hash of every chunk. */
export const pageHead = (options: { readonly buildId: string }): Plugin => ({
  name: 'yardstick:page-head',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: options.buildId }, injectTo: 'head' }],
});
