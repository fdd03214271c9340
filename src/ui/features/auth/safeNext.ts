/** Where a sign-in leads when it does not say. */
const fallback = '/deals';

/** Space and control characters: a parser drops some of them, and what is left may name another origin. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const dropped = /[\s\u0000-\u001f\u007f-\u009f\\]/;

/**
 * The path to go to after a sign-in, always of our own origin and never the sign-in itself: `next` when it is a plain
 * path, else `/deals`. `origin` is the page's own, e.g. `https://yardstick.example`.
 */
export function safeNext(next: string | null, origin: string): string {
  if (next === null || !next.startsWith('/') || isNetworkPath(next) || dropped.test(next)) return fallback;
  if (!URL.canParse(next, origin)) return fallback;
  const target = new URL(next, origin);
  // A dot segment can uncover a second slash: "/.//evil.example" resolves to the path "//evil.example".
  if (target.origin !== origin || isNetworkPath(target.pathname)) return fallback;
  if (target.pathname === '/auth' || target.pathname.startsWith('/auth/')) return fallback;
  return target.pathname + target.search + target.hash;
}

/** Whether a path would be read as a host, as it stands or once something on the way has decoded it. */
const isNetworkPath = (path: string): boolean => /^(?:\/|%2f)(?:[/\\]|%2f|%5c)/i.test(path);
