/** A tag of XML as it is met, without the prefix of its name. */
export interface XmlTag {
  readonly name: string;
  /** What follows the name: the attributes as written. */
  readonly inside: string;
  /** "</name>" */
  readonly isEnd: boolean;
  /** "<name/>" */
  readonly isEmpty: boolean;
  /** The text between the tag before and this one, as written. */
  readonly before: string;
}

/**
 * The tags of XML one after the other. Every character is looked at once, whatever is left open: nothing is searched for its end. It
 * knows neither entities of its own nor documents beside, so nothing grows while it is read.
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
