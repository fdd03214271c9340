/** One XML tag, without its namespace prefix. */
export interface XmlTag {
  readonly name: string;
  /** Raw text after the name: the attributes. */
  readonly inside: string;
  /** Whether it is an end tag: "</name>". */
  readonly isEnd: boolean;
  /** Whether it is an empty-element tag: "<name/>". */
  readonly isEmpty: boolean;
  /** Raw text between the previous tag and this one. */
  readonly before: string;
}

/**
 * The tags of an XML text in sequence. Reads each character once, even in malformed input. It
 * supports neither custom entities nor external documents, so input cannot expand.
 */
export function* xmlTags(xml: string): Generator<XmlTag, void> {
  let at = 0;
  for (;;) {
    const open = xml.indexOf('<', at);
    const close = open === -1 ? -1 : xml.indexOf('>', open);
    if (close === -1) return;
    const isEnd = xml[open + 1] === '/';
    const isEmpty = xml[close - 1] === '/';
    const tag = xml.slice(open + (isEnd ? 2 : 1), isEmpty ? close - 1 : close);
    const blank = tag.search(/\s/);
    const named = blank === -1 ? tag : tag.slice(0, blank);
    yield {
      name: named.slice(named.indexOf(':') + 1),
      inside: blank === -1 ? '' : tag.slice(blank).replaceAll(/\s+/g, ' '),
      isEnd,
      isEmpty,
      before: xml.slice(at, open),
    };
    at = close + 1;
  }
}
