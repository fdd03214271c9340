import type { Plugin } from 'vite';

/** The build id as `<meta name="build">` (in a script it would re-hash every chunk), and preloads for what the home route imports. */
export function pageHead(options: { readonly buildId: string; readonly homeRoute: string }): Plugin {
  return {
    name: 'yardstick:page-head',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const build = { tag: 'meta', attrs: { name: 'build', content: options.buildId }, injectTo: 'head' as const };
        const files = new Set<string>();
        const collect = (file: string): void => {
          const chunk = context.bundle?.[file];
          if (files.has(file) || chunk?.type !== 'chunk') return;
          files.add(file);
          chunk.imports.forEach(collect);
        };
        for (const chunk of Object.values(context.bundle ?? {})) {
          if (chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith(options.homeRoute)) collect(chunk.fileName);
        }
        const preloads = [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
        return [build, ...preloads];
      },
    },
  };
}
