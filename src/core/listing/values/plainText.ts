/** The maximum length that is read: far more than any description has. */
const maxRead = 200_000;

/**
 * Plain text from a page's text or HTML: tags, scripts and styles removed, entities decoded, control, bidirectional and broken characters
 * removed, spaces collapsed, cut to `max` characters. With `lines`, line-breaking tags become line ends. Null if nothing is left or it is
 * not text.
 */
export function plainText(value: unknown, options: { readonly max: number; readonly lines?: boolean }): string | null {
  if (typeof value !== 'string') return null;
  const text = cleanCharacters(decodeEntities(withoutTags(value.slice(0, maxRead))));
  const spaced = options.lines
    ? text
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
    : text.replaceAll(/\s+/g, ' ');
  const cut = cutText(spaced.trim(), options.max);
  return cut === '' ? null : cut;
}

/** One line of text, at most 300 characters (an address, a name); null if there is none. */
export const lineOf = (value: unknown): string | null => plainText(value, { max: 300 });

const breaking = /^\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|table|section|article)\b/i;
const hidden = /^(?:script|style)\b/i;

/** The text without its tags. Works in a single pass from left to right, so that 200,000 open brackets take linear time. */
function withoutTags(html: string): string {
  const lower = html.toLowerCase();
  const lastEnd = html.lastIndexOf('>');
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    if (open === -1 || open > lastEnd) return text + html.slice(at);
    text += html.slice(at, open);
    if (!/[a-z/!?]/i.test(html[open + 1] ?? '')) {
      text += '<';
      at = open + 1;
      continue;
    }
    const close = html.indexOf('>', open);
    const tag = html.slice(open + 1, Math.min(close, open + 20));
    if (breaking.test(tag)) text += '\n';
    at = close + 1;
    if (hidden.test(tag)) {
      const end = lower.indexOf(lower.startsWith('sc', open + 1) ? '</script' : '</style', at);
      if (end === -1) return text;
      at = end;
    }
  }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  sup2: '²',
  frac12: '½',
  frac14: '¼',
  eacute: 'é',
  egrave: 'è',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
};

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, (whole: string, name: string) => {
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : name.startsWith('#') ? Number(name.slice(1)) : null;
    if (point !== null) return point > 0x10ffff ? '' : String.fromCodePoint(point);
    return Object.hasOwn(named, name.toLowerCase()) ? (named[name.toLowerCase()] ?? whole) : whole;
  });
}

// Control characters (Postgres refuses NUL), bidirectional marks, zero-width spaces and non-characters.
const unwanted =
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const cleanCharacters = (text: string): string => text.replaceAll('\r', '').replaceAll(unwanted, '').replaceAll(halves, '\ufffd');

/** The text cut to at most `max` code units, without splitting a character. */
function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const half = /[\ud800-\udbff]/.test(text[max - 1] ?? '');
  return text.slice(0, half ? max - 1 : max).trimEnd();
}
