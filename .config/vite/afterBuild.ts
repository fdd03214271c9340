import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';

/** A step of the build that works on its finished files; steps run one after the other, in the order of the plugins. */
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
    // Also called for a build that failed, whose own error must be the one that is told.
    closeBundle: { sequential: true, order: 'post', handler: () => (isWritten ? step(config) : undefined) },
  };
}

/** Builds something beside the app, of the same sources and for the same mode, with nothing else of the app's configuration. */
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
