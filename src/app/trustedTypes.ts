/** The part of the Trusted Types interface used here, which TypeScript's DOM library does not have yet. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(url: string): string }): unknown;
}

/**
 * Installs the page's only Trusted Types policy. Scripts may be our own workers and service worker, and text may never become HTML. Any
 * other value is refused, and the browser reports it.
 */
export function installTrustedTypes(): void {
  const factory = (globalThis as { readonly trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: () => {
      throw new TypeError('HTML from text is not allowed');
    },
    createScriptURL: (url) => {
      const target = new URL(url, location.origin);
      if (target.origin === location.origin && (target.pathname === '/sw.js' || target.pathname.startsWith('/assets/'))) return url;
      if (import.meta.env.DEV) return url;
      throw new TypeError(`Not a script of ours: ${url}`);
    },
  });
}
