/** Destination when `next` is missing or unsafe. */
const fallback = '/deals';

/** Space and control characters. URL parsers drop some, and the rest may then name another origin. */
// oxlint-disable-next-line no-control-regex -- control characters are the target
const dropped = /[\s\u0000-\u001f\u007f-\u009f\\]/;

/**
 * The path to open after sign-in, always on our own origin and never the sign-in page: `next` when it is a plain
 * path, else `/deals`. `origin` is the page's own, such as `https://yardstick.example`.
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

/** Whether a path could be parsed as a host, either as it is or after decoding. */
const isNetworkPath = (path: string): boolean => /^(?:\/|%2f)(?:[/\\]|%2f|%5c)/i.test(path);
