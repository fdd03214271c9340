/** The part of the Trusted Types interface used here, which TypeScript's DOM library does not have yet. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(url: string): string }): unknown;
}

/**
 * Installs the page's only Trusted Types policy. It allows scripts only for our own workers and service worker, and never turns text into
 * HTML. Anything else is refused, and the browser reports it.
 */
export function installTrustedTypes(): void {
  const factory = (globalThis as { readonly trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: () => {
      throw new TypeError('Creating HTML from text is not allowed');
    },
    createScriptURL: (url) => {
      const target = new URL(url, location.origin);
      if (target.origin === location.origin && (target.pathname === '/sw.js' || target.pathname.startsWith('/assets/'))) return url;
      if (import.meta.env.DEV) return url;
      throw new TypeError(`Refused to load a script that is not ours: ${url}`);
    },
  });
}
