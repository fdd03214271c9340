import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';

/** A build step that works on the finished files. Steps run one after another, in the order of the plugins. */
export function afterBuild(name: string, step: (config: ResolvedConfig) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: `yardstick:${name}`,
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    // Also called after a failed build, whose own error must be the one reported.
    closeBundle: { sequential: true, order: 'post', handler: () => (isWritten ? step(config) : undefined) },
  };
}

/** Runs a separate build from the same sources and in the same mode, with none of the app's other configuration. */
export const buildBeside = ({ root, mode }: ResolvedConfig, what: Pick<InlineConfig, 'plugins' | 'define' | 'ssr' | 'build'>) =>
  build({
    ...what,
    configFile: false,
    root,
    mode,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...what.define },
  });
