/** The placeholder in built pages for their public address (`.config/vite/landingHead.ts`). */
const placeholder = 'https://origin.invalid';

/** Pages for search engines. The pages behind them are private. */
const listed = ['/', '/simulator', '/privacy', '/terms', '/security', '/compliance'];

/** A built page with its public address filled in, which the build did not know. */
export const withOrigin = (page: string, origin: string): string => page.replaceAll(placeholder, origin);

/** `/robots.txt` and `/sitemap.xml`, which contain absolute URLs. Null for every other path. */
export function searchPage(pathname: string, origin: string): Response | null {
  if (pathname === '/robots.txt') return text(robots(origin), 'text/plain; charset=utf-8');
  return pathname === '/sitemap.xml' ? text(sitemap(origin), 'application/xml; charset=utf-8') : null;
}

const robots = (origin: string): string => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;

function sitemap(origin: string): string {
  const pages = listed.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}

const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const text = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
