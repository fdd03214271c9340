/** Limits on the number of matches and on an element's length. Real pages need far less, but hostile pages can contain far more. */
const maxPlaces = 400;
const maxElement = 20_000;
const maxTag = 600;
/** The maximum number of unterminated elements: each is read up to the length limit, so only a few are tried. */
const maxOpen = 4;

/**
 * The inner HTML of up to `most` elements with a class, in page order. An element that never closes, or closes beyond the limit, is
 * omitted.
 */
export function elementsOfClass(html: string, name: string, most = 60): readonly string[] {
  const found: string[] = [];
  let at = html.indexOf(name);
  let unended = 0;
  for (let place = 0; at !== -1 && place < maxPlaces && found.length < most && unended < maxOpen; place += 1) {
    const open = html.lastIndexOf('<', at);
    const tag = at - open > maxTag ? null : openingTag(html.slice(open, open + maxTag * 2));
    if (tag !== null && tag.classes.includes(name)) {
      const inner = innerOf(html, open + tag.length, tag.element);
      if (inner === null) unended += 1;
      else found.push(inner);
    }
    at = html.indexOf(name, at + name.length);
  }
  return found;
}

interface OpeningTag {
  readonly element: string;
  readonly classes: readonly string[];
  readonly length: number;
}

function openingTag(text: string): OpeningTag | null {
  const tag = /^<([a-z][a-z0-9]{0,15})\b([^<>]{0,1000})>/i.exec(text);
  const classes = /\bclass=(?:"([^"]{0,400})"|'([^']{0,400})')/i.exec(tag?.[2] ?? '');
  if (tag === null || classes === null) return null;
  return { element: (tag[1] ?? '').toLowerCase(), classes: (classes[1] ?? classes[2] ?? '').split(/\s+/), length: tag[0].length };
}

/** The HTML up to the element's closing tag, skipping nested elements of the same name. */
function innerOf(html: string, from: number, element: string): string | null {
  const text = html.slice(from, from + maxElement);
  let depth = 1;
  for (const tag of text.matchAll(/<(\/?)([a-z][a-z0-9]{0,15})\b/gi)) {
    if (tag[2]?.toLowerCase() !== element) continue;
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return text.slice(0, tag.index);
  }
  return null;
}
