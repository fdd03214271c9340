import type { PageReading } from '../pageReading.ts';

/** The maximum length of a bot check: it is only a few kilobytes, and larger pages have real content. */
const maxBlockPage = 20_000;

/**
 * The bot check that replaced a listing, or null. Call only if no data island was found: real pages of both portals mention bot-check
 * scripts too.
 */
export function blockedBy(html: string): Extract<PageReading, { kind: 'blocked' }>['by'] | null {
  if (html.length > maxBlockPage) return null;
  if (/_cf_chl_opt|<title>\s*(?:just a moment|attention required)|cf-(?:error|browser)-|cloudflare/i.test(html)) return 'cloudflare';
  if (/captcha-delivery\.com|datadome/i.test(html)) return 'datadome';
  const words = visibleWords(html);
  const asks =
    /verify(?:ing)? (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|access (?:is |has been )?(?:denied|blocked)|unusual (?:traffic|activity)|request (?:was )?(?:blocked|unsuccessful)|pardon our interruption|too many requests|you have been blocked|security check/i;
  return asks.test(words) || /px-captcha|_incapsula_|perimeterx|awswaf|hcaptcha|g-recaptcha/i.test(html) ? 'other' : null;
}

/** Whether a page has the portal's wording for a removed listing. */
export function isRemovedListing(html: string): boolean {
  const words = visibleWords(html.slice(0, 400_000));
  return /(?:property|listing|advert|home)\b.{0,40}\b(?:has been removed|was removed|is no longer (?:available|listed|on the market|advertised)|no longer exists|has been (?:archived|withdrawn))|(?:property|listing) not found|(?:couldn'?t|could not|can'?t|cannot) find (?:that|this|the) (?:property|listing)/i.test(
    words,
  );
}

/** Whether a page is truncated: an element that must close never does, or a tag is left open. */
export function isTruncatedHtml(html: string): boolean {
  if (!/<html\b/i.test(html.slice(0, 4_000))) return html.lastIndexOf('<') > html.lastIndexOf('>');
  return !/<\/html\s*>/i.test(html.slice(-4_000));
}

/** Whether most of a text is non-text characters, as when a compressed or encrypted response was saved as text. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 8_000);
  // oxlint-disable-next-line no-control-regex -- control characters are what is counted
  const odd = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return odd > Math.max(8, sample.length / 50);
}

/** Whether a text is other markup (XML), or text without a single element. */
export const isNotHtml = (text: string): boolean => /^\s*<\?xml\b(?![^>]*\bxhtml)/i.test(text) && !/<html\b/i.test(text.slice(0, 2_000));

function visibleWords(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]{0,400}>[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^<>]{0,2000}>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
